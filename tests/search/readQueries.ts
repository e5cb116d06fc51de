import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {versions} from '../../src/kit/versions';

/** A query with the pages that answer it. */
export interface LabelledQuery {
  kind: string;
  locale: string;
  version: string;
  query: string;
  /**
   * Paths below the version's base, any of which is right; `/` is the home page, and nothing the version's first page.
   * None for a query that the site has no answer to.
   */
  wanted: string[];
}

const decomposed = 'NFD:';
/** In place of the pages. */
const noAnswer = '-';

function parseLine(line: string): LabelledQuery {
  const [kind, locale, version, typed, pages, ...rest] = line.split('|').map((part) => part.trim());
  if (!kind || !locale || !version || !typed || !pages || rest.length > 0)
    throw new Error(`A line of labelled queries needs five parts separated by |, but is: ${line}`);
  const query = typed.startsWith(decomposed) ? typed.slice(decomposed.length).normalize('NFD') : typed;
  const wanted = pages === noAnswer ? [] : pages.split(',').map((page) => page.trim().replace(/^index$/, ''));
  return {kind, locale, version, query, wanted};
}

/** The labelled sets, see README.md: the search is tuned on the first, and judged by the second. */
export const queryFiles = ['development.txt', 'validation.txt'] as const;

export type QueryFile = (typeof queryFiles)[number];

/** @returns the queries of a file in this folder, without those for versions that are gone */
export function readQueries(file: QueryFile): LabelledQuery[] {
  return readFileSync(join(__dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(parseLine)
    .filter(({version}) => versions.some(({name}) => name === version));
}
