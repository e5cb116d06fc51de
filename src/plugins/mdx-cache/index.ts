import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {site} from '../../config/site';
import {hashSources} from './hashSources';
import {openPageCache, type PageCache} from './pageCache';
import {hashOf, toPageKey} from './pageKey';

/** @returns the docs with their addresses, which links between files turn into. */
function listPermalinks(versions: LoadedContent['loadedVersions']): string[] {
  return versions.flatMap(({docs}) => docs.map(({source, permalink}) => `${source} ${permalink}`)).sort();
}

/** Keeps compiled pages between release builds, so that a build compiles only what has changed since the last one. */
export default function mdxCache({siteDir, siteConfig, i18n: {currentLocale}}: LoadContext): Plugin {
  // Without the core's sharing of compiled pages, browser and server would each have their own.
  const isOn = process.env.NODE_ENV === 'production' && siteConfig.future.faster.mdxCrossCompilerCache;
  if (!isOn) return {name: 'mdx-cache'};
  let cache: PageCache;
  return {
    name: 'mdx-cache',
    async allContentLoaded({allContent}) {
      const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
      const permalinks = listPermalinks(instances.flatMap(({loadedVersions}) => loadedVersions));
      const file = join(siteDir, 'node_modules', '.cache', 'mdx', `${currentLocale}.json`);
      cache = await openPageCache(file, {
        toSalt: async () =>
          hashOf(
            JSON.stringify([
              process.version,
              siteDir,
              currentLocale,
              siteConfig,
              site,
              permalinks,
              await hashSources(siteDir),
            ]),
          ),
        toKey: (resource, salt) => toPageKey(siteDir, resource, salt),
      });
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Not `test`: Docusaurus takes every rule with a `test` for .mdx as one that compiles such files.
            resource: /\.mdx?$/,
            enforce: 'post',
            use: [{loader: join(__dirname, 'loader.cjs'), options: {cache}}],
          },
        ],
      },
    }),
    // Where nothing can be written, the next build is slower, and this one is right.
    postBuild: () => cache.save().catch(() => undefined),
  };
}
