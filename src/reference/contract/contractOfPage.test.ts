import '../../../tests/support/fixtureVersions';
import {expect, it} from 'vitest';
import {locatePage} from '../../kit/pageLocation';
import {contractOfPage} from './contractOfPage';

it.each([
  ['docs/api/v1/orders.mdx', {locale: 'en', folder: 'current', file: 'v1.yaml'}],
  ['versioned_docs/version-2.2.0/tutorial/index.mdx', {locale: 'en', folder: 'version-2.2.0', file: 'v1.yaml'}],
  [
    'i18n/vi/docusaurus-plugin-content-docs/version-1.0.0/api/v2/index.mdx',
    {locale: 'vi', folder: 'version-1.0.0', file: 'v2.yaml'},
  ],
])('%s', (path, contract) => {
  const page = locatePage({cwd: '/site', path: `/site/${path}`});
  expect(page && contractOfPage(page, '/site')).toEqual({siteDir: '/site', ...contract});
});
