import {expect, it} from 'vitest';
import {maxIdentifierLength} from './limits';
import {tokenize, wordSequence, wordsOf} from './tokenize';

function foldedWordsOf(text: string): string[] {
  return wordsOf(text).map(({folded}) => folded);
}

it('splits Vietnamese text into syllables with their offsets', () => {
  expect(tokenize('Ký số, rồi gửi.').map(({start, end}) => 'Ký số, rồi gửi.'.slice(start, end))).toEqual([
    'Ký',
    'số',
    'rồi',
    'gửi',
  ]);
});

it.each([
  ['documents-create', ['documentscreate', 'documents', 'create']],
  ['forgot_password', ['forgotpassword', 'forgot', 'password']],
  ['eKYC-IDCheck', ['ekycidcheck', 'e', 'kyc', 'id', 'check']],
  ['documentTemplateId', ['documenttemplateid', 'document', 'template', 'id']],
  ['/api/documents/create', ['apidocumentscreate', 'api', 'documents', 'create']],
  ['2.3.0', ['2.3.0', '2', '3', '0']],
])('gives %s as a whole and in parts', (text, words) => {
  expect(foldedWordsOf(text)).toEqual(words);
});

it('does not join Vietnamese words', () => {
  expect(foldedWordsOf('ký/duyệt')).toEqual(['ki', 'duyet']);
});

it('indexes very long identifiers only in parts', () => {
  expect(foldedWordsOf(`a-${'b'.repeat(maxIdentifierLength)}`)).toEqual(['a', 'b'.repeat(maxIdentifierLength)]);
});

it('gives the words of a phrase in order', () => {
  expect(wordSequence('Ký số bằng USB Token').map(({folded}) => folded)).toEqual(['ki', 'so', 'bang', 'usb', 'token']);
});
