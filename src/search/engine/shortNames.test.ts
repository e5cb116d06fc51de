import {describe, expect, it} from 'vitest';
import {indexedPage} from '../__fixtures__/indexedPage';
import {buildIndex, type IndexedPage} from '../index/buildIndex';
import type {PageSection} from '../index/readSections';
import {createSearchIndex} from './searchIndex';
import {runQuery} from './runQuery';

const page = (path: string, content: string, more: Partial<PageSection> = {}): IndexedPage =>
  indexedPage(path, path, {sections: [{title: path, hash: '', content, ...more}]});

const index = createSearchIndex(
  buildIndex(
    [
      page('csharp', 'Programs in Java, C# and Go.'),
      page('cpp', 'Linked from C++ too.'),
      page('letter', 'Annex C, part F, of the net amount.'),
      page('dotnet', 'It runs on .NET 8.'),
      page('permissions', 'View V, approve A.', {codes: 'V A DR'}),
      page('article', 'A document is a contract, and a contract a document.'),
      page('answer', 'What it answers.', {beside: '{"phone": "0900000003", "contract": "KHUE.LE"}'}),
    ],
    {queryWords: {stopWords: 'a the of', abbreviations: {}, areas: {}, ideas: []}},
  ),
);
const ask = (query: string) => runQuery(query, [index]);
const found = (query: string): string[] =>
  ask(query).results.map(({document}) => document.sectionRoute.replace('/docs/', ''));

describe('a word whose sense is in a sign', () => {
  it.each([
    ['C#', ['csharp']],
    ['c#', ['csharp']],
    ['client c#', ['csharp']],
    ['C++', ['cpp']],
    ['.NET', ['dotnet']],
    ['.net 8', ['dotnet']],
  ])('finds its pages alone: %s', (query, pages) => {
    expect(found(query)).toEqual(pages);
  });

  it.each(['F#', 'g++', 'J#'])('is not found where only its letter stands: %s', (query) => {
    expect(ask(query)).toMatchObject({results: [], missing: [query.toLowerCase()]});
  });

  it('is found while it is typed, by its letter', () => {
    expect(found('c')).toEqual(expect.arrayContaining(['csharp', 'cpp', 'letter']));
  });

  it('is marked with its sign', () => {
    expect(ask('C#').results[0]?.terms).toEqual(['c#']);
  });
});

it.each([
  ['A', 'permissions'],
  ['V', 'permissions'],
  ['DR', 'permissions'],
  ['a contract', 'article'],
])('a letter that is a code comes before the article: %s', (query, first) => {
  expect(found(query)[0]).toBe(first);
});

describe('a word that stands in samples only', () => {
  it.each(['0900000003', 'KHUE.LE', 'khue'])('is found: %s', (query) => {
    expect(found(query)).toEqual(['answer']);
  });

  it('does not count where other texts have it', () => {
    expect(found('contract')).toEqual(['article']);
  });

  it.each(['constructor', '0900000004', '__proto__'])(
    'is said not to be found where it is really nowhere: %s',
    (query) => {
      expect(ask(query).results).toEqual([]);
      expect(ask(query).missing.length).toBeGreaterThan(0);
    },
  );
});

/** Pages of a language, each with its text and what readers call it. */
const texts: Record<string, Record<string, [content: string, ...phrases: string[]]>> = {
  en: {
    account: ['Switch on two-factor confirmation.', 'turn on two-factor', 'my profile'],
    sample: ['Complete programs in cURL, PHP, C# and others, each with a GUID.', 'JS', 'Go', 'java'],
    token: ['Enter the PIN of the USB device when you sign.', 'pin', 'plug in the device'],
    glossary: ['USB token: a device whose key is protected by a PIN. OTP: a code.', 'words'],
    decree: ['Decree 23/2025/ND-CP rules it.', 'law'],
    contracts: ['Go on with your list, as Decree 337/2025/ND-CP says, on paper A4.', 'many contracts'],
    errors: ['HTTP 401 means log in again, 200 OK that it worked.', 'codes'],
    message: ['The pink slip holds JSON of 2 false answers for the guide, an OTP and a token of API v2.', 'guide'],
    fail: ['It is false that 2 fail or are far.', 'failure', 'false'],
  },
  vi: {
    account: ['Bật xác thực 2 lớp.', 'bật xác thực 2 lớp', 'hồ sơ'],
    sample: ['Chương trình bằng cURL, PHP, C# và các ngôn ngữ khác, mỗi mã là một GUID.', 'JS', 'Go', 'java'],
    token: ['Nhập mã PIN của USB Token khi ký.', 'pin', 'cắm token'],
    glossary: ['USB Token: thiết bị được bảo vệ bằng mã PIN. OTP: mã dùng một lần. CCCD: căn cước.', 'thuật ngữ'],
    decree: ['Nghị định 23/2025/NĐ-CP quy định việc này.', 'luật'],
    contracts: ['Theo Nghị định 337/2025/NĐ-CP, in trên giấy A4, gõ tên.', 'gửi nhiều hợp đồng', 'gỡ tên'],
    errors: ['HTTP 401: đăng nhập lại. 200 OK: thành công.', 'mã lỗi'],
    message: ['Nội dung có JSON gồm 2 giá trị false, mã OTP và token của API v2.', 'nội dung', 'số CCCD'],
    fail: ['Nếu 2 bước false thì sửa nội dung.', 'nội dung sai', 'false'],
  },
};
const queryWords = {
  stopWords: 'on the it that are go in is to',
  abbreviations: {nd: 'nội dung', nđ: 'nghị định', tt: 'thông tin'},
  areas: {},
  ideas: [
    ['two-factor', '2fa', 'xác thực 2 lớp'],
    ['sample', 'javascript', 'js'],
  ],
};
const indexOf = (language: string) =>
  createSearchIndex(
    buildIndex(
      Object.entries(texts[language] ?? {}).map(([path, [content, ...phrases]]) =>
        indexedPage(path, path, {phrases, sections: [{title: path, hash: '', content}]}),
      ),
      {language, queryWords},
    ),
  );
const indexes: Record<string, ReturnType<typeof indexOf>> = {en: indexOf('en'), vi: indexOf('vi')};

describe('a query that is one short word, or of digits, letters and signs', () => {
  it.each([
    ['en', '2FA', ['account']],
    ['en', '2fa', ['account']],
    ['en', 'ND-CP', ['contracts', 'decree']],
    ['en', 'NĐ-CP', ['contracts', 'decree']],
    ['en', '23/2025/ND-CP', ['decree']],
    ['en', 'PIN', ['glossary', 'token']],
    ['en', 'OTP', ['glossary', 'message']],
    ['en', 'USB', ['glossary', 'token']],
    ['en', 'OK', ['errors']],
    ['en', '401', ['errors']],
    ['en', 'JS', ['sample']],
    ['en', 'PHP', ['sample']],
    ['en', 'GUID', ['sample']],
    ['en', 'C#', ['sample']],
    ['en', 'A4', ['contracts']],
    ['en', 'v2', ['message']],
    ['vi', '2FA', ['account']],
    ['vi', 'NĐ-CP', ['contracts', 'decree']],
    ['vi', 'nđ-cp', ['contracts', 'decree']],
    ['vi', 'ND-CP', ['contracts', 'decree']],
    ['vi', '23/2025/NĐ-CP', ['decree']],
    ['vi', 'NĐ', ['contracts', 'decree']],
    ['vi', 'PIN', ['glossary', 'token']],
    ['vi', 'OTP', ['glossary', 'message']],
    ['vi', 'CCCD', ['glossary', 'message']],
    ['vi', 'OK', ['errors']],
    ['vi', '401', ['errors']],
    ['vi', 'JS', ['sample']],
    ['vi', 'Go', ['sample']],
    ['vi', 'C#', ['sample']],
    ['vi', 'A4', ['contracts']],
    ['vi', 'v2', ['message']],
  ])('finds the pages that have it before all others: %s %s', (language, query, pages) => {
    const {results, isClosest, total} = runQuery(query, [indexes[language]!]); // Both are there.
    const paths = results.map(({document}) => document.sectionRoute.replace('/docs/', ''));
    expect(paths.slice(0, pages.length).sort()).toEqual(pages);
    expect({isClosest, total}).toEqual({isClosest: false, total: paths.length});
  });

  it.each(['en', 'vi'])('names a page that is called by it first, although it is a stop word: Go, %s', (language) => {
    expect(runQuery('Go', [indexes[language]!]).results[0]?.document.title).toBe('sample');
  });

  it.each(['en', 'vi'])('finds no page for its length alone: 2FA, %s', (language) => {
    expect(runQuery('2FA', [indexes[language]!]).total).toBe(1);
  });
});
