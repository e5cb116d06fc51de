import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {openBuildCache} from '../../buildCache/buildCache';
import {hashSources} from '../../buildCache/hashSources';
import {hashOf} from '../../content/fingerprint';
import {mdxRule} from '../../content/mdxRule';
import {optionsValidator} from '../../content/validateOptions';
import {openPageCache, type PageCache} from './pageCache';
import {toPageKey} from './pageKey';

const optionsSchema = z.strictObject({
  // Not the values, because Docusaurus sends plain options to the browser.
  settings: z
    .custom<() => unknown>((value) => typeof value === 'function', 'is not a function')
    .meta({
      value: 'a function that returns the values',
      description: "Returns the values, besides files and the site's configuration, that pages are made from.",
    }),
});

export type MdxCacheOptions = z.infer<typeof optionsSchema>;

export const validateOptions = optionsValidator(optionsSchema, 'mdx-cache: docusaurus.config.ts');

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
      const docs = instances.flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs));
      // Links between files turn into these addresses.
      const permalinks = docs.map(({source, permalink}) => `${source} ${permalink}`).sort();
      const sources = [process.version, siteDir, locale, siteConfig, settings(), permalinks];
      cache = await openPageCache(
        await openBuildCache(join(siteDir, 'node_modules/.cache/mdx', locale), 'pages'),
        async () => hashOf(JSON.stringify([...sources, await hashSources(siteDir)])),
        (resource, salt) => toPageKey(siteDir, resource, salt),
      );
    },
    configureWebpack: () => mdxRule('post', join(__dirname, 'loader.cjs'), {cache}),
    postBuild: () => cache.save(),
  };
}
