import {expect, it} from 'vitest';
import type {Term} from '../../kit/vocabulary';
import {createTermFinder} from './findTerms';

function term(id: string, en: string, vi: string, spellings?: string[]): Term {
  return {id, en: {term: en, meaning: `${en}.`, spellings}, vi: {term: vi, meaning: `${vi}.`}};
}
const terms = [
  term('document', 'document', 'chứng từ'),
  term('document-template', 'document template', 'mẫu chứng từ'),
  term('signature', 'electronic signature', 'chữ ký điện tử'),
  term('e-sign', 'e-sign', 'ký điện tử'),
  term('otp', 'OTP', 'mã OTP', ['OTP', 'one-time code']),
];
const findIn = (locale: 'en' | 'vi', text: string): string[] =>
  createTermFinder(terms, locale)(text).map((found) => `${found.term.id}: ${text.slice(found.start, found.end)}`);

it('finds terms in reading order, in any case, also in the plural', () => {
  expect(findIn('en', 'Documents are made; then one-time codes come.')).toEqual([
    'document: Documents',
    'otp: one-time codes',
  ]);
});

it('takes the longest term that begins at a place, over a line break too', () => {
  expect(findIn('en', 'A document\ntemplate.')).toEqual(['document-template: document\ntemplate']);
  expect(findIn('vi', 'Chữ ký điện tử khác mẫu chứng từ.')).toEqual([
    'signature: Chữ ký điện tử',
    'document-template: mẫu chứng từ',
  ]);
});

it('leaves parts of other words alone', () => {
  expect(findIn('en', 'documented, e-signed, non-document, my_document')).toEqual([]);
  expect(findIn('vi', 'mã OTPx')).toEqual([]);
});
