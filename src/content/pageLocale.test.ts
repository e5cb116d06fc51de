import {expect, it} from 'vitest';
import {pageLocale, pagePath} from './pageLocale';

it('reads the language from the folder of a page', () => {
  expect(pageLocale({cwd: '/site', path: '/site/i18n/vi/docusaurus-plugin-content-docs/current/a.mdx'})).toBe('vi');
  expect(pageLocale({cwd: '/site', path: '/site/docs/vi/a.mdx'})).toBe('en');
  expect(pageLocale({cwd: '/site'})).toBe('en');
});

it('names a page from the root of the site', () => {
  expect(pagePath({cwd: '/site', path: '/site/docs/a.mdx'})).toBe('docs/a.mdx');
  expect(pagePath({cwd: '/site', path: 'docs/a.mdx'})).toBe('docs/a.mdx');
  expect(pagePath({cwd: '/site'})).toBe('(unnamed page)');
});
