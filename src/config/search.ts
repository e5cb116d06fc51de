import type {PluginConfig} from '@docusaurus/types';
import {completeOptions, type SearchOptions} from '../plugins/local-search/options';
import {site} from './site';

/** Search in the reader's browser. */
export const searchOptions = {
  maxSearchResults: 8,
  indexDocSidebarParentCategories: true,
  // Parts that every page has, or that repeat another part of the same page.
  ignoreCssSelectors: [
    '.theme-doc-breadcrumbs',
    '.theme-doc-version-badge',
    '.theme-doc-version-banner',
    '.theme-doc-toc-mobile',
    '.theme-doc-footer',
    '.pagination-nav',
    '[data-search-ignore]',
    // Labels in a drawing run into each other, and say what the words beside it say; choices are no text.
    'svg',
    'fieldset',
    // Numbers on a screen and what they say to those who cannot see them run into the words before.
    '.sketch-number',
    '.figure-spoken',
  ],
  // A search for a task should find its steps, not the page that introduces all tasks of the kind.
  kindPriors: {concept: 0.9},
  // Readers look for steps more often than for a call or for what changed in a release.
  areaPriors: {api: 0.82, tutorial: 1.04, app: 0.98, questions: 1.04, glossary: 0.92, 'release-notes': 0.96},
} satisfies SearchOptions;

const {appId, apiKey, indexName} = site.hostedSearch;

/** Whether the hosted search takes over box and page; all its keys are needed. */
export const isSearchHosted = [appId, apiKey, indexName].every((key) => key !== '');

/** What the index is made with; none while the hosted search makes its own. */
export const searchIndexOptions: SearchOptions | undefined = isSearchHosted
  ? undefined
  : completeOptions(searchOptions);

/**
 * Only the `/search` route and the messages of docusaurus-search-local are used. With its own indexing off it writes
 * nothing.
 */
export const searchPlugins: PluginConfig[] = isSearchHosted
  ? []
  : [['@easyops-cn/docusaurus-search-local', {indexDocs: false, indexBlog: false, indexPages: false, hashed: false}]];

/** Among the themes, which come after the plugins: so its search box and page win over those of the package above. */
export const searchThemes: PluginConfig[] = isSearchHosted
  ? []
  : [['./src/plugins/local-search/index.ts', searchOptions]];

/** Part of the theme configuration; the preset adds the hosted search when it finds it. */
export const hostedSearchTheme = isSearchHosted
  ? {algolia: {appId, apiKey, indexName, contextualSearch: true, searchPagePath: 'search'}}
  : {};
