import {expect, it} from 'vitest';
import {emptySearchIndex} from './searchIndex';
import type {SearchResult} from './runQuery';
import {toResultRows} from './resultRows';

const index = {...emptySearchIndex(), version: '2.2.0'};

function section(id: number, sectionRoute: string, title: string) {
  return {
    id,
    title,
    content: 'Text',
    tags: [],
    sidebarParentCategories: ['Guide'],
    type: 'docs' as const,
    sectionTitle: title,
    pageTitle: 'Page',
    sectionRoute,
  };
}

function result(name: string, sectionCount: number): SearchResult {
  const sections = Array.from({length: sectionCount}, (_, position) =>
    section(position + 1, `/${name}#s${position}`, `Section ${position}`),
  );
  return {
    document: section(0, `/${name}`, 'Page'),
    score: 1,
    terms: ['page'],
    query: [],
    typed: 'page',
    isField: false,
    index,
    sections,
  };
}

it('has the breadcrumbs of a page, and the section if that is what was found', () => {
  const [page] = toResultRows([result('a', 0)]);
  expect(page).toMatchObject({
    kind: 'page',
    href: '/a',
    title: 'Page',
    trail: 'Guide',
    version: '2.2.0',
    excerpt: 'Text',
    marks: {title: [{start: 0, end: 4}], trail: [], request: [], excerpt: []},
  });
  const [deep] = toResultRows([{...result('a', 0), document: section(3, '/a#deep', 'Deep')}]);
  expect(deep).toMatchObject({kind: 'page', href: '/a#deep', title: 'Page', trail: 'Guide › Deep'});
});

it('puts at most two section links under a page', () => {
  expect(toResultRows([result('a', 5), result('b', 1)]).map(({href}) => href)).toEqual([
    '/a',
    '/a#s0',
    '/a#s1',
    '/b',
    '/b#s0',
  ]);
});

it('keeps to the limit: first the sections of the first page, then one row for each page, then other sections', () => {
  const many = Array.from({length: 10}, (_, position) => result(`p${position}`, 2));
  const rows = toResultRows(many, 8);
  expect(rows).toHaveLength(8);
  expect(rows.map(({kind}) => kind)).toEqual(['page', 'section', 'section', 'page', 'page', 'page', 'page', 'page']);
  expect(toResultRows([result('a', 1), result('b', 2), result('c', 0)], 8).map(({href}) => href)).toEqual([
    '/a',
    '/a#s0',
    '/b',
    '/b#s0',
    '/b#s1',
    '/c',
  ]);
});

it('says what a row is related to if no text of it shows a word of the query: without a near phrase, the words themselves', () => {
  const [row] = toResultRows([{...result('a', 0), terms: ['typeid'], typed: 'the  typeId'}]);
  expect(row).toMatchObject({related: 'typeId', marks: {title: [], excerpt: []}});
});
