import {join} from 'node:path';
import {expect, it} from 'vitest';
import {indexedPage} from '../../src/search/__fixtures__/indexedPage';
import {createSearchIndex} from '../../src/search/engine/searchIndex';
import {buildIndex} from '../../src/search/index/buildIndex';
import {scratchFolder} from '../../tests/support/scratchFolder';
import {listSuggestions} from './listSuggestions';
import {readNamedPages} from './readNamedPages';
import {readReports} from './readReports';
import {suggestPhrases, type NamedPage, type Site} from './suggestPhrases';

const index = createSearchIndex(
  buildIndex([indexedPage('app/approve', 'Approve a document'), indexedPage('app/cancel', 'Cancel a document')]),
);
const page = (path: string, ...names: string[]): NamedPage => ({locale: 'en', path, file: `docs/${path}.mdx`, names});
const site: Site = {
  places: (['en', 'vi'] as const).map((locale) => ({
    locale,
    version: 'current',
    indexes: [index],
    pathOf: (address) => address.replace('/docs/', '').replace(/#.*/, ''),
  })),
  pages: [page('app/approve', 'Approve a document', 'sign-off'), page('app/cancel', 'Cancel a document')],
  unanswered: {en: ['qzxwv'], vi: []},
};

/** @returns what is printed for reports: lines of query, locale, count, page and outcome */
function review(...lines: string[]): string[] {
  const folder = scratchFolder({'reports.csv': ['query,locale,count,page,outcome', ...lines, ''].join('\n')});
  return listSuggestions(suggestPhrases(readReports(join(folder, 'reports.csv')), site));
}

it('suggests a query for the page that was opened instead, in whatever version and language', () => {
  expect(
    review(
      'cancel it,en,3,/docs/app/approve#steps,other',
      'Duyệt,vi,2,https://www.example.com/docs-site/vi/docs/2.2.0/app/approve,',
    ),
  ).toEqual([
    'docs/app/approve.mdx',
    '  3  cancel it  (opened instead of the first row)',
    '  2  duyệt  (opened instead of the first row)',
    '',
    '2 phrases to consider',
  ]);
});

it('says that the search has learned it since', () => {
  expect(review('cancel it,en,3,app/cancel,other')[1]).toBe(
    '  3  cancel it  (opened instead of the first row, which it is now)',
  );
});

it('suggests other queries for the page that the search finds first, and groups equal ones', () => {
  expect(
    review(
      'approve it,en,1,,left',
      'cancel it,en,12,,nothing',
      ' Cancel   IT,en,1,,left',
      'approve it,en,1,/docs/gone,other',
    ),
  ).toEqual([
    'docs/app/cancel.mdx',
    '  13  cancel it  (12 nothing found, nearest page; 1 first row not taken, nearest page)',
    '',
    'docs/app/approve.mdx',
    '   2  approve it  (first row not taken, nearest page)',
    '',
    '2 phrases to consider',
  ]);
});

it('lists at the end what no page answers', () => {
  const lines = review('weather,en,9,,nothing', 'approve it,en,1,,left', 'thời tiết,vi,10,,');
  expect(lines.slice(0, 1)).toEqual(['docs/app/approve.mdx']);
  expect(lines[3]).toMatch(/^No page answers: put it under `unanswered` in vocabulary\/concepts\.yaml/);
  expect(lines.slice(4)).toEqual([
    '  10  thời tiết  (vi: nothing found)',
    '   9  weather  (en: nothing found)',
    '',
    '3 phrases to consider',
  ]);
});

it('leaves out what a page is called already, and what is known to have no page', () => {
  expect(
    review('SIGN-off,en,5,/docs/app/approve,other', 'cancel a document,en,1,,left', 'qzxwv,en,1,,nothing'),
  ).toEqual(['0 phrases to consider']);
});

it('reads what pages of the current version are called', async () => {
  const root = scratchFolder({
    'docs/app/approve.mdx': '---\ntitle: Approve\nsearch: [sign-off]\n---\n',
    'docs/app/_partial.mdx': 'Part of a page.\n',
    'i18n/vi/docusaurus-plugin-content-docs/current/index.mdx': '---\ntitle: Giới thiệu\n---\n',
    'versioned_docs/version-2.2.0/app/approve.mdx': '---\ntitle: Old\n---\n',
    'src/pages/about.mdx': '---\ntitle: About\n---\n',
  });
  expect(await readNamedPages(root)).toEqual([
    {...page('app/approve', 'Approve', 'sign-off')},
    {locale: 'en', path: '/about', file: 'src/pages/about.mdx', names: ['About']},
    {locale: 'vi', path: '', file: 'i18n/vi/docusaurus-plugin-content-docs/current/index.mdx', names: ['Giới thiệu']},
  ]);
});
