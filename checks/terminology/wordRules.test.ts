import {expect, it} from 'vitest';
import {locales} from '../../src/config/locales';
import {findWord, readWordRules} from './wordRules';

const rule = {locale: 'vi', ban: ['tài liệu'], allow: ['tài liệu hướng dẫn'], use: 'chứng từ'};

it('finds whole words in any case and across line breaks', () => {
  expect(findWord('Tài\nliệu', rule)).toEqual([{index: 0, word: 'Tài liệu'}]);
  expect(findWord('tài liệuu', rule)).toEqual([]);
});

it('allows the longer phrase and still finds the word beside it', () => {
  expect(findWord('tài liệu hướng dẫn và tài liệu', rule)).toEqual([{index: 22, word: 'tài liệu'}]);
});

it('has rules for every language, and each bans something', () => {
  const rules = readWordRules();
  expect(new Set(rules.map(({locale}) => locale))).toEqual(new Set(locales.map(({code}) => code)));
  expect(rules.filter(({ban, use}) => ban.length === 0 || !use)).toEqual([]);
});
