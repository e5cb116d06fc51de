/** Least figures a group of queries may reach; shares from 0 to 1. Raise them whenever the search got better. */
export interface Gate {
  /** Share of queries whose first row is right. */
  first: number;
  /** Share of queries with a right row among those shown. */
  shown: number;
}

/** The figures reached, less 0.02: small changes of the pages move single queries. */
export const gates = {
  tuning: {first: 0.946, shown: 0.98},
  heldOut: {first: 0.844, shown: 0.969},
  derived: {first: 0.965, shown: 0.979},
} as const satisfies Record<string, Gate>;

export type QueryGroup = keyof typeof gates;
