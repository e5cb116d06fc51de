import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {readConcepts, readIdeas, readTerms, readWords, spellingsOf, termsFile, wordsFile} from './vocabulary';

it('reads the vocabulary of this site, each file once while it is the same', () => {
  expect(readTerms().length).toBeGreaterThan(5);
  expect(readTerms()).toBe(readTerms());
  expect(readIdeas().length).toBeGreaterThan(50);
  expect(readConcepts().abbreviations.hd).toBe('hợp đồng');
  expect(readConcepts().areas.api).toContain('api');
});

/** @returns the root of a copy of the vocabulary in which a text is replaced. */
function changedCopy(file: string, text: string, replacement: string): string {
  const root = mkdtempSync(join(tmpdir(), 'vocabulary-'));
  cpSync('vocabulary', join(root, 'vocabulary'), {recursive: true});
  const source = readFileSync(join(root, file), 'utf8');
  writeFileSync(
    join(root, file),
    source.replace(text, () => replacement),
  );
  return root;
}

it('refuses two terms of one id', () => {
  const root = changedCopy(termsFile, '- id: electronic-contract', '- id: document');
  expect(() => readTerms(root)).toThrow(
    /^vocabulary\/terms\.yaml:\d+ key ".*\.id" repeats the id "document"\. Keep one\.$/,
  );
});

it('spells a term without what is in brackets, unless spellings are given', () => {
  expect(spellingsOf({term: 'mã OTP (mật khẩu dùng một lần)'})).toEqual(['mã OTP']);
  expect(spellingsOf({term: 'parameter (placeholder)', spellings: ['placeholder', 'parameter']})).toEqual([
    'placeholder',
    'parameter',
  ]);
});

it.each([
  ['{pattern: a, words: [a], write: b}', 'key "en.avoid.0" has both words and a pattern. Give one of the two.'],
  ['{write: b}', 'key "en.avoid.0" has neither words nor a pattern. Give one of the two.'],
  [
    "{pattern: '(a', write: b}",
    'key "en.avoid.0.pattern" is no pattern: Invalid regular expression: /(a/giu: Unterminated group. Correct it.',
  ],
  [
    "{pattern: '', write: b}",
    'key "en.avoid.0.pattern" cannot be "". Write a regular expression for what no list of words can say.',
  ],
])('refuses %s as words to avoid', (entry, message) => {
  const root = changedCopy(wordsFile, '  avoid:\n', `  avoid:\n    - ${entry}\n`);
  expect(() => readWords(root)).toThrow(message);
});

it('takes a pattern in any case of letters and in one form of Unicode', () => {
  const root = changedCopy(
    wordsFile,
    '  avoid:\n',
    `  avoid:\n    - {pattern: ${'xoá'.normalize('NFD')}, write: xóa}\n`,
  );
  expect(readWords(root).en.avoid[0]?.pattern).toEqual(/xoá/giu);
});
