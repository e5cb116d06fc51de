import {expect, it} from 'vitest';
import type {ResultRow} from '../../../engine/resultRows';
import {resultsPerStep} from '../../../shared/limits';
import {foldGroups} from './foldGroups';

function row(href: string, group: string, kind: ResultRow['kind'] = 'page'): ResultRow {
  return {
    kind,
    href,
    title: href,
    area: 'website',
    group,
    trail: group,
    request: '',
    excerpt: '',
    related: '',
    terms: [],
    marks: {title: [], trail: [], request: [], excerpt: []},
    version: '',
    score: 1,
  };
}

const namesOf = (rows: readonly ResultRow[], steps: number): string[] =>
  foldGroups(rows, steps).map((item) =>
    'row' in item ? item.row.href : `${item.pages} in ${item.group}: ${item.rows.map(({href}) => href).join(' ')}`,
  );

it('folds up the pages of a group after the third, with their sections, where the fourth would be', () => {
  const rows = [
    row('a1', 'A'),
    row('a2', 'A'),
    row('b1', 'B'),
    row('a3', 'A'),
    row('a4', 'A'),
    row('a4#s', 'A', 'section'),
    row('b2', 'B'),
    row('a5', 'A'),
  ];
  expect(namesOf(rows, 1)).toEqual(['a1', 'a2', 'b1', 'a3', '2 in A: a4 a4#s a5', 'b2']);
});

it('folds up neither one page alone, nor pages of no group', () => {
  const rows = ['a', 'b', 'c', 'd'].map((name) => row(name, 'A'));
  const home = ['e', 'f', 'g', 'h', 'i'].map((name) => row(name, ''));
  expect(namesOf([...rows, ...home], 1)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
});

it('adds the items of another step behind those of the first', () => {
  const rows = Array.from({length: 2 * resultsPerStep}, (_, position) => row(`p${position}`, 'A'));
  const [first, both] = [namesOf(rows, 1), namesOf(rows, 2)];
  expect(first).toHaveLength(4);
  expect(both).toHaveLength(8);
  expect(both.slice(0, 4)).toEqual(first);
});
