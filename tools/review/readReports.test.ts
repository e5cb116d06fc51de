import {join} from 'node:path';
import {expect, it} from 'vitest';
import {scratchFolder} from '../../tests/support/scratchFolder';
import {readReports} from './readReports';

const read = (text: string, name = 'reports.csv') => readReports(join(scratchFolder({[name]: text}), name));
const report = (query: string, more = {}) => ({query, locale: 'en', count: 1, page: '', outcome: '', ...more});

it('reads the columns in any order, and others not at all', () => {
  expect(
    read('Count,day,query,locale,page,outcome\n12,1,resend otp,en,/docs/a,other\n,2,cho ky,vi,,nothing\n'),
  ).toEqual([
    report('resend otp', {count: 12, page: '/docs/a', outcome: 'other'}),
    report('cho ky', {locale: 'vi', outcome: 'nothing'}),
  ]);
});

it('reads quoted fields, tabs and semicolons, and what Windows writes', () => {
  expect(read('\ufeffquery,locale\r\n"sign, ""draw""",en\r\n\r\ntwo words,en')).toEqual([
    report('sign, "draw"'),
    report('two words'),
  ]);
  expect(read('query\tlocale\na, b\ten\n', 'reports.tsv')).toEqual([report('a, b')]);
  expect(read('query;locale\na, b;en\n')).toEqual([report('a, b')]);
});

it.each([
  ['query,count\na,1\n', /reports\.csv:1 {2}has no column "locale"\. The first line names the columns/],
  ['query,locale\n', /has no reports below its first line/],
  ['query,locale\n"two\nlines",en\nb,fr\n', /reports\.csv:4 {2}has the locale "fr"\. Write vi or en\./],
  ['query,locale\n,en\n', /reports\.csv:2 {2}has no query/],
  ['query,locale,count\na,en,many\n', /has the count "many"\. Write a whole number/],
  ['query,locale,outcome\na,en,gone\n', /has the outcome "gone"\. Write nothing, other or left/],
])('says what is wrong with %j', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

it('says what a file must be that does not exist', () => {
  expect(() => readReports('none.csv')).toThrow(/^none\.csv {2}is no file that can be read\. Name a CSV or TSV file/);
});
