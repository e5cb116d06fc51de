import {readSheet} from 'read-excel-file/node';
import {expect, test} from 'vitest';
import {textIn} from '../../kit/perLocale';
import {readBatchExamples, toCsv, toExcel} from './batchExampleStep';

const example = textIn(readBatchExamples(), 'vi');
const asTable = [example.columns, ...example.rows];

test('the Excel file, opened again, holds every column and value, empty ones as empty cells', async () => {
  const cells = await readSheet(Buffer.from(await toExcel(example)));
  expect(cells.map((row) => row.map((cell) => cell ?? ''))).toEqual(asTable);
});

test('the Excel file has the same bytes each time', async () => {
  expect(await toExcel(example)).toEqual(await toExcel(example));
});

test('the CSV file tells that it is UTF-8 and puts values with commas in quotes', () => {
  const csv = toCsv({sheet: 'A', columns: ['a', 'b'], rows: [['1,800', 'says "yes"']]});
  expect(csv).toBe('\uFEFFa,b\r\n"1,800","says ""yes"""\r\n');
});

test('both languages have the six columns of a document first, then pairs for recipients', () => {
  const document = ['FileName', 'No', 'Subject', 'ExpiryDate', 'Description', 'IsOrder'].map((key) => `{{D.${key}}}`);
  for (const {columns, rows} of Object.values(readBatchExamples())) {
    expect(columns.slice(0, 6)).toEqual(document);
    expect(columns.slice(6, 10)).toEqual([
      '{{P.Code}}',
      '{{P.AccessPermission}}',
      '{{P.Code}}',
      '{{P.AccessPermission}}',
    ]);
    expect(new Set(rows.map((row) => row[1])).size).toBe(rows.length);
  }
});
