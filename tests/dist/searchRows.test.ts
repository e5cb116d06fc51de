import {expect, it} from 'vitest';
import {indexedPage} from '../../src/search/__fixtures__/indexedPage';
import {createSearchIndex} from '../../src/search/engine/searchIndex';
import {buildIndex} from '../../src/search/index/buildIndex';
import {askBox} from '../search/evaluate';
import type {SearchPlace} from '../search/readIndexes';
import {checkEqualRows, checkExplained, checkMarks, type Answer} from './searchRows';

const pages = [indexedPage('a', 'Cancel a document'), indexedPage('b', 'Share it')];
const place: SearchPlace = {
  locale: 'en',
  version: 'current',
  indexes: [createSearchIndex(buildIndex(pages))],
  pathOf: (address) => address,
};

function ask(query: string): Answer {
  return {place, query, ...askBox(place, query)};
}

const good = ask('cancel');
const [row] = good.rows;

it('accepts rows with the words of the query', () => {
  expect(row?.marks.title).toEqual([{start: 0, end: 6}]);
  expect([checkEqualRows, checkExplained, checkMarks].flatMap((check) => check([good]))).toEqual([]);
});

it('finds two rows that look the same', () => {
  expect(checkEqualRows([{...good, rows: [...good.rows, ...good.rows]}])).toEqual([
    {where: 'en current “cancel”', problem: expect.stringContaining('two rows say:') as unknown},
  ]);
});

it('finds first rows that do not show why they are rows', () => {
  const marks = {title: [], trail: [], request: [], excerpt: []};
  const unmarked = good.rows.map((each) => ({...each, marks}));
  expect(checkExplained([{...good, rows: unmarked}])[0]?.problem).toContain('“Cancel a document” is the first row');
  expect(checkExplained([{...good, rows: unmarked.map((each) => ({...each, related: 'stop it'}))}])).toEqual([]);
});

it('finds marks on words that nobody typed', () => {
  expect(checkMarks([{...good, query: 'share'}])[0]?.problem).toBe('marks what is no word of the query: Cancel.');
});
