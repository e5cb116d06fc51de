import type {PluginConfig} from '@docusaurus/types';
import {completeOptions, type SearchOptions} from '../search/options';
import {site} from './site';

/** Options of the local search. */
export const searchOptions = {
  maxSearchResults: 8,
  indexDocSidebarParentCategories: true,
  // Parts that are on every page, or repeat another part of the same page.
  ignoreCssSelectors: [
    '.theme-doc-breadcrumbs',
    '.theme-doc-version-badge',
    '.theme-doc-version-banner',
    '.theme-doc-footer',
    '.pagination-nav',
    '[data-search-ignore]',
    // Labels of an image repeat the text beside it and run into each other; form choices are no text.
    'svg',
    'fieldset',
    'button',
    // The address that stands before every path.
    '.api-host',
    // How sure a field is says nothing of what it is.
    '.api-mark',
    // Numbers in a mockup, and what only screen readers say, run into the words before.
    '.mockup-number',
    '.sr-only',
  ],
  exampleCssSelectors: ['.mockup', '.diagram', '.code-block'],
  requestCssSelectors: ['.api-request'],
  // Readers who search for a task by name want its steps, not the page that introduces such tasks.
  kindPriors: {concept: 0.9},
  // Readers look for steps more often than for an API call or a release note.
  areaPriors: {api: 0.75, app: 0.8},
  mainTasks: {
    '': ['tutorial/receiver/message', 'tutorial/sender', 'tutorial/document', 'api/v1', 'questions'],
    'tutorial/receiver': [
      'tutorial/receiver/message',
      'tutorial/receiver/approve',
      'tutorial/receiver/e_sign',
      'tutorial/receiver/signdigital-SmartCA',
      'tutorial/document/download',
    ],
    'tutorial/sender': [
      'tutorial/sender/upload-file',
      'tutorial/sender/many-contracts',
      'tutorial/document/update-process',
      'tutorial/document/cancel',
      'tutorial/document/lookup-document',
    ],
    'tutorial/document': [
      'tutorial/document/lookup-document',
      'tutorial/document/update-process',
      'tutorial/document/cancel',
      'tutorial/document/download',
      'tutorial/document/recyclebin',
    ],
    tutorial: [
      'tutorial/administrator/set-up',
      'tutorial/administrator/users',
      'tutorial/categories',
      'tutorial/certificates',
      'tutorial/autoSignHistory',
    ],
    app: [
      'app/authen/login',
      'app/document/approve',
      'app/document/sign-draw',
      'app/document/signdigital-smartca',
      'app/setting/update-signature',
    ],
    api: [
      'api/v1/guide/basic-create',
      'api/v1/general/system-authentication',
      'api/v1/general/errors',
      'api/v1/general/webhook',
      'api/v1/others/postman',
    ],
  },
} satisfies SearchOptions;

const {appId, apiKey, indexName} = site.hostedSearch;

/** Whether the hosted search provides box and page, which needs all its keys. */
export const isSearchHosted = [appId, apiKey, indexName].every((key) => key !== '');

/** Options of the index; undefined with the hosted search, which makes its own. */
export const searchIndexOptions: SearchOptions | undefined = isSearchHosted
  ? undefined
  : completeOptions(searchOptions);

/** Only the route `/search` and the messages of docusaurus-search-local, see `guides/search.md`; it indexes nothing. */
export const searchPlugins: PluginConfig[] = isSearchHosted
  ? []
  : [['@easyops-cn/docusaurus-search-local', {indexDocs: false, indexBlog: false, indexPages: false, hashed: false}]];

/** A theme, because themes come after plugins: its search box and page win over those of the package above. */
export const searchThemes: PluginConfig[] = isSearchHosted ? [] : [['./src/search/index.ts', searchOptions]];

/** Part of the theme configuration; the preset adds the hosted search when it finds it. */
export const hostedSearchTheme = isSearchHosted
  ? {algolia: {appId, apiKey, indexName, contextualSearch: true, searchPagePath: 'search'}}
  : {};
