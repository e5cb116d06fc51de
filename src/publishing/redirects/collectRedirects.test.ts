import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {describe, expect, test} from 'vitest';
import {collectRedirects} from './collectRedirects';

function version(path: string, label: string, isLast: boolean): LoadedVersion {
  return {
    path,
    label,
    isLast,
    docs: [
      {id: 'tutorial/receiver/index', permalink: `${path}/tutorial/receiver/`},
      {id: 'tutorial/receiver/eKYC', permalink: `${path}/tutorial/receiver/eKYC`},
      {id: 'news', permalink: `${path}/notes/website`},
    ],
    sidebars: {
      tutorial: [
        {
          type: 'category',
          link: {type: 'doc', id: 'tutorial/receiver/index'},
          items: [{type: 'doc', id: 'tutorial/receiver/eKYC'}],
        },
      ],
      api: [{type: 'category', link: {type: 'generated-index', permalink: `${path}/api/v1/guide`}, items: []}],
      news: [{type: 'doc', id: 'news'}],
    },
  } as unknown as LoadedVersion;
}

const routes = ['', '/tutorial/receiver', '/tutorial/receiver/eKYC', '/api/v1/guide', '/notes/website', '/tags/api'];
const pages = ['/vi/', '/vi/search', ...routes.flatMap((route) => [`/vi/docs${route}`, `/vi/docs/1.0.0${route}`])];
const redirects = collectRedirects(pages, [
  version('/vi/docs', '2.3.0', true),
  version('/vi/docs/1.0.0', '1.0.0', false),
]);

test.each([
  ['/vi', '/vi/'],
  ['/vi/search', '/vi/search'],
  ['/vi/docs/tutorial/receiver/ekyc', '/vi/docs/tutorial/receiver/eKYC'],
  ['/vi/docs/1.0.0/tutorial/receiver/ekyc', '/vi/docs/1.0.0/tutorial/receiver/eKYC'],
])('in another case, %s leads to %s', (from, to) => {
  expect(redirects[from]).toBe(to);
});

test.each([
  ['/vi/docs/tutorial', '/vi/docs/tutorial/receiver'],
  ['/vi/docs/1.0.0/tutorial', '/vi/docs/1.0.0/tutorial/receiver'],
  ['/vi/docs/api', '/vi/docs/api/v1/guide'],
  ['/vi/docs/api/v1', '/vi/docs/api/v1/guide'],
  ['/vi/docs/notes', '/vi/docs/notes/website'],
])('%s, a folder without a page, leads to its first page %s', (from, to) => {
  expect(redirects[from]).toBe(to);
});

test.each([
  ['/vi/docs/2.3.0', '/vi/docs'],
  ['/vi/docs/2.3.0/tutorial/receiver/ekyc', '/vi/docs/tutorial/receiver/eKYC'],
  ['/vi/docs/2.3.0/tutorial', '/vi/docs/tutorial/receiver'],
  ['/vi/docs/2.3.0/tags/api', '/vi/docs/tags/api'],
])('%s, with the number of the current version, leads to %s', (from, to) => {
  expect(redirects[from]).toBe(to);
});

const withoutOlder = collectRedirects(
  pages.filter((page) => !page.includes('1.0.0')),
  [version('/vi/docs', '2.3.0', true)],
  {'/vi/docs/1.0.0/old': '/vi/docs/notes/website'},
  ['1.0.0'],
);

test.each([
  ['/vi/docs/1.0.0', '/vi/docs'],
  ['/vi/docs/1.0.0/tutorial/receiver/ekyc', '/vi/docs/tutorial/receiver/eKYC'],
  ['/vi/docs/1.0.0/tutorial', '/vi/docs/tutorial/receiver'],
  ['/vi/docs/1.0.0/old', '/vi/docs/notes/website'],
  ['/vi/docs/1.0.0/1.0.0/old', undefined],
])('%s, with the number of a version that is not built, leads to %s', (from, to) => {
  expect(withoutOlder[from]).toBe(to);
});

test('versions do not mix, and nothing leads to the home page by an empty address', () => {
  expect(Object.keys(redirects).filter((from) => /2\.3\.0.*1\.0\.0|^$/.test(from))).toEqual([]);
});

describe('pages that have moved', () => {
  const moved = collectRedirects(
    pages,
    [version('/vi/docs', '2.3.0', true), version('/vi/docs/1.0.0', '1.0.0', false)],
    {
      '/vi/docs/tutorial': '/vi/docs/notes/website',
      '/vi/docs/Old/page': '/vi/docs/tutorial/receiver',
      '/vi/news': '/vi/docs/notes/website',
      '/vi/docs/1.0.0/old': '/vi/docs',
    },
  );

  test.each([
    ['/vi/docs/old/page', '/vi/docs/tutorial/receiver'],
    ['/vi/docs/2.3.0/old/page', '/vi/docs/tutorial/receiver'],
    ['/vi/news', '/vi/docs/notes/website'],
    ['/vi/docs/1.0.0/old', '/vi/docs'],
    // Before what the folder would lead to.
    ['/vi/docs/tutorial', '/vi/docs/notes/website'],
  ])('%s leads to %s', (from, to) => {
    expect(moved[from]).toBe(to);
  });

  test('have the number of the current version only below its own folder', () => {
    const added = Object.keys(moved).filter((from) => !(from in redirects));
    expect(added.sort()).toEqual(['/vi/docs/1.0.0/old', '/vi/docs/2.3.0/old/page', '/vi/docs/old/page', '/vi/news']);
  });
});
