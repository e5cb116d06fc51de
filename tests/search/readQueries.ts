import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A query with the pages that answer it. */
export interface LabelledQuery {
  kind: string;
  locale: string;
  version: string;
  query: string;
  /** Paths below the version's base, any of which is right; `/` is the home page, and nothing the version's first page. */
  wanted: string[];
}

const decomposed = 'NFD:';

function parseLine(line: string): LabelledQuery {
  const [kind, locale, version, typed, pages, ...rest] = line.split('|').map((part) => part.trim());
  if (!kind || !locale || !version || !typed || !pages || rest.length > 0)
    throw new Error(`A line of labelled queries needs five parts separated by |, but is: ${line}`);
  const query = typed.startsWith(decomposed) ? typed.slice(decomposed.length).normalize('NFD') : typed;
  const wanted = pages.split(',').map((page) => page.trim().replace(/^index$/, ''));
  return {kind, locale, version, query, wanted};
}

/** The files with queries: those the ranking may be tuned on, and those that are only measured. */
export const queryFiles = {
  tuned: ['queries.txt', 'situations.txt', 'everyday.txt'],
  heldOut: ['held-out.txt', 'held-out-situations.txt'],
} as const;

export type QueryFile = (typeof queryFiles)[keyof typeof queryFiles][number];

/** @returns the queries of a file in this folder */
export function readQueries(file: QueryFile): LabelledQuery[] {
  return readFileSync(join(__dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(parseLine);
}
