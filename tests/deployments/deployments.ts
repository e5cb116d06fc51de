import {versions} from '../../src/kit/versions';
import {everything} from './everything';
import {addThirdLanguage, expectThirdLanguage} from './thirdLanguage';
import type {Deployment} from './types';

/** Numbers of the versions, newest first. */
const [newest = '', ...older] = versions.map(({label}) => label);

/** One row for each way to publish the site; each costs a build, so a row varies several settings at once. */
export const deployments: readonly Deployment[] = [
  {
    name: 'default',
    environment: {},
    languages: {en: '/', vi: '/vi/'},
  },
  {
    name: 'base-path',
    environment: {
      DOCS_SITE_URL: 'https://www.example.org',
      DOCS_BASE_PATH: '/docs-site/',
      DOCS_VERSIONS: [newest, ...older.slice(0, 1)].join(),
    },
    languages: {en: '/docs-site/', vi: '/docs-site/vi/'},
    versions: [newest, ...older.slice(0, 1)],
  },
  {
    name: 'vietnamese',
    environment: {DOCS_LANGUAGES: 'vi', DOCS_VERSIONS: newest},
    languages: {vi: '/'},
    versions: [newest],
  },
  {
    name: 'english',
    environment: {DOCS_LANGUAGES: 'en', DOCS_VERSIONS: [newest, ...older.slice(0, -1)].join()},
    languages: {en: '/'},
    versions: [newest, ...older.slice(0, -1)],
  },
  {
    name: 'vietnamese-first',
    environment: {DOCS_LANGUAGES: 'vi,en', DOCS_VERSIONS: newest},
    languages: {vi: '/', en: '/en/'},
    versions: [newest],
  },
  {
    name: 'third-language',
    environment: {DOCS_VERSIONS: newest},
    languages: {en: '/', vi: '/vi/', ja: '/ja/'},
    versions: [newest],
    prepare: addThirdLanguage,
    expect: expectThirdLanguage,
  },
  everything,
];
