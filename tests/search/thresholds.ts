import type {QueryFile} from './readQueries';

/** Figures that the search has reached on the labelled queries: share of right first rows and of right rows. */
export const reached = {
  'development.txt': {first: 0.896, shown: 0.992},
  'queries.txt': {first: 0.989, shown: 1},
  'situations.txt': {first: 0.957, shown: 1},
  'everyday.txt': {first: 0.935, shown: 1},
  'held-out.txt': {first: 0.938, shown: 0.994},
  'held-out-situations.txt': {first: 0.891, shown: 1},
  'blind.txt': {first: 0.889, shown: 0.98},
} as const satisfies Record<QueryFile, {first: number; shown: number}>;

/** Share of the queries without an answer that show few rows, in the files that have some. */
export const reachedRestraint = 0.5;

/** Least share of right first rows in each kind of `blind.txt`. */
export const leastByKind = 0.81;

/** How far a build may fall below the reached figures. */
export const tolerance = 0.02;

/** Brotli bytes of an index. */
export const maxIndexBytes = 300 * 1024;

/** Brotli bytes that the search may download besides an index. */
export const allowedBytes = {
  /** Scripts and styles of box and worker, when the box is opened for the first time. */
  opening: 24 * 1024,
} as const;
