import {describe, expect, it} from 'vitest';
import {tokenize} from '../shared/tokenize';
import {maxExcerptLength} from '../shared/limits';
import {chooseMarks, findRuns, makeExcerpt, matcherOf, plainTerms, toTerm} from './marks';

/** @returns what is marked in texts that are seen together */
function markedIn(texts: string[], terms: string[]): string[][] {
  const termOf = matcherOf(terms);
  const ranges = chooseMarks(
    texts.map((text) => findRuns(text, termOf)),
    terms,
  );
  return texts.map((text, position) => (ranges[position] ?? []).map(({start, end}) => text.slice(start, end)));
}

it.each([
  ['a word with marks no other word', 'Chữ ký, chứng từ và chữ cái', ['chữ'], ['Chữ', 'chữ']],
  ['a word without marks every spelling', 'Hủy, huỷ, HUY', ['huy'], ['Hủy', 'huỷ', 'HUY']],
  ['both places of a tone', 'huỷ', ['hủy'], ['huỷ']],
  ['no other spelling with i for y', 'Ký, kì và ki-lô', ['ky'], ['Ký']],
  ['an identifier as a whole', 'Set documentTypeId first', ['documenttypeid'], ['documentTypeId']],
  ['an identifier by one of its parts', 'documents-create', ['create'], ['documents-create']],
  ['no ending after an apostrophe', "A user's s", ['s'], ['s']],
  ['a word of a script without spaces', 'ごみ箱の中', ['ごみ', 'み箱'], ['ごみ箱']],
  ['a part of it', 'ごみ箱の中', ['み箱', '箱の', 'ない'], ['み箱の']],
  ['every spelling of a term', 'Sign what you signed', [toTerm(['sign', 'signed'])], ['Sign', 'signed']],
])('marks %s', (_, given, terms, words) => {
  expect(markedIn([given], terms)).toEqual([words]);
});

describe('a phrase', () => {
  it('is marked as one, and its words nowhere else', () => {
    expect(markedIn(['Ký số', 'Chọn ký, rồi số. Ký số xong.'], ['ký', 'số'])).toEqual([['Ký số'], ['Ký số']]);
  });

  it('is no phrase in another order, nor across the end of a sentence', () => {
    expect(markedIn(['Số ký. Ký. Số'], ['ký', 'số'])).toEqual([['Số', 'ký', 'Ký', 'Số']]);
  });

  it('may have small words in it, which queries leave out', () => {
    expect(markedIn(['Cancel a document, or cancel the old document'], ['cancel', 'document'])).toEqual([
      ['Cancel a document'],
    ]);
  });

  it('has at least half of the words', () => {
    const terms = ['khong', 'nhan', 'duoc', 'ma', 'otp'];
    expect(markedIn(['Nhận được. Không nhận được mã'], terms)).toEqual([['Không nhận được mã']]);
    expect(markedIn(['Nhận được mã', 'OTP'], terms)).toEqual([['Nhận được mã'], []]);
    expect(markedIn(['Nhận được', 'OTP'], terms)).toEqual([['Nhận', 'được'], ['OTP']]);
  });

  it('may have a word that nearly every page has, which is marked nowhere else', () => {
    const terms = ['create', toTerm(['document'], true)];
    expect(markedIn(['Create document', 'create a type of document'], terms)).toEqual([['Create document'], []]);
    expect(markedIn(['Create a type', 'Documents'], terms)).toEqual([['Create'], []]);
    expect(plainTerms(terms)).toEqual(['create']);
  });

  it('may be an identifier', () => {
    const terms = [toTerm(['document'], true), 'type', 'id'];
    expect(markedIn(['The document has a type', 'documentTypeId, departmentId'], terms)).toEqual([
      [],
      ['documentTypeId'],
    ]);
    expect(markedIn(['Set a type', 'documentStatus'], terms)).toEqual([['type'], []]);
  });

  it('is what an excerpt shows rather than its words', () => {
    const excerpt = excerptOf(`Số và ký. ${filler}Hãy ký số. ${filler}`, ['ký', 'số']);
    expect(excerpt).toContain('Hãy ký số');
  });
});

it('terms are read as they were typed', () => {
  expect(plainTerms([toTerm(['sign', 'signed']), 'usb'])).toEqual(['sign', 'usb']);
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
  expect(excerpt).toMatch(/^Chọn Ký số rồi nhập mã PIN/);
  expect(excerpt.endsWith(' …')).toBe(true);
  expect(excerpt.length).toBeLessThanOrEqual(maxExcerptLength + '…  …'.length);
});

it('starts between words where the sentence is long', () => {
  const excerpt = excerptOf(`${filler}${'một hai ba '.repeat(20)}mã PIN. ${filler}`, ['pin']);
  expect(excerpt).toMatch(/^… (?:một|hai|ba) /);
  expect(excerpt).toContain('mã PIN.');
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
