import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import pluginSitemap, {type PluginOptions as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {hashSources} from '../buildCache/hashSources';
import {writeOutputs} from '../plugins/api-contract/node/outputs/writeOutputs';
import {searchIndexStep} from '../plugins/local-search/node/searchIndexStep';
import {markdownStep} from '../plugins/markdown-output/markdownStep';
import type {BuiltLanguage} from '../plugins/publish';
import {compressionStep} from '../plugins/publish/compression/compressionStep';
import {policyStep} from '../plugins/publish/policy/policyStep';
import {rootFolder} from '../plugins/publish/policy/rootFolder';
import {robotsTxt} from '../plugins/publish/robots';
import type {Step} from '../plugins/publish/shared/step';
import {buildLocale} from './i18n';
import {locales} from './locales';
import {isSearchHosted, searchIndexOptions} from './search';
import {site} from './site';

const sitemapOptions: SitemapOptions = {
  filename: 'sitemap.xml',
  lastmod: null,
  changefreq: 'weekly',
  priority: 0.5,
  ignorePatterns: locales.map(({pathPrefix}) => `${pathPrefix}/search`),
};

function sitemapStep({context, props}: BuiltLanguage): Step {
  return {
    name: 'sitemap',
    write: () => pluginSitemap(context, sitemapOptions)?.postBuild?.({...props, content: undefined}),
  };
}

function robotsStep({context: {i18n, siteConfig}, props: {outDir}}: BuiltLanguage): Step {
  return {
    name: 'robots.txt',
    async write() {
      const isAtRoot = i18n.currentLocale === i18n.defaultLocale;
      if (isAtRoot) await writeFile(join(outDir, 'robots.txt'), robotsTxt(siteConfig.url));
    },
  };
}

/** @returns everything that is done to a built language, in order; the compression comes last. */
export function publishSteps(built: BuiltLanguage): Step[] {
  const {context, content, props} = built;
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const {outDir, routes} = props;
  const locale = buildLocale();
  const docs = (content['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>;
  const versions = Object.values(docs).flatMap(({loadedVersions}) => loadedVersions);
  const sourceBaseUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  return [
    ...(searchIndexOptions ? [searchIndexStep({context, outDir, routes, docs, options: searchIndexOptions})] : []),
    markdownStep({
      outDir,
      baseUrl,
      siteUrl: siteConfig.url,
      siteTitle: siteConfig.title,
      locale,
      versions,
      cacheFolder: join(siteDir, 'node_modules/.cache/markdown'),
      hashSources: () => hashSources(siteDir),
    }),
    policyStep({
      root: rootFolder({outDir, baseUrl, sourceBaseUrl}),
      locale,
      hasAnalytics: site.analyticsId !== '',
      hasHostedSearch: isSearchHosted,
    }),
    {
      name: 'contract files',
      write: () => writeOutputs({siteDir, outDir, locale, siteUrl: siteConfig.url + baseUrl, apiUrl: site.apiUrl}),
    },
    robotsStep(built),
    sitemapStep(built),
    compressionStep({outDir, locale, cacheFolder: join(siteDir, 'node_modules/.cache/publish')}),
  ];
}
