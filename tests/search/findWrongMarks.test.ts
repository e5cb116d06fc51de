import {describe, expect, it} from 'vitest';
import {indexedPage} from '../../src/search/__fixtures__/indexedPage';
import {createSearchIndex} from '../../src/search/engine/searchIndex';
import {buildIndex} from '../../src/search/index/buildIndex';
import {askBox} from './evaluate';
import {countMarks} from './findWrongMarks';
import type {SearchPlace} from './readIndexes';

const queryWords = {stopWords: '', abbreviations: {mk: 'mật khẩu'}, areas: {}, ideas: []};
const page = indexedPage('a', 'Ký và ky: số, notes');
const place: SearchPlace = {
  locale: 'vi',
  version: 'current',
  indexes: [createSearchIndex(buildIndex([page], {queryWords, language: 'vi'}))],
  pathOf: (address) => address,
};

/** @returns whether a mark on the text is right for the query, whatever the search would mark */
function isRight(query: string, text: string, correction?: string): boolean {
  const [row] = askBox(place, 'ký').rows;
  if (!row) throw new Error('The page is not found.');
  const marks = {title: [{start: 0, end: text.length}], trail: [], request: [], excerpt: []};
  const reply = {
    rows: [{...row, title: text, marks}],
    correction: correction === undefined ? undefined : {query: correction, isClear: true},
  };
  const {count, wrong} = countMarks(place, query, reply);
  expect(count).toBe(1);
  return wrong.length === 0;
}

describe('a mark', () => {
  it.each([
    ['the word itself', 'ký số', 'Ký'],
    ['any marks for a word without', 'ky so', 'kỳ'],
    ['another English form', 'codes arrive', 'code'],
    ['another form of a verb', 'saving it', 'Save'],
    ['what the last word begins', 'xem hop', 'hợp'],
    ['what the last word begins, with its marks', 'xem chứ', 'chứng'],
    ['a misspelt word', 'documnet x', 'document'],
    ['an abbreviation', 'mk x', 'khẩu'],
    ['Telex', 'kys soos', 'số'],
    ['VNI', 'ky1 so61', 'số'],
    ['part of the same identifier', 'batch-process x', 'create-batch-process'],
    ['two words as one', 'web hook x', 'webhook'],
    ['one word as two', 'kyso x', 'ký'],
  ])('is right on %s', (_, query, text) => {
    expect(isRight(query, text)).toBe(true);
  });

  it('is right on a word of the correction', () => {
    expect(isRight('qqq x', 'paper')).toBe(false);
    expect(isRight('qqq x', 'paper', 'paper x')).toBe(true);
  });

  it.each([
    ['other marks, where pages have those that were typed', 'ký x', 'kỳ'],
    ['what an earlier word begins', 'hop xem', 'hợpđồng'],
    ['a word that only looks like another form', 'notes x', 'not'],
    ['a word that is similar to one that pages have', 'ky x', 'kyo'],
    ['a word that nobody typed', 'ký số', 'gửi'],
  ])('is wrong on %s', (_, query, text) => {
    expect(isRight(query, text)).toBe(false);
  });
});
