import {expect, test} from 'vitest';
import {indexedPage} from '../../src/search/__fixtures__/indexedPage';
import {createSearchIndex} from '../../src/search/engine/searchIndex';
import {buildIndex} from '../../src/search/index/buildIndex';
import type {SearchPlace} from '../../tests/search/readIndexes';
import type {Rebuild} from '../../tests/search/rebuildIndexes';
import {measureLeftOut, phraseCounts, pickPhrases} from './measureLeftOut';

const phrases = Array.from({length: 14}, (_, position) => `phrase ${position}`);

test('picks always the same phrases, in their order', () => {
  const picked = pickPhrases(phrases, 8, 'en a');
  expect(picked).toHaveLength(8);
  expect(pickPhrases(phrases, 8, 'en a')).toEqual(picked);
  expect(phrases.filter((phrase) => picked.includes(phrase))).toEqual(picked);
  expect(pickPhrases(phrases, 8, 'en b')).not.toEqual(picked);
});

const nameOf: Record<string, string> = {a: 'take back', b: 'lend', c: 'throw away', d: 'lose'};

/** @returns a place whose pages have a phrase, or none */
function placeWith(phrasesOf: (path: string) => readonly string[]): SearchPlace {
  const pages = Object.keys(nameOf).map((path) =>
    indexedPage(path, `Page ${path}`, {phrases: [...phrasesOf(path)], otherPhrases: []}),
  );
  const pathOf = (address: string): string => address.replace('/docs/', '');
  return {locale: 'en', version: 'current', indexes: [createSearchIndex(buildIndex(pages))], pathOf};
}

test('leaves out the phrases of a third of the pages at a time, and asks for these pages alone', () => {
  const given: Record<string, number>[] = [];
  const rebuild: Rebuild = (place, phrasesOf) => {
    const pages = place.indexes[0]?.pages ?? [];
    const phrasesBy = Object.fromEntries(pages.map((page) => [page.path, phrasesOf(page, 'en')]));
    given.push(Object.fromEntries(Object.entries(phrasesBy).map(([path, some]) => [path, some.length])));
    return placeWith((path) => phrasesBy[path] ?? []);
  };
  const ask = (query: string, ...wanted: string[]) => ({kind: '', locale: 'en', version: 'current', query, wanted});
  const queries = [
    ask('take back', 'a'),
    ask('lend', 'b'),
    ask('lose', 'd', 'a'),
    ask('lend lose', 'b', 'd'),
    ask('no'),
  ];
  const place = placeWith((path) => [nameOf[path] ?? '']);
  const {old, asNew} = measureLeftOut(queries, [place], rebuild);
  expect(old.map(({query}) => query.query)).toEqual(['take back', 'lose', 'lend']);
  expect([old, ...asNew].map((outcomes) => outcomes.map(({rank}) => rank))).toEqual([
    [1, 1, 1],
    ...phraseCounts.map((count) => (count > 0 ? [1, 1, 1] : [0, 0, 0])),
  ]);
  expect(given).toEqual([
    {a: 1, b: 1, c: 1, d: 1},
    {a: 1, b: 1, c: 1, d: 1},
    {a: 0, b: 1, c: 1, d: 0},
    {a: 1, b: 1, c: 1, d: 1},
    {a: 1, b: 1, c: 1, d: 1},
    {a: 1, b: 0, c: 1, d: 1},
  ]);
});
