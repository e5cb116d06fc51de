import {resolve} from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';

// The test copies this folder elsewhere and says where the project is.
const project = process.env.PROJECT_ROOT ?? '';
// eslint-disable-next-line @typescript-eslint/no-require-imports -- the place is known only when it runs
const {hostedSearchTheme, searchPlugins, searchThemes} = require(resolve(project, 'src/config/search.ts')) as {
  hostedSearchTheme: object;
  searchPlugins: PluginConfig[];
  searchThemes: [string, Record<string, unknown>][];
};

const config: Config = {
  title: 'Fixture',
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: false,
  future: {v4: true, faster: {rspackPersistentCache: false}},
  plugins: searchPlugins,
  themes: searchThemes.map(([name, options]): PluginConfig => [resolve(project, name), options]),
  presets: [['classic', {blog: false, docs: {routeBasePath: '/'}}]],
  themeConfig: {navbar: {title: 'Fixture', items: [{type: 'search', position: 'right'}]}, ...hostedSearchTheme},
};

export default config;
