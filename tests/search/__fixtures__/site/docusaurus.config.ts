import {resolve} from 'node:path';
import type {Config, Plugin, PluginConfig} from '@docusaurus/types';

// Who builds it copies this folder elsewhere and says where the project is, and whether it is to have a search at all.
const project = process.env.PROJECT_ROOT ?? '';
const hasSearch = process.env.FIXTURE_SEARCH !== 'none';
// eslint-disable-next-line @typescript-eslint/no-require-imports -- the place is known only when it runs
const {hostedSearchTheme, searchPlugins, searchThemes} = require(resolve(project, 'src/config/search.ts')) as {
  hostedSearchTheme: object;
  searchPlugins: PluginConfig[];
  searchThemes: [string, Record<string, unknown>][];
};

interface StyleModule {
  nameForCondition: () => string | null | undefined;
}

/** As on the site itself, the styles of the dialog come with the dialog. */
const dialogStyles = (): Plugin => ({
  name: 'dialog-styles',
  configureWebpack: () => ({
    optimization: {
      splitChunks: {
        cacheGroups: {
          styles: {test: (module: StyleModule) => !module.nameForCondition()?.includes('SearchDialog')},
        },
      },
    },
  }),
});

const config: Config = {
  title: 'Fixture',
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: false,
  future: {v4: true, faster: {rspackPersistentCache: false}},
  plugins: [dialogStyles, ...(hasSearch ? searchPlugins : [])],
  themes: hasSearch ? searchThemes.map(([name, options]): PluginConfig => [resolve(project, name), options]) : [],
  presets: [['classic', {blog: false, docs: {routeBasePath: '/'}}]],
  themeConfig: {navbar: {title: 'Fixture', items: [{type: 'search', position: 'right'}]}, ...hostedSearchTheme},
};

export default config;
