import type {QueryFile} from './readQueries';

// Figures that the search has reached: put those of BENCHMARKS.md here when a change has moved them.

/** Share of right first rows and of right rows, by labelled set. */
export const reached = {
  'development.txt': {first: 0.854, shown: 0.973},
  'validation.txt': {first: 0.837, shown: 0.974},
} as const satisfies Record<QueryFile, {first: number; shown: number}>;

/** Right first rows of `validation.txt` without the queries that are a phrase of a page, word for word. */
export const reachedNew = 0.837;

/** Share of the queries without an answer that show few rows. */
export const reachedAbstention = 0.86;

// End of the figures reached.

/** How far a build may fall below the reached figures. */
export const tolerance = 0.02;

/** Share of right first rows that each kind of a set reaches, but for a few queries. */
export const leastByKind = 0.75;

/** So many queries of a kind may fail beyond that share: some have 14 only, and any new text moves one or two. */
export const looseQueries = 2;

/** Least share of first rows that show why they are rows: by a marked word, or by what readers call the page. */
export const leastExplained = 0.98;

/** Greatest share of marks, in each language, that are no word of the query; see `findWrongMarks.ts`. */
export const mostWrongMarks = 0.01;

/** Brotli bytes of an index; about 1 KB for each page, and the pages of the sandbox are five with a table of 46 rules. */
export const maxIndexBytes = 248 * 1024;

/** Brotli bytes that the search may download besides an index. */
export const allowedBytes = {
  /**
   * Scripts and styles of box and worker, when the box is opened for the first time. They arrive while the page is hydrated,
   * so that the icons and commands of the rows keep nobody waiting; the styles of the rows were in those of every page, and
   * the main tasks in the index, which they had to wait for. A further language may have no spaces between its words. The
   * box tells what hangs, fails or is no index instead of waiting for it.
   */
  opening: 30 * 1024,
} as const;
