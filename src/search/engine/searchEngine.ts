import {pauseAfterMs} from '../shared/limits';
import {IndexStore, type Fetch} from './indexStore';
import {toResultRows, type ResultRow} from './resultRows';
import {runQuery, type QueryResults} from './runQuery';

/** Plain data, because it is sent to a worker. */
export interface SearchRequest {
  query: string;
  /** Tags of the indexes to search. */
  tags: string[];
  /** Rows at most; all of them without a limit. */
  limit?: number;
  /** Whether slips are not to be corrected. */
  isVerbatim?: boolean;
}

export interface SearchReply extends Omit<QueryResults, 'results'> {
  rows: ResultRow[];
  /** Whether some index could not be loaded; it counts as empty, and the reply says nothing about words. */
  hasFailed: boolean;
}

/** Loads indexes and searches them: in a worker, or on the page where there are no workers. */
export interface SearchEngine {
  /**
   * Loads indexes ahead of the first search.
   *
   * @param areRequested whether the page has requested the files already
   */
  load(tags: readonly string[], areRequested?: boolean): Promise<void>;
  search(request: SearchRequest): Promise<SearchReply>;
  /** Lets the next search request again the indexes that could not be loaded. */
  forgetFailures(): Promise<void>;
}

/** A method of an engine with its arguments, as a message to the worker. */
export type EngineCall = {
  [Method in keyof SearchEngine]: {method: Method; args: Parameters<SearchEngine[Method]>};
}[keyof SearchEngine];

/** What a call returns: of a search, a reply. */
export type EngineReply = Awaited<ReturnType<SearchEngine[keyof SearchEngine]>>;

/** @returns what the method of the engine returns */
export async function handleCall(engine: SearchEngine, {method, args}: EngineCall): Promise<EngineReply> {
  const call = engine[method] as (...given: EngineCall['args']) => Promise<EngineReply>;
  return call(...args);
}

/** @param baseUrl address of the language's root, where its indexes are; with a slash at the end */
export function createSearchEngine(
  baseUrl: string,
  fetchFile: Fetch = (...request) => fetch(...request),
): SearchEngine {
  const store = new IndexStore(baseUrl, fetchFile);
  const loadAll = (tags: readonly string[], areRequested = false) =>
    Promise.all(tags.map((tag) => store.load(tag, areRequested)));
  return {
    async load(tags, areRequested) {
      const loaded = await loadAll(tags, areRequested);
      // So that no search waits for it: neither later for the words of its pages, nor now for those of all.
      let start = performance.now();
      for (const {index} of loaded) {
        for (const {id} of index.documents) {
          index.sequenceOf(id);
          if (performance.now() - start < pauseAfterMs) continue;
          await new Promise((resolve) => setTimeout(resolve));
          start = performance.now();
        }
      }
    },
    forgetFailures: async () => store.forgetFailures(),
    async search({query, tags, limit, isVerbatim}) {
      const loaded = await loadAll(tags);
      const indexes = loaded.map(({index}) => index);
      const {results, ...found} = runQuery(query, indexes, {limit: limit ?? Infinity, isVerbatim});
      const hasFailed = loaded.some((each) => each.hasFailed);
      // Without one of the indexes, nothing can be said of the words of a query, nor which pages are closest to it.
      const rows = toResultRows(hasFailed && found.isClosest ? [] : results, limit);
      return {rows, ...found, ...(hasFailed && {isClosest: false, missing: [], correction: undefined}), hasFailed};
    },
  };
}
