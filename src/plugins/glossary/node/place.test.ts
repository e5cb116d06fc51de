import {expect, it} from 'vitest';
import {addressFrom, placeOf, readTermPage} from './place';

const at = (path: string) => placeOf({path: `/site/${path}`, cwd: '/site'});

it('tells language and route of a current page', () => {
  expect(at('docs/tutorial/receiver/approve.mdx')).toEqual({locale: 'en', route: 'tutorial/receiver/approve'});
  expect(at('i18n/vi/docusaurus-plugin-content-docs/current/tutorial/receiver/index.mdx')).toEqual({
    locale: 'vi',
    route: 'tutorial/receiver',
  });
  expect(at('docs/index.mdx')).toEqual({locale: 'en', route: ''});
});

it('knows no place for frozen versions and pages outside the docs', () => {
  expect(at('versioned_docs/version-2.2.0/index.mdx')).toBeUndefined();
  expect(at('i18n/vi/docusaurus-plugin-content-docs/version-1.0.0/index.mdx')).toBeUndefined();
  expect(at('src/pages/markdown-page.mdx')).toBeUndefined();
});

it('writes addresses that a browser resolves to the page', () => {
  const resolve = (route: string, page: string): string =>
    new URL(addressFrom(route, readTermPage(page)), `https://example.com/vi/docs/${route}`.replace(/\/$/, '')).href;
  const base = 'https://example.com/vi/docs';
  expect(resolve('tutorial/receiver/approve', 'glossary#term-otp')).toBe(`${base}/glossary#term-otp`);
  expect(resolve('tutorial/receiver', 'glossary')).toBe(`${base}/glossary`);
  expect(resolve('', 'glossary')).toBe(`${base}/glossary`);
  expect(resolve('glossary', 'tutorial/receiver#codes')).toBe(`${base}/tutorial/receiver#codes`);
  expect(resolve('glossary', 'index#roles')).toBe(`${base}#roles`);
});
