import {mkdir, writeFile} from 'node:fs/promises';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {unzipSync, zipSync} from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import * as z from 'zod';
import {perLocale, textIn} from '../../kit/perLocale';
import {parseYaml} from '../../kit/readData';
import type {BuiltLanguage, Step} from '../../kit/step';

const file = 'src/content/batch-example/rows.yaml';
const text = z.string();
const sheetSchema = z
  .strictObject({
    sheet: text.min(1).meta({value: 'the name of the sheet'}),
    columns: z.array(text.min(1)).min(1).meta({value: 'the keys of the columns'}),
    rows: z.array(z.array(text)).min(1).meta({value: 'rows of texts in quotes'}),
  })
  .refine(({columns, rows}) => rows.every(({length}) => length === columns.length), {
    path: ['rows'],
    error: 'must have one value for each column',
  });

/** The filled example of a batch, in one language. */
export type BatchExample = z.infer<typeof sheetSchema>;

/** @returns the filled example of a batch, by language. */
export function readBatchExamples(root: string = process.cwd()) {
  return parseYaml(z.strictObject(perLocale(sheetSchema)), readFileSync(join(root, file), 'utf8'), file);
}

/**
 * @returns the example as an Excel file, its cells formatted as text as the page asks for; the same bytes each time,
 *   because its parts have a fixed date
 */
export async function toExcel({sheet, columns, rows}: BatchExample): Promise<Uint8Array> {
  const header = columns.map((value) => ({value, type: String, fontWeight: 'bold' as const}));
  const cells = rows.map((row) => row.map((value) => ({value, type: String, format: '@'})));
  const widths = columns.map((column, index) => ({
    width: Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)) + 2,
  }));
  const written = await writeExcelFile([header, ...cells], {sheet, columns: widths, stickyRowsCount: 1}).toBuffer();
  return zipSync(unzipSync(written), {mtime: new Date(2000, 0, 1)});
}

/** @returns the example as comma-separated values; the mark at its start tells Excel that it is UTF-8. */
export function toCsv({columns, rows}: BatchExample): string {
  const lines = [columns, ...rows].map((row) => row.map(toCsvValue).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function toCsvValue(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/** Writes the filled example of a batch, which the guides offer for download. */
export function batchExampleStep({outDir, locale}: BuiltLanguage): Step {
  return {
    name: 'batch example',
    async write() {
      const example = textIn(readBatchExamples(), locale);
      const folder = join(outDir, 'files');
      await mkdir(folder, {recursive: true});
      await writeFile(join(folder, 'batch-example.xlsx'), await toExcel(example));
      await writeFile(join(folder, 'batch-example.csv'), toCsv(example));
    },
  };
}
