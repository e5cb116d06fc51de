import type {QueryFile} from './readQueries';

/** Figures that the search has reached on the labelled queries: share of right first rows and of right rows. */
export const reached = {
  'development.txt': {first: 0.963, shown: 1},
  'queries.txt': {first: 0.992, shown: 1},
  'situations.txt': {first: 0.983, shown: 1},
  'everyday.txt': {first: 0.977, shown: 1},
  'held-out.txt': {first: 0.963, shown: 0.994},
  'held-out-situations.txt': {first: 0.927, shown: 1},
  'first-blind.txt': {first: 0.974, shown: 0.994},
  'validation.txt': {first: 0.927, shown: 0.993},
  'blind.txt': {first: 0.933, shown: 0.997},
} as const satisfies Record<QueryFile, {first: number; shown: number}>;

/** Share of the queries without an answer that show few rows, in the files that have some. */
export const reachedAbstention = 0.75;

/** Least share of right first rows in each kind of `blind.txt`. */
export const leastByKind = 0.85;

/** How far a build may fall below the reached figures. */
export const tolerance = 0.02;

/** Brotli bytes of an index. */
export const maxIndexBytes = 330 * 1024;

/** Brotli bytes that the search may download besides an index. */
export const allowedBytes = {
  /** Scripts and styles of box and worker, when the box is opened for the first time. */
  opening: 24.5 * 1024,
} as const;
