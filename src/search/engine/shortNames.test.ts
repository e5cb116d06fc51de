import {describe, expect, it} from 'vitest';
import {indexedPage} from '../__fixtures__/indexedPage';
import {buildIndex, type IndexedPage} from '../index/buildIndex';
import type {PageSection} from '../index/readSections';
import {createSearchIndex} from './searchIndex';
import {runQuery} from './runQuery';

const page = (path: string, content: string, more: Partial<PageSection> = {}): IndexedPage =>
  indexedPage(path, path, {sections: [{title: path, hash: '', content, ...more}]});

const index = createSearchIndex(
  buildIndex(
    [
      page('csharp', 'Programs in Java, C# and Go.'),
      page('cpp', 'Linked from C++ too.'),
      page('letter', 'Annex C, part F, of the net amount.'),
      page('dotnet', 'It runs on .NET 8.'),
      page('permissions', 'View V, approve A.', {codes: 'V A DR'}),
      page('article', 'A document is a contract, and a contract a document.'),
      page('answer', 'What it answers.', {beside: '{"phone": "0900000003", "contract": "KHUE.LE"}'}),
    ],
    {queryWords: {stopWords: 'a the of', abbreviations: {}, areas: {}, ideas: []}},
  ),
);
const ask = (query: string) => runQuery(query, [index]);
const found = (query: string): string[] =>
  ask(query).results.map(({document}) => document.sectionRoute.replace('/docs/', ''));

describe('a word whose sense is in a sign', () => {
  it.each([
    ['C#', ['csharp']],
    ['c#', ['csharp']],
    ['client c#', ['csharp']],
    ['C++', ['cpp']],
    ['.NET', ['dotnet']],
    ['.net 8', ['dotnet']],
  ])('finds its pages alone: %s', (query, pages) => {
    expect(found(query)).toEqual(pages);
  });

  it.each(['F#', 'g++', 'J#'])('is not found where only its letter stands: %s', (query) => {
    expect(ask(query)).toMatchObject({results: [], missing: [query.toLowerCase()]});
  });

  it('is found while it is typed, by its letter', () => {
    expect(found('c')).toEqual(expect.arrayContaining(['csharp', 'cpp', 'letter']));
  });

  it('is marked with its sign', () => {
    expect(ask('C#').results[0]?.terms).toEqual(['c#']);
  });
});

it.each([
  ['A', 'permissions'],
  ['V', 'permissions'],
  ['DR', 'permissions'],
  ['a contract', 'article'],
])('a letter that is a code comes before the article: %s', (query, first) => {
  expect(found(query)[0]).toBe(first);
});

describe('a word that stands in samples only', () => {
  it.each(['0900000003', 'KHUE.LE', 'khue'])('is found: %s', (query) => {
    expect(found(query)).toEqual(['answer']);
  });

  it('does not count where other texts have it', () => {
    expect(found('contract')).toEqual(['article']);
  });

  it.each(['constructor', '0900000004', '__proto__'])(
    'is said not to be found where it is really nowhere: %s',
    (query) => {
      expect(ask(query).results).toEqual([]);
      expect(ask(query).missing.length).toBeGreaterThan(0);
    },
  );
});
