import {expect, it} from 'vitest';
import {locales} from '../../src/kit/locales';
import {findWord, readWordRules, toPattern} from './wordRules';

const rule = {ban: toPattern(['tài liệu']), allow: toPattern(['tài liệu hướng dẫn'])};

it('finds whole words in any case and across line breaks', () => {
  expect(findWord('Tài\nliệu', rule)).toEqual([{index: 0, word: 'Tài liệu'}]);
  expect(findWord('tài liệuu', rule)).toEqual([]);
});

it('allows the longer phrase and still finds the word beside it', () => {
  expect(findWord('tài liệu hướng dẫn và tài liệu', rule)).toEqual([{index: 22, word: 'tài liệu'}]);
});

it('finds patterns, whose spaces stand for line breaks too', () => {
  const pattern = {ban: /màu xanh(?! dương| lá)/giu};
  expect(findWord('Màu xanh lá, màu\nxanh\ndương, màu\nxanh', pattern)).toEqual([{index: 29, word: 'màu xanh'}]);
});

it('has rules for every language', () => {
  expect(new Set(readWordRules().map(({locale}) => locale))).toEqual(new Set(locales.map(({code}) => code)));
});
