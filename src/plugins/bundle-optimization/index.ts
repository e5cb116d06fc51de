import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {PurgeStylesPlugin} from './purgeStyles';

/** Folders of parts that only some pages show: their styles stay with their scripts, and are linked where they are. */
const lazyParts = [
  path.join('src', 'components', 'home'),
  path.join('src', 'components', 'ShortcutsDialog'),
  path.join('src', 'plugins', 'local-search', 'theme', 'SearchDialog'),
  path.join('src', 'plugins', 'local-search', 'theme', 'SearchPage'),
];

interface StyleModule {
  nameForCondition: () => string | null | undefined;
}

const isShared = (module: StyleModule): boolean =>
  !lazyParts.some((folder) => module.nameForCondition()?.includes(folder) === true);

/** As Docusaurus names the chunk of a module that a route asks for. */
const chunkOf = (module: string): string => simpleHash(module, 8);

/** All that docs pages share moves to the chunk of the outermost, which every one of them asks for. */
const docsRoot = chunkOf('@theme/DocsRoot');
const docsChunks = [
  docsRoot,
  chunkOf('@theme/DocVersionRoot'),
  chunkOf('@theme/DocRoot'),
  chunkOf('@theme/DocItem'),
  chunkOf('@generated/docusaurus-plugin-content-docs/default/__plugin.json'),
];

/** Keeps out of the browser what a page does not use. Each part and its gain is listed in guides/performance.md. */
export default function bundleOptimization({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'bundle-optimization',
    configureWebpack({mode}, isServer) {
      if (mode !== 'production') return {};
      const rules = [
        {
          resource: path.join(generatedFilesDir, 'registry.js'),
          use: [path.join(__dirname, 'loaders', 'registry.cjs')],
        },
      ];
      if (isServer) return {module: {rules}};
      return {
        module: {rules},
        resolve: {alias: {tslib$: path.join(__dirname, 'tslibShim.ts')}},
        optimization: {
          // Chunks that are called by their names need no table from names to numbers.
          chunkIds: 'named',
          // One file: the names of all chunks stand in both, and compress best side by side.
          runtimeChunk: false,
          splitChunks: {
            cacheGroups: {
              styles: {test: isShared},
              // A file for each combination of pages would be small, many, and long of name.
              defaultVendors: false,
              // One file instead of five: each costs a slow phone 4 ms to ask for ahead.
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
