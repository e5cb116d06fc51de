import {expect, it} from 'vitest';
import {tokenize} from '../shared/tokenize';
import {maxExcerptLength} from '../shared/limits';
import {findTermRanges, makeExcerpt, matcherOf} from './marks';

it.each([
  ['a word with marks no other word', 'Chữ ký, chứng từ và chữ cái', ['chữ'], ['Chữ', 'chữ']],
  ['a word without marks every spelling', 'Hủy, huỷ, HUY', ['huy'], ['Hủy', 'huỷ', 'HUY']],
  ['both places of a tone', 'huỷ', ['hủy'], ['huỷ']],
  ['no other spelling with i for y', 'Ký, kì và ki-lô', ['ky'], ['Ký']],
  ['an identifier as a whole', 'Set documentTypeId first', ['documenttypeid'], ['documentTypeId']],
  ['an identifier by one of its parts', 'documents-create', ['create'], ['documents-create']],
])('marks %s', (_, given, terms, words) => {
  const ranges = findTermRanges(given, matcherOf(terms));
  expect(ranges.map(({start, end}) => given.slice(start, end))).toEqual(words);
});

function excerptOf(text: string, terms: string[]): string {
  return makeExcerpt(text, tokenize(text), matcherOf(terms));
}

const filler = 'Một câu dài không có gì đáng tìm ở đây. '.repeat(20);

it('keeps a short text as it is', () => {
  expect(excerptOf('Ký số bằng USB Token.', ['ki'])).toBe('Ký số bằng USB Token.');
});

it('shows the part with the most different terms', () => {
  const excerpt = excerptOf(`${filler}ký ký ký. ${filler}Chọn Ký số rồi nhập mã PIN. ${filler}`, ['ki', 'pin']);
  expect(excerpt).toContain('Ký số rồi nhập mã PIN');
  expect(excerpt.startsWith('… ')).toBe(true);
  expect(excerpt.endsWith(' …')).toBe(true);
  expect(excerpt.length).toBeLessThanOrEqual(maxExcerptLength + '…  …'.length);
});

it('starts at the start of the text when the terms are there, and never cuts a word', () => {
  const text = `Ký số là gì? ${filler}`;
  const excerpt = excerptOf(text, ['ki']);
  expect(excerpt.startsWith('Ký số')).toBe(true);
  const words = new Set(text.split(/[\s.?]+/));
  expect(
    excerpt
      .replace(' …', '')
      .split(/[\s.?]+/)
      .filter((word) => !words.has(word)),
  ).toEqual([]);
});

it('shows the start of a text without terms', () => {
  expect(excerptOf(filler, ['zzz']).startsWith('Một câu')).toBe(true);
});

it('shows an identifier that was found as a whole', () => {
  const excerpt = excerptOf(`${filler}documentTypeId: the type. ${filler}`, ['documenttypeid']);
  expect(excerpt).toContain('documentTypeId');
});
