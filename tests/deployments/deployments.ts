import {addThirdLanguage, expectThirdLanguage} from './thirdLanguage';
import type {Deployment} from './types';

/** One row for each way to publish the site; each costs a build, so a row varies several settings at once. */
export const deployments: readonly Deployment[] = [
  {
    name: 'default',
    environment: {},
    languages: {en: '/', vi: '/vi/'},
  },
  {
    name: 'third-language',
    environment: {DOCS_VERSIONS: '2.3.0'},
    languages: {en: '/', vi: '/vi/', ja: '/ja/'},
    versions: ['2.3.0'],
    prepare: addThirdLanguage,
    expect: expectThirdLanguage,
  },
];
