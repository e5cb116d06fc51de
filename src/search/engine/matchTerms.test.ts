import {expect, it} from 'vitest';
import {wordSequence} from '../shared/tokenize';
import {findCompounds, findTermRanges, matcherOf} from './matchTerms';

const text = 'Quản lý lý do hủy. Người quản lý hủy chứng từ và xem lý do.';
const marked = (title: string, terms: string[]): string[] =>
  findTermRanges(title, matcherOf(terms), findCompounds([wordSequence(text)])).map(({start, end}) =>
    title.slice(start, end),
  );

it.each([
  ['Lý do hủy', ['ly', 'do', 'huy'], ['Lý', 'do', 'hủy']],
  ['Quản lý chứng từ', ['ly', 'do', 'huy'], []],
  ['Hủy chứng từ', ['ly', 'do', 'huy'], ['Hủy']],
  ['Quản lý người dùng', ['quan', 'ly'], ['Quản', 'lý']],
])('marks words in “%s” for %j, no syllables of other words', (title, terms, words) => {
  expect(marked(title, terms)).toEqual(words);
});
