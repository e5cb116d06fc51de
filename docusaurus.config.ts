import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {announcementBarIn} from './src/config/announcement';
import {docsVersions} from './src/config/docsVersions';
import {footer} from './src/config/footer';
import {hasHistory} from './src/config/hasHistory';
import {buildLocale, i18n, siteTitle} from './src/config/i18n';
import {navbar} from './src/config/navbar';
import {browserSettings, site} from './src/config/site';
import {analyticsPlugins} from './src/config/analytics';
import {markdown, remarkPlugins, rehypePlugins} from './src/config/markdown';
import {hostedSearchTheme, searchPlugins, searchThemes} from './src/config/search';
import {pageTemplate} from './src/plugins/hydrate-on-interaction/node/pageTemplate';
import {withKnownTypes} from './src/plugins/navbar-check/knownTypes';

const locale = buildLocale();

const config: Config = {
  title: siteTitle[locale],
  tagline: siteTitle[locale],
  favicon: 'img/logo.svg',
  url: site.url,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  trailingSlash: false,
  ssrTemplate: pageTemplate,
  future: {
    v4: true,
    // The dates of all pages come from one reading of the history, not from one for each page.
    experimental_vcs: true,
    faster: {
      // A release build must give the same bytes for the same tree; the cache would not.
      rspackPersistentCache: process.env.NODE_ENV === 'development',
      // One thread draws all pages as soon as two do on two cores, and takes three quarters of the CPU.
      ssgWorkerThreads: false,
    },
  },
  // One namespace for both languages: colour mode, version and closed announcements are remembered once.
  storage: {namespace: 'docs'},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n,
  markdown,
  customFields: browserSettings,
  themes: searchThemes,
  plugins: [
    './src/plugins/navbar-check/index.ts',
    './src/plugins/api-contract/index.ts',
    './src/plugins/figures/index.ts',
    './src/plugins/diagrams/index.ts',
    './src/plugins/glossary/index.ts',
    './src/plugins/code-highlight/index.ts',
    './src/plugins/fast-postcss/index.ts',
    './src/plugins/bundle-optimization/index.ts',
    './src/plugins/hydrate-on-interaction/index.ts',
    './src/plugins/release-notes/index.ts',
    './src/plugins/publish/index.ts',
    // Last, so that its rule stands next to the MDX loader: what other rules make of a compiled page is not kept.
    './src/plugins/mdx-cache/index.ts',
    ...searchPlugins,
    ...analyticsPlugins,
  ],
  clientModules: [
    './src/clientModules/cleanAddress.ts',
    './src/clientModules/shortcutHelp.ts',
    './src/clientModules/copyHeadingAddress.ts',
  ],
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          ...docsVersions,
          tags: 'tags.yml',
          onInlineTags: 'throw',
          editUrl: site.editUrl || undefined,
          showLastUpdateTime: hasHistory,
          ...remarkPlugins,
          ...rehypePlugins,
        },
        blog: false,
        pages: {...remarkPlugins, ...rehypePlugins},
        // Written by src/plugins/publish, which has to wait for it.
        sitemap: false,
        theme: {
          customCss: ['tokens', 'custom', 'cards', 'chevrons', 'areas', 'print'].map((name) => `./src/css/${name}.css`),
        },
      } satisfies PresetOptions,
    ],
  ],
  themeConfig: {
    image: 'img/social-card.png',
    navbar: withKnownTypes(navbar),
    footer,
    announcementBar: announcementBarIn(locale),
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    // What closes by itself, and what stays, is told by src/theme/DocSidebarItem/Category.
    docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
    // Code arrives highlighted: the browser needs no colours by name.
    prism: {theme: {plain: {}, styles: []}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    ...hostedSearchTheme,
  } satisfies ThemeConfig,
};

export default config;
