/** What a source gave: rows, and never the description of a request to the hosted search. */
interface Response {
  items: unknown[];
  sourceId: string;
}

interface Source {
  sourceId: string;
  onResolve: (event: {source: Source; results: unknown[][]; items: unknown[]; state: unknown}) => void;
}

/** Notes the source that rows come from. */
export function preResolve(items: unknown[], sourceId: string): Response {
  return {items, sourceId};
}

/** There is nothing to fetch: the rows are there. */
export function resolve(responses: Response[]): Response[] {
  return responses;
}

/** Gives each source its rows. */
export function postResolve(
  responses: readonly Response[],
  sources: readonly Source[],
  store: {getState: () => unknown},
): {source: Source; items: unknown[]}[] {
  return sources.map((source) => {
    const items = responses.find(({sourceId}) => sourceId === source.sourceId)?.items ?? [];
    source.onResolve({source, results: [items], items, state: store.getState()});
    return {source, items};
  });
}
