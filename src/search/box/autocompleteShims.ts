/**
 * A quarter of `@algolia/autocomplete-core` serves Algolia's hosted search, which this box never uses. The bundler
 * replaces those modules by this one (`index/autocompleteShims.ts`), so that opening the box downloads less. It exports
 * what the modules export, without their work.
 */

/** Shim of `@algolia/autocomplete-plugin-algolia-insights`, which counts clicks; the option `insights` is never set. */
export function createAlgoliaInsightsPlugin(): never {
  throw new Error('search: do not set the option "insights" of createAutocomplete.');
}

const nothing = {};

/** Shim of `./metadata`: data about the box for Algolia's crawler. */
export const getMetadata = (): object => nothing;
export const injectMetadata = (): void => undefined;

interface Source {
  sourceId: string;
  onResolve: (event: {source: Source; results: unknown[][]; items: unknown[]; state: unknown}) => void;
}

interface Resolved {
  items: unknown[];
  sourceId: string;
}

/** Shim of `./resolve`, which sends requests that sources describe; here the sources return rows. */
export function preResolve(items: unknown[], sourceId: string): Resolved {
  return {items, sourceId};
}

export function resolve(responses: Resolved[]): Resolved[] {
  return responses;
}

export function postResolve(
  responses: readonly Resolved[],
  sources: readonly Source[],
  store: {getState: () => unknown},
): {source: Source; items: unknown[]}[] {
  return sources.map((source) => {
    const items = responses.find(({sourceId}) => sourceId === source.sourceId)?.items ?? [];
    source.onResolve({source, results: [items], items, state: store.getState()});
    return {source, items};
  });
}
