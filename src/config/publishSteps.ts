import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import pluginSitemap, {type PluginOptions as SitemapOptions} from '@docusaurus/plugin-sitemap';
import {bundleSandbox} from '../../integrators/sandbox/bundleSandbox';
import {writeOutputs} from '../reference/downloads/writeOutputs';
import {scenarioTexts} from '../reference/pages/sandboxTables';
import {batchExampleStep} from '../content/batch-example/batchExampleStep';
import {offlineStep} from '../site/offline/offlineStep';
import {searchIndexStep} from '../search/index/searchIndexStep';
import {markdownStep} from '../publishing/markdown/markdownStep';
import {compressionStep} from '../publishing/compression/compressionStep';
import {headersStep} from '../publishing/headers/headersStep';
import {policyStep} from '../publishing/policy/policyStep';
import {redirectStep} from '../publishing/redirects/redirectStep';
import {putAddressInPrograms} from '../publishing/steps/putAddressInPrograms';
import {languageRoots, languageRootsStep} from '../publishing/steps/languageRoots';
import {robotsTxt} from '../publishing/steps/robots';
import {rootFolder} from '../publishing/steps/rootFolder';
import type {BuiltLanguage, Step} from '../kit/step';
import {readMovedPages} from '../publishing/redirects/movedPages';
import {webManifest} from '../publishing/steps/webManifest';
import {themeColour} from './headTags';
import {headers} from './headers';
import {homeOf} from './homeOf';
import {i18n} from './i18n';
import {locales} from '../kit/locales';
import {inlineScripts} from './inlineScripts';
import {isSearchHosted, searchIndexOptions} from './search';
import {site} from './site';

const sitemapOptions: SitemapOptions = {
  filename: 'sitemap.xml',
  lastmod: null,
  changefreq: 'weekly',
  priority: 0.5,
  ignorePatterns: locales.map(({code}) => `${homeOf(code)}search`),
};

/** @returns everything that is done to a built language, in order; the compression comes last. */
export function publishSteps(built: BuiltLanguage): Step[] {
  const {outDir, baseUrl, locale, siteConfig, siteDir} = built;
  return [
    ...(searchIndexOptions ? [searchIndexStep({...built, context: built, options: searchIndexOptions})] : []),
    {
      name: 'contract files',
      write: () =>
        writeOutputs({
          ...built,
          siteUrl: siteConfig.url + baseUrl,
          apiUrl: site.apiUrl,
          scenarios: scenarioTexts(siteDir, locale),
        }),
    },
    {
      name: 'sandbox',
      async write() {
        const folder = join(outDir, 'programs');
        await mkdir(folder, {recursive: true});
        await writeFile(join(folder, 'sandbox.mjs'), await bundleSandbox(siteDir));
      },
    },
    {name: 'address in programs', write: () => putAddressInPrograms(siteDir, outDir)},
    languageRootsStep(built),
    // Lists the contract files.
    markdownStep(built),
    policyStep(
      built,
      {
        hasAnalytics: site.analyticsId !== '',
        hasHostedSearch: isSearchHosted,
        feedbackEndpoint: site.feedbackEndpoint,
      },
      inlineScripts(built),
    ),
    headersStep(built, headers),
    redirectStep(built, readMovedPages(siteDir)),
    batchExampleStep(built),
    {
      name: 'robots.txt',
      async write() {
        await writeFile(
          join(rootFolder(built), 'robots.txt'),
          robotsTxt(siteConfig.url, Object.values(languageRoots(built))),
        );
      },
    },
    {
      name: 'web app manifest',
      async write() {
        const lang = i18n.localeConfigs[locale]?.htmlLang ?? locale;
        const app = {id: baseUrl, name: siteConfig.title, shortName: site.shortName[locale], lang, colour: themeColour};
        await writeFile(join(outDir, 'manifest.webmanifest'), webManifest(app));
      },
    },
    // Measures what the steps before it have written.
    offlineStep(built),
    {name: 'sitemap', write: () => pluginSitemap(built, sitemapOptions)?.postBuild?.(built)},
    compressionStep(built),
  ];
}
