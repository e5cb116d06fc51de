import {resolve} from 'node:path';
import type {Config, LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';

// The folder is copied before it is built; the environment says where the project is, and whether to build a search.
const project = process.env.PROJECT_ROOT ?? '';
const hasSearch = process.env.FIXTURE_SEARCH !== 'none';
/** @returns a module of the project, whose path is known only at run time */
// eslint-disable-next-line @typescript-eslint/no-require-imports
const load = (module: string): unknown => require(resolve(project, module));

const {hostedSearchTheme, searchIndexOptions, searchPlugins, ...search} = load(
  'src/config/search.ts',
) as typeof import('../../../../src/config/search');
const searchThemes = search.searchThemes as [string, Record<string, unknown>][];
const {searchIndexStep} = load(
  'src/search/index/searchIndexStep.ts',
) as typeof import('../../../../src/search/index/searchIndexStep');
const {readPages} = load(
  'src/publishing/steps/readPages.ts',
) as typeof import('../../../../src/publishing/steps/readPages');
const {runSteps} = load('src/publishing/steps/runSteps.ts') as typeof import('../../../../src/publishing/steps/runSteps');

/** The only step of publishing that the search needs. */
function publishIndex(context: LoadContext): Plugin {
  let docs: Record<string, LoadedContent> = {};
  return {
    name: 'publish-index',
    async allContentLoaded({allContent}) {
      docs = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>;
    },
    async postBuild({outDir, baseUrl, routes}) {
      if (!searchIndexOptions) return;
      const step = searchIndexStep({context, outDir, routes, docs, options: searchIndexOptions});
      await runSteps([step], readPages(outDir, baseUrl));
    },
  };
}

interface StyleModule {
  nameForCondition: () => string | null | undefined;
}

/** As on the site itself, the styles of the dialog are loaded with the dialog. */
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
  // The search page names the main tasks of the real site.
  onBrokenLinks: 'ignore',
  future: {v4: true, faster: {rspackPersistentCache: false}},
  plugins: [dialogStyles, ...(hasSearch ? [...searchPlugins, publishIndex] : [])],
  themes: hasSearch ? searchThemes.map(([name, options]): PluginConfig => [resolve(project, name), options]) : [],
  presets: [['classic', {blog: false, docs: {routeBasePath: '/'}}]],
  themeConfig: {navbar: {title: 'Fixture', items: [{type: 'search', position: 'right'}]}, ...hostedSearchTheme},
};

export default config;
