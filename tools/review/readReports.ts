import {readFileSync} from 'node:fs';
import {languages, type LocaleCode} from '../../src/kit/locales';
import type {SearchReport} from '../../src/search/box/reportSearches';

/** How often a query was reported, and what its readers did. */
export interface CountedReport {
  query: string;
  locale: LocaleCode;
  count: number;
  /** Address of the page that was opened instead of the first; '' if none was, or it is not known. */
  page: string;
  outcome: SearchReport['outcome'] | '';
}

const required = ['query', 'locale'] as const;
const columns = [...required, 'count', 'page', 'outcome'] as const;
const outcomes = ['nothing', 'other', 'left', ''] as const;
const header = `The first line names the columns: ${required.join(' and ')}; count, page and outcome if they are known.`;

interface Row {
  line: number;
  fields: string[];
}

/**
 * Reads collected reports: a CSV or TSV file whose first line names the columns.
 *
 * @throws Error that names the line, what is wrong with it and what to write
 */
export function readReports(file: string): CountedReport[] {
  const [first, ...rows] = splitRows(readText(file));
  const names = first?.fields.map((name) => name.toLowerCase()) ?? [];
  for (const name of required)
    if (!names.includes(name)) throw new Error(`${file}:1  has no column "${name}". ${header}`);
  if (rows.length === 0) throw new Error(`${file}  has no reports below its first line. Add a line for each query.`);
  return rows.map(({line, fields}) => {
    const [query = '', locale = '', count = '', page = '', outcome = ''] = columns.map(
      (name) => fields[names.indexOf(name)] ?? '',
    );
    const refuse = (rule: string, repair: string): never => {
      throw new Error(`${file}:${line}  ${rule}. ${repair}`);
    };
    const codes = languages.map(({code}) => code);
    return {
      query: query || refuse('has no query', 'Fill it in, or remove the line.'),
      locale:
        codes.find((code) => code === locale) ?? refuse(`has the locale "${locale}"`, `Write ${codes.join(' or ')}.`),
      count: /^[1-9]\d*$/.test(count || '1')
        ? Number(count || 1)
        : refuse(`has the count "${count}"`, 'Write a whole number, or leave it empty for 1.'),
      page,
      outcome:
        outcomes.find((each) => each === outcome) ??
        refuse(`has the outcome "${outcome}"`, 'Write nothing, other or left, or leave it empty.'),
    };
  });
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  } catch {
    throw new Error(`${file}  is no file that can be read. Name a CSV or TSV file of reports. ${header}`);
  }
}

/** @returns the lines that have something, with their fields; quotes protect separators, line breaks and, doubled, quotes */
function splitRows(text: string): Row[] {
  const [firstLine = ''] = text.split(/[\r\n]/);
  const separator = ['\t', ';'].find((each) => firstLine.includes(each)) ?? ',';
  const field = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n?|\\n|$)`, 'y');
  const rows: Row[] = [];
  let row: Row = {line: 1, fields: []};
  let line = 1;
  while (field.lastIndex < text.length) {
    const [whole, quoted, plain = '', end] = field.exec(text) ?? [];
    if (whole === undefined) break;
    line += whole.split(/\r\n?|\n/).length - 1;
    row.fields.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === separator) continue;
    rows.push(row);
    row = {line, fields: []};
  }
  if (row.fields.length > 0) rows.push(row);
  return rows.filter(({fields}) => fields.some((each) => each !== ''));
}
