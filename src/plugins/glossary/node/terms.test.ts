import {describe, expect, it} from 'vitest';
import {parseTerms, readTerms, spellings} from './terms';

const written = (id: string, rest = ''): string => `
    - id: ${id}
      en: {term: batch, meaning: Several documents.}
      vi: {term: lô, meaning: Nhiều chứng từ.}${rest}`;
const group = (...terms: string[]): string =>
  `- group: documents\n  en: Documents\n  vi: Chứng từ\n  terms:${terms.join('')}`;

it('reads terms by group', () => {
  const [documents] = parseTerms(group(written('batch', '\n      page: index#x\n      link: true')));
  expect(documents?.vi).toBe('Chứng từ');
  expect(documents?.terms).toEqual([
    {
      id: 'batch',
      en: {term: 'batch', meaning: 'Several documents.'},
      vi: {term: 'lô', meaning: 'Nhiều chứng từ.'},
      page: 'index#x',
      link: true,
    },
  ]);
});

describe('a mistake is named', () => {
  it.each([
    ['two terms of one id', group(written('batch'), written('batch')), /"batch" in .*terms\.yaml stands there twice/],
    ['an id nobody can type', group(written('Batch import')), /"Batch import" .* small letters/],
    ['a silent language', '- {group: a, terms: [{id: x, en: {term: x, meaning: y}}]}', /"x" .* under "vi"/],
  ])('%s', (_name, text, message) => {
    expect(() => parseTerms(text)).toThrow(message);
  });
});

it('spells a term without what stands in brackets, unless words are given', () => {
  expect(spellings({term: 'mã OTP (mật khẩu dùng một lần)', meaning: ''})).toEqual(['mã OTP']);
  expect(spellings({term: 'parameter (placeholder)', meaning: '', words: ['placeholder', 'parameter']})).toEqual([
    'placeholder',
    'parameter',
  ]);
});

it('reads the terms of this site once while the file is the same', () => {
  const groups = readTerms(process.cwd());
  expect(groups.length).toBeGreaterThan(5);
  expect(readTerms(process.cwd())).toBe(groups);
});
