import type {Deployment} from './types';

/** One row for each way to publish the site; each costs a build, so a row varies several settings at once. */
export const deployments: readonly Deployment[] = [
  {
    name: 'default',
    environment: {},
    languages: {en: '/', vi: '/vi/'},
  },
  {
    name: 'base-path',
    environment: {DOCS_SITE_URL: 'https://www.example.org', DOCS_BASE_PATH: '/docs-site/'},
    languages: {en: '/docs-site/', vi: '/docs-site/vi/'},
  },
];
