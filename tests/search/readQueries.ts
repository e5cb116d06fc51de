import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A query with the pages that answer it. */
export interface LabelledQuery {
  kind: string;
  locale: string;
  version: string;
  query: string;
  /** Paths below the version's base, any of which is right; `/` is the home page. */
  wanted: string[];
}

const decomposed = 'NFD:';

function parseLine(line: string): LabelledQuery {
  const [kind, locale, version, typed, pages, ...rest] = line.split('|').map((part) => part.trim());
  if (!kind || !locale || !version || !typed || !pages || rest.length > 0)
    throw new Error(`A query line needs five parts, but is: ${line}`);
  const query = typed.startsWith(decomposed) ? typed.slice(decomposed.length).normalize('NFD') : typed;
  return {kind, locale, version, query, wanted: pages.split(',').map((page) => page.trim())};
}

/** @returns the queries of a file beside this one. */
export function readQueries(file: 'queries.txt' | 'held-out.txt'): LabelledQuery[] {
  return readFileSync(join(__dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(parseLine);
}
