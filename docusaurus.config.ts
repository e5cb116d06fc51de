import type {Config} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {announcementBarIn} from './src/config/announcement';
import {cardIn} from './src/config/card';
import {footerIn} from './src/config/footer';
import {history} from './src/config/gitHistory';
import {headTagsIn} from './src/config/headTags';
import {buildLocale, i18n} from './src/config/i18n';
import {navbar} from './src/config/navbar';
import {publishSteps} from './src/config/publishSteps';
import {settingLinks} from './src/config/settingLinks';
import {browserSettings, site} from './src/config/site';
import {sourceLocale} from './src/kit/locales';
import {docsVersions} from './src/kit/versions';
import {markdown, remarkPlugins, rehypePlugins} from './src/config/markdown';
import {hostedSearchTheme, searchPlugins, searchThemes} from './src/config/search';
import {brandFolder, type BrandOptions} from './src/site/brand';
import {pageTemplate} from './src/site/loading/pageTemplate';
import type {PublishingOptions} from './src/publishing';

const locale = buildLocale();

const config: Config = {
  title: site.productName[locale],
  tagline: site.productName[locale],
  favicon: 'img/logo.svg',
  url: site.url,
  baseUrl: `${site.basePath}/`,
  baseUrlIssueBanner: false,
  trailingSlash: false,
  ssrTemplate: pageTemplate(`${site.basePath}/`),
  future: {
    v4: true,
    // Reads the Git history once, not once for each page.
    experimental_vcs: true,
    faster: {
      // Release builds must be reproducible; with the cache they are not.
      rspackPersistentCache: process.env.NODE_ENV === 'development',
      // On two cores, one thread renders all pages as fast as two, with three quarters of the CPU.
      ssgWorkerThreads: false,
    },
  },
  // One namespace for all languages, so that they share colour mode, version and dismissed announcements; another site
  // of the same host has its own.
  storage: {namespace: `docs${site.basePath.replaceAll('/', '-')}`},
  headTags: headTagsIn(locale),
  staticDirectories: ['static', 'integrators/downloads', brandFolder],
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n,
  markdown,
  customFields: browserSettings,
  themes: searchThemes,
  plugins: [
    [
      './src/content/page-data/index.ts',
      {
        sidebarPath: './sidebars.ts',
        ...docsVersions,
        tags: 'tags.yml',
        onInlineTags: 'throw',
        editUrl: site.editUrl || undefined,
        editLocalizedFiles: true,
        showLastUpdateTime: history === 'full',
        ...remarkPlugins,
        ...rehypePlugins,
      } satisfies DocsOptions,
    ],
    './src/reference/index.ts',
    './src/sandbox/index.ts',
    './src/content/glossary/index.ts',
    './src/content/code/index.ts',
    './src/publishing/bundle/index.ts',
    [
      './src/site/brand/index.ts',
      {
        logo: site.logo,
        darkLogo: site.darkLogo,
        inks: site.inks,
        card: cardIn(locale),
        spareCard: cardIn(sourceLocale),
      } satisfies BrandOptions,
    ],
    './src/site/breakpoints/index.ts',
    './src/site/loading/index.ts',
    './src/content/release-notes/index.ts',
    ['./src/publishing/index.ts', {steps: publishSteps, links: settingLinks} satisfies PublishingOptions],
    ...searchPlugins,
  ],
  clientModules: [
    './src/site/browser/cleanAddress.ts',
    './src/site/browser/letLeave.ts',
    './src/site/browser/matchCase.ts',
    './src/site/browser/shortcutHelp.ts',
    './src/site/browser/copyAddress.ts',
    './src/site/browser/toggleMenus.ts',
    './src/content/questions/browser/openAddressedQuestion.ts',
  ],
  presets: [
    [
      'classic',
      {
        // Added by src/content/page-data.
        docs: false,
        blog: false,
        pages: {...remarkPlugins, ...rehypePlugins},
        // Written by a step of src/config/publishSteps.ts.
        sitemap: false,
        gtag: site.analyticsId ? {trackingID: site.analyticsId, anonymizeIP: true} : undefined,
        theme: {
          customCss: [
            './src/site/css/tokens.css',
            './src/site/css/custom.css',
            './src/site/css/layout.css',
            './src/site/css/tables.css',
            './src/site/css/chevrons.css',
            './src/site/css/sidebar-icons.css',
            './src/site/css/forced-colors.css',
            './src/site/css/print.css',
          ],
        },
      } satisfies PresetOptions,
    ],
  ],
  themeConfig: {
    image: 'img/social-card.png',
    navbar: {...navbar, title: site.shortName[locale]},
    footer: footerIn(locale),
    announcementBar: announcementBarIn(locale),
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: site.followsDeviceColours},
    // src/theme/DocSidebarItem/Category decides which categories close.
    docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
    // Code is highlighted at build time.
    prism: {theme: {plain: {}, styles: []}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    ...hostedSearchTheme,
  } satisfies ThemeConfig,
};

export default config;
