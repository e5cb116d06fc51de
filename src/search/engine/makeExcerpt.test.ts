import {expect, it} from 'vitest';
import {maxExcerptLength} from '../shared/limits';
import {matcherOf} from './matchTerms';
import {tokenize} from '../shared/tokenize';
import {makeExcerpt} from './makeExcerpt';

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
