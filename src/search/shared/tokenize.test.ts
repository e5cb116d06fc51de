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
  ['2FA', ['2fa']],
  ['3D', ['3d']],
  ['A4', ['a4']],
  ['x509Certificate', ['x509certificate', 'x509', 'certificate']],
])('gives %s as a whole and in parts', (text, words) => {
  expect(foldedWordsOf(text)).toEqual(words);
});

it.each([
  ['C#', ['c#']],
  ['a client in C#, C++ or F#.', ['a', 'client', 'in', 'c#', 'c++', 'or', 'f#']],
  ['.NET and ASP.NET (.net)', ['.net', 'and', 'aspnet', 'asp', 'net', '.net']],
  ['g++ -o x', ['g++', 'o', 'x']],
  ['C#/Go', ['c#', 'go']],
])('keeps the sign of a name that is another without it: %s', (text, words) => {
  expect(foldedWordsOf(text)).toEqual(words);
});

it.each([
  ['contract.pdf, .pdf', ['contractpdf', 'contract', 'pdf', 'pdf']],
  ['index.html#', ['indexhtml', 'index', 'html']],
  ['more++', ['more']],
  ['a+b', ['a', 'b']],
  ['example.net', ['examplenet', 'example', 'net']],
  ['Số#', ['so']],
  ['#1 + 2', ['1', '2']],
])('drops other signs: %s', (text, words) => {
  expect(foldedWordsOf(text)).toEqual(words);
});

it.each([
  ['文書を削除', ['文書', '書を', 'を削', '削除']],
  ['PDF文書', ['pdf', '文書']],
  ['が', ['が']],
])('finds words of a script without spaces by pairs of characters: %s', (text, words) => {
  expect(foldedWordsOf(text)).toEqual(words);
  expect(tokenize(text).map(({start, end}) => text.slice(start, end).toLowerCase())).toEqual(words);
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
