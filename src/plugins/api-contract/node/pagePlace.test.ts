import {describe, expect, it} from 'vitest';
import {pagePlace} from './pagePlace';

describe('pagePlace', () => {
  it.each([
    ['/site/docs/api/v1/orders.mdx', {locale: 'en', folder: 'current', file: 'v1.yaml', route: 'api/v1/orders'}],
    [
      '/site/versioned_docs/version-2.2.0/api/v1/orders.mdx',
      {locale: 'en', folder: 'version-2.2.0', file: 'v1.yaml', route: 'api/v1/orders'},
    ],
    [
      '/site/i18n/vi/docusaurus-plugin-content-docs/version-1.0.0/api/v2/index.mdx',
      {locale: 'vi', folder: 'version-1.0.0', file: 'v2.yaml', route: 'api/v2'},
    ],
    [
      '/home/docs/site/i18n/vi/docusaurus-plugin-content-docs/current/api/v1/orders.mdx',
      {locale: 'vi', folder: 'current', file: 'v1.yaml', route: 'api/v1/orders'},
    ],
  ])('%s', (path, place) => {
    expect(pagePlace(path)).toMatchObject(place);
  });

  it('finds the root of the site', () => {
    expect(pagePlace('/home/docs/site/docs/index.mdx')?.siteDir).toBe('/home/docs/site');
  });

  it('knows no place for other files', () => {
    expect(pagePlace('/site/src/pages/index.mdx')).toBeUndefined();
  });
});
