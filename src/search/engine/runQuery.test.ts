import {expect, it} from 'vitest';
import {indexedPage} from '../__fixtures__/indexedPage';
import {buildIndex, type IndexedPage} from '../index/buildIndex';
import {createSearchIndex} from './searchIndex';
import {toResultRows} from './resultRows';
import {runQuery} from './runQuery';

const page = (path: string, title: string, content: string): IndexedPage =>
  indexedPage(path, title, {sections: [{title, hash: '', content}]});

const index = createSearchIndex(
  buildIndex([
    page('longer', '4040 and 4041', 'Ports 4040, 4041.'),
    page('exact', 'Answers', `${'Other words come first. '.repeat(20)} The answer is 404.`),
    page('similar', 'Answer 405', 'The answer 405, and 40.'),
    page('release', 'Release', 'New in 2.3.0.'),
    page('joined', 'Joined', 'It takes 230 days, or 23.'),
    page('parts', 'Parts', 'In 3 steps: 2 here, 0 there.'),
    page('sha', 'Digest', 'Made with SHA256.'),
  ]),
);
const found = (query: string): string[] =>
  runQuery(query, [index]).results.map(({document}) => document.sectionRoute.replace('/docs/', ''));

it.each([
  ['the number itself, then longer ones', '404', ['exact', 'longer']],
  ['no longer number before the last word', '404 answer', ['exact', 'similar']],
  ['no similar number', '406', []],
  ['no parts of a number', '23040', []],
  ['no two numbers as one', '20 25', []],
  ['a number with separators as it is', '2.3.0', ['release']],
  ['its beginning', '2.3', ['release']],
  ['nothing but that', '230', ['joined']],
  ['no number with other separators', '2.3.1', []],
  ['a word and a number as one', 'sha 256', ['sha']],
])('finds %s: %s', (_, query, pages) => {
  expect(found(query)).toEqual(pages);
});

it.each([
  ['no stop words, and words of every page in phrases alone', 'the invoice of the platform', ['invoice', '~platform']],
  ['a word of every page alone', 'platform', ['platform']],
  ['a stop word alone', 'the', ['the']],
])('marks %s', (_, query, terms) => {
  const pages = ['invoice', 'a', 'b', 'c'].map((title) => page(title, title, `The platform: ${title}.`));
  const common = createSearchIndex(
    buildIndex(pages, {queryWords: {stopWords: 'the of', abbreviations: {}, areas: {}, ideas: []}}),
  );
  expect(runQuery(query, [common]).results[0]?.terms).toEqual(terms);
});

it('puts the field that has the name first, and leads to it', () => {
  const call: IndexedPage = indexedPage('call', 'Call', {
    sections: [
      {title: 'Call', hash: '', content: 'It sends.'},
      {title: 'Body', hash: '#body', content: 'typeId integer Of the type.', codes: 'typeid'},
    ],
  });
  const types = indexedPage('types', 'Types', {
    phrases: ['typeId'],
    sections: [{title: '', hash: '', content: 'typeId.'}],
  });
  const fields = createSearchIndex(buildIndex([types, call]));
  for (const query of ['typeId', 'typeid']) {
    const rows = toResultRows(runQuery(query, [fields]).results);
    expect(rows.map(({href}) => href)).toEqual(['/docs/call#body-typeId', '/docs/types']);
  }
});

it('finds no page by words in other tones than those that were typed, unless there is no other', () => {
  const dark = page('dark', 'Màu', 'Chọn nền tối.');
  const mine = indexedPage('mine', 'Việc', {phrases: ['việc của tôi', 'tôi', 'tới tôi']});
  const titles = (query: string, pages: IndexedPage[]): string[] =>
    runQuery(query, [createSearchIndex(buildIndex(pages))]).results.map(({document}) => document.title);
  expect(titles('tối', [dark, mine])).toEqual(['Màu']);
  expect(titles('toi', [dark, mine])).toContain('Việc');
});

it.each([
  ['POST documents', ['create', 'process']],
  ['/api/documents', ['list', 'create', 'process']],
])('puts first the requests that a query writes: %s', (query, first) => {
  const call = (path: string, request: string): IndexedPage => ({
    ...page(path, 'Documents', 'POST, GET and delete documents with /api/documents.'),
    request,
  });
  const calls = createSearchIndex(
    buildIndex([
      page('about', 'POST /api/documents', 'POST documents, POST documents: /api/documents.'),
      call('process', 'POST /api/documents/process'),
      call('create', 'POST /api/documents/create'),
      call('list', 'GET /api/documents'),
      call('users', 'POST /api/users'),
    ]),
  );
  const rows = runQuery(query, [calls]).results.map(({document}) => document.sectionRoute.replace('/docs/', ''));
  expect(rows.slice(0, first.length)).toEqual(first);
});
