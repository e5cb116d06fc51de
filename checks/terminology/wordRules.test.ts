import {describe, expect, it} from 'vitest';
import {completeLanguages} from '../../src/kit/perLocale';
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

it('has rules for every complete language', () => {
  const locales = new Set<string | undefined>(readWordRules().map(({locale}) => locale));
  expect(completeLanguages.filter(({code}) => !locales.has(code))).toEqual([]);
});

describe('words of doubt in the vocabulary of this project', () => {
  const rules = readWordRules().filter(({because}) => because?.startsWith('a guide helps'));
  const isDoubt = (text: string) => rules.some((rule) => findWord(text, rule).length > 0);

  it.each([
    'Where it opens from was not seen.',
    'We have not seen one: the wording may differ.',
    'We saw no button for a new code.',
    'In what we read, there is none.',
    'How long they are kept is not known to us.',
    'How sure',
    'It probably needs an account.',
    'Ai mở được thì chưa rõ.',
    'Chúng tôi chưa thấy màn hình này.',
    'Có lẽ cần tài khoản.',
    'Tài liệu không nêu giới hạn.',
  ])('refuses "%s"', (text) => expect(isDoubt(text)).toBe(true));

  it.each([
    'If your screen offers to send the code again, use that. Otherwise go back and begin again.',
    'The number of rows is set per company.',
    'The history shows whether the recipient has not read the message yet.',
    'Nếu màn hình có nút gửi lại mã, hãy dùng nút đó.',
    'Nếu bạn chưa thấy mã, hãy xem thư rác.',
    'Nếu ảnh chưa rõ, hãy chụp lại.',
    'Số dòng do công ty bạn quy định.',
  ])('accepts "%s"', (text) => expect(isDoubt(text)).toBe(false));

  it('leaves the reference alone, whose contract has the marks', () => {
    expect(completeLanguages.filter(({code}) => !rules.some(({locale}) => locale === code))).toEqual([]);
    expect(rules.every(({onlyInGuides}) => onlyInGuides)).toBe(true);
  });
});
