import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {readSearchPhrases, readTerms, readWords, spellingsOf, termsFile} from './vocabulary';

it('reads the vocabulary of this site, each file once while it is the same', () => {
  expect(readTerms().length).toBeGreaterThan(5);
  expect(readTerms()).toBe(readTerms());
  expect(readSearchPhrases().length).toBeGreaterThan(50);
  expect(readWords().vi.abbreviations?.hd).toBe('hợp đồng');
});

it('refuses two terms of one id', () => {
  const root = mkdtempSync(join(tmpdir(), 'vocabulary-'));
  cpSync('vocabulary', join(root, 'vocabulary'), {recursive: true});
  const text = readFileSync(join(root, termsFile), 'utf8');
  writeFileSync(join(root, termsFile), text.replace('- id: electronic-contract', '- id: document'));
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
