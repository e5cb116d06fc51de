import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import type {Module} from 'webpack';
import {withStableNames} from './minifier';
import {PurgeStylesPlugin} from './purgeStyles';

/** Rooms whose styles are imported by the pages that need them; each has one file for all of them. */
const pageStyles = [
  {name: 'code', folders: [path.join('src', 'content', 'code')]},
  {name: 'diagrams', folders: [path.join('src', 'content', 'diagrams')]},
  {name: 'cards', folders: [path.join('src', 'content', 'cards')]},
  {name: 'mockups', folders: [path.join('src', 'content', 'mockups')]},
  {name: 'walkthroughs', folders: [path.join('src', 'content', 'walkthroughs')]},
  {name: 'reference', folders: [path.join('src', 'reference', 'pages')]},
  {name: 'questions', folders: [path.join('src', 'content', 'questions')]},
  {name: 'tabs', folders: [path.join('src', 'content', 'tabs')]},
  {name: 'checklists', folders: [path.join('src', 'content', 'checklists')]},
  {name: 'glossary', folders: [path.join('src', 'content', 'glossary', 'page')]},
  {name: 'notes', folders: [path.join('src', 'content', 'release-notes')]},
];

/** Folders of components that only some pages show: their styles stay in chunks of their own, linked where needed. */
const lazyParts = [
  path.join('src', 'theme', 'DocCategoryGeneratedIndexPage'),
  path.join('src', 'theme', 'DocTagDocListPage'),
  path.join('src', 'theme', 'DocTagsListPage'),
  path.join('src', 'site', 'components', 'home'),
  path.join('src', 'site', 'components', 'ShortcutsDialog'),
  ...['SearchDialog', 'SearchPage', 'SearchRow', 'NoResultsAdvice', 'SpellingNotice'].map((part) =>
    path.join('src', 'search', 'box', 'theme', part),
  ),
  path.join('src', 'search', 'box', 'highlight'),
  path.join('src', 'reference', 'browser', 'values'),
  path.join('src', 'sandbox', 'browser'),
  ...pageStyles.flatMap(({folders}) => folders),
];

type NamedModule = Pick<Module, 'nameForCondition'>;

const isIn =
  (folders: readonly string[]) =>
  (module: NamedModule): boolean =>
    folders.some((folder) => module.nameForCondition()?.includes(folder));

const isShared = (module: NamedModule): boolean => !isIn(lazyParts)(module);

/** @returns the name that Docusaurus gives the chunk of a route's module. */
const chunkOf = (module: string): string => simpleHash(module, 8);

/** What all docs pages load moves to the chunk of their outermost route. */
const docsRoot = chunkOf('@theme/DocsRoot');
const docsChunks = [
  docsRoot,
  chunkOf('@theme/DocVersionRoot'),
  chunkOf('@theme/DocRoot'),
  chunkOf('@theme/DocItem'),
  chunkOf('@generated/docusaurus-plugin-content-docs/default/__plugin.json'),
];

/** Keeps out of the browser what a page does not use; guides/performance.md lists what each part gains. */
export default function bundle({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'bundle',
    configureWebpack({mode, optimization}, isServer) {
      if (mode !== 'production') return {};
      const rules = [
        ['registry.js', 'registry.cjs'],
        ['docusaurus.config.mjs', 'siteConfig.cjs'],
      ].map(([file = '', loader = '']) => ({
        resource: path.join(generatedFilesDir, file),
        use: [path.join(__dirname, 'loaders', loader)],
      }));
      if (isServer) return {module: {rules}};
      // What stamps the sandbox's files needs other helpers than the shim has.
      const tslib = {include: /@cantoo/, resolve: {alias: {tslib$: require.resolve('tslib/tslib.es6.mjs')}}};
      return {
        // Minimizers would be added to those of Docusaurus.
        mergeStrategy: {'optimization.minimizer': 'replace'},
        // How long a part that is loaded on demand may hang, in milliseconds, before its place tells the reader; two minutes
        // are the default.
        output: {chunkLoadTimeout: 20_000},
        module: {rules: [...rules, tslib]},
        resolve: {alias: {tslib$: path.join(__dirname, 'tslibShim.ts')}},
        optimization: {
          minimizer: withStableNames(optimization?.minimizer ?? []),
          // Named chunks need no table from names to numbers.
          chunkIds: 'named',
          // Runtime and entry both contain the names of all chunks, which compress best in one file.
          runtimeChunk: false,
          splitChunks: {
            cacheGroups: {
              styles: {test: isShared},
              ...Object.fromEntries(
                pageStyles.map(({name, folders}) => [
                  name,
                  {name, test: isIn(folders), chunks: 'all', enforce: true, type: 'css/mini-extract'},
                ]),
              ),
              // There would be many small files, one for each combination of pages.
              defaultVendors: false,
              // One file instead of five: prefetching each costs a slow phone 4 ms.
              docs: {
                name: docsRoot,
                chunks: ({name}: {name?: string | null}) => docsChunks.includes(name ?? ''),
                enforce: true,
                type: /^(?:javascript|json)/,
              },
            },
          },
        },
        plugins: [new PurgeStylesPlugin()],
      };
    },
  };
}
