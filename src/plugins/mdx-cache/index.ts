import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openBuildCache} from '../../buildCache/buildCache';
import {hashOf, hashSources} from '../../buildCache/hashSources';
import {openPageCache, type PageCache} from './pageCache';
import {toPageKey} from './pageKey';

export interface MdxCacheOptions {
  /**
   * @returns the values, besides files and the site's configuration, that pages are made from. A function, because
   *   Docusaurus sends plain options to the browser.
   */
  settings: () => unknown;
}

/** @returns the docs with their addresses, which links between files turn into. */
function listPermalinks(versions: LoadedContent['loadedVersions']): string[] {
  return versions.flatMap(({docs}) => docs.map(({source, permalink}) => `${source} ${permalink}`)).sort();
}

/** Keeps compiled pages between release builds, so that a build compiles only what has changed since the last one. */
export default function mdxCache(context: LoadContext, {settings}: MdxCacheOptions): Plugin {
  const {siteDir, siteConfig, i18n} = context;
  const locale = i18n.currentLocale;
  // Without the core's sharing of compiled pages, browser and server would each have their own.
  const isOn = process.env.NODE_ENV === 'production' && siteConfig.future.faster.mdxCrossCompilerCache;
  if (!isOn) return {name: 'mdx-cache'};
  let cache: PageCache;
  return {
    name: 'mdx-cache',
    async allContentLoaded({allContent}) {
      const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
      const permalinks = listPermalinks(instances.flatMap(({loadedVersions}) => loadedVersions));
      const sources = [process.version, siteDir, locale, siteConfig, settings(), permalinks];
      cache = await openPageCache(await openBuildCache(join(siteDir, 'node_modules/.cache/mdx', locale), 'pages'), {
        toSalt: async () => hashOf(JSON.stringify([...sources, await hashSources(siteDir)])),
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
    postBuild: () => cache.save(),
  };
}
