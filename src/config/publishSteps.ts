import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import pluginSitemap from '@docusaurus/plugin-sitemap';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {buildLocale} from '../../config/i18n';
import {isSearchHosted, searchIndexOptions} from '../../config/search';
import {site} from '../../config/site';
import {sitemap} from '../../config/sitemap';
import {writeOutputs} from '../api-contract/node/outputs/writeOutputs';
import {searchIndexStep} from '../local-search/node/searchIndexStep';
import {markdownStep} from '../markdown-output/markdownStep';
import {hashSources} from '../mdx-cache/hashSources';
import type {ReleaseNotes} from '../release-notes';
import {writeFeeds} from '../release-notes/writeFeeds';
import {compressionStep} from './compression/compressionStep';
import {policyStep} from './policy/policyStep';
import {rootFolder} from './policy/rootFolder';
import {robotsTxt} from './robots';
import type {Step} from './step';

export interface BuiltLanguage {
  context: LoadContext;
  /** What all plugins loaded. */
  content: AllContent;
  /** What Docusaurus knows after the build. */
  props: Parameters<NonNullable<Plugin['postBuild']>>[0];
}

function sitemapStep({context, props}: BuiltLanguage): Step {
  return {
    name: 'sitemap',
    write: () => pluginSitemap(context, sitemap)?.postBuild?.({...props, content: undefined}),
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

/** @returns all that is done to a built language, in order. */
export function stepsOf(built: BuiltLanguage): Step[] {
  const {context, content, props} = built;
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const {outDir, routes} = props;
  const locale = buildLocale();
  const siteUrl = siteConfig.url + baseUrl;
  const siteTitle = siteConfig.title;
  const docs = (content['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>;
  const versions = Object.values(docs).flatMap(({loadedVersions}) => loadedVersions);
  const notes = content['release-notes']?.default as ReleaseNotes;
  const sourceBaseUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  return [
    ...(searchIndexOptions ? [searchIndexStep({context, outDir, routes, docs, options: searchIndexOptions})] : []),
    markdownStep({
      outDir,
      baseUrl,
      siteUrl: siteConfig.url,
      siteTitle,
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
    {name: 'contract files', write: () => writeOutputs({siteDir, outDir, locale, siteUrl, apiUrl: site.apiUrl})},
    {name: 'release notes feeds', write: () => writeFeeds({outDir, notes, baseUrl: siteUrl, locale, siteTitle})},
    robotsStep(built),
    sitemapStep(built),
    compressionStep({outDir, locale, cacheFolder: join(siteDir, 'node_modules/.cache/publish')}),
  ];
}
