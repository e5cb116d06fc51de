import {maxResults} from '../../src/search/shared/limits';
import {runQuery, type QueryResults} from '../../src/search/engine/runQuery';
import {toResultRows, type ResultRow} from '../../src/search/engine/resultRows';
import type {SearchPlace} from './readIndexes';
import type {LabelledQuery} from './readQueries';

/** The rows of a query, compared with those wanted. */
export interface Outcome {
  query: LabelledQuery;
  /** Paths of the pages of the rows, in order, each once. */
  shown: string[];
  /** Row of the first right page, from 1; 0 if none of the rows is right. */
  rank: number;
  rowCount: number;
}

export interface Figures {
  count: number;
  /** Share of queries whose first row is right. */
  first: number;
  /** Share of queries with a right row among those shown. */
  shown: number;
  /** Mean of one divided by the rank. */
  reciprocal: number;
}

/** @returns paths of pages, one for each row of the box */
export type Searcher = (place: SearchPlace, query: string) => string[];

/** What the box shows for a query. */
export interface BoxReply extends Pick<QueryResults, 'correction'> {
  rows: ResultRow[];
}

/** @returns the same rows as in the box */
export function askBox({indexes}: SearchPlace, query: string): BoxReply {
  const {results, correction} = runQuery(query, indexes, {limit: maxResults});
  return {rows: toResultRows(results, maxResults), correction};
}

/** The search of this site. */
export const localSearch: Searcher = (place, query) => askBox(place, query).rows.map(({href}) => place.pathOf(href));

/** @returns the outcome of each query */
export function evaluate(
  queries: readonly LabelledQuery[],
  places: readonly SearchPlace[],
  search: Searcher,
): Outcome[] {
  return queries.map((query) => {
    const place = places.find(({locale, version}) => locale === query.locale && version === query.version);
    if (!place) throw new Error(`No index for ${query.locale} ${query.version}.`);
    const rows = search(place, query.query);
    const rank = rows.findIndex((path) => query.wanted.includes(path)) + 1;
    return {query, shown: [...new Set(rows)], rank, rowCount: rows.length};
  });
}

/** Rows that a query without an answer may show at most. */
const maxRowsOfNothing = 3;

/** @returns the share of the queries without an answer that show few rows, or none */
export function measureAbstention(outcomes: readonly Outcome[]): number {
  const unanswerable = outcomes.filter(({query}) => query.wanted.length === 0);
  const few = unanswerable.filter(({rowCount}) => rowCount <= maxRowsOfNothing);
  return unanswerable.length === 0 ? 1 : few.length / unanswerable.length;
}

/** Standard deviations on each side of a figure that hold it in 95 of 100 cases. */
const deviations = 1.96;

/**
 * @param share of the successes among the tries
 * @returns the Wilson interval, in which the true share lies in 95 of 100 cases
 */
export function intervalOf(share: number, tries: number): [low: number, high: number] {
  if (tries === 0) return [0, 1];
  const squared = deviations ** 2;
  const middle = (share + squared / (2 * tries)) / (1 + squared / tries);
  const reach =
    (deviations / (1 + squared / tries)) * Math.sqrt((share * (1 - share)) / tries + squared / (4 * tries ** 2));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

/** @returns the figures of all outcomes of queries that have an answer */
export function measure(all: readonly Outcome[]): Figures {
  const outcomes = all.filter(({query}) => query.wanted.length > 0);
  const count = outcomes.length;
  const share = (isGood: (rank: number) => boolean): number =>
    count === 0 ? 0 : outcomes.filter(({rank}) => isGood(rank)).length / count;
  const sum = outcomes.reduce((total, {rank}) => total + (rank > 0 ? 1 / rank : 0), 0);
  return {
    count,
    first: share((rank) => rank === 1),
    shown: share((rank) => rank > 0),
    reciprocal: count === 0 ? 0 : sum / count,
  };
}

/** @returns the outcomes by kind of query, in order of first appearance */
export function byKind(outcomes: readonly Outcome[]): Map<string, Outcome[]> {
  const kinds = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const {kind} = outcome.query;
    kinds.set(kind, [...(kinds.get(kind) ?? []), outcome]);
  }
  return kinds;
}
