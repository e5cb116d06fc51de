import {IndexStore, type Fetch} from './indexStore';
import {toResultRows, type ResultRow} from './resultRows';
import {runQuery} from './runQuery';

/** Plain data, because it is sent to a worker. */
export interface SearchRequest {
  query: string;
  /** Tags of the indexes to search. */
  tags: string[];
  /** Rows at most; all of them without a limit. */
  limit?: number;
}

export interface SearchReply {
  rows: ResultRow[];
  /** Pages that answer, with or without a row. */
  total: number;
  /** Whether no page answers the query, and the rows are only the closest matches. */
  isClosest: boolean;
  /** Whether some index could not be loaded; it counts as empty. */
  hasFailed: boolean;
}

/** Loads indexes and searches them: in a worker, or on the page where there are no workers. */
export interface SearchEngine {
  /** Loads indexes ahead of the first search. */
  load(tags: readonly string[]): Promise<void>;
  search(request: SearchRequest): Promise<SearchReply>;
  /** Lets the next search request again the indexes that could not be loaded. */
  forgetFailures(): Promise<void>;
}

/** A method of an engine with its argument, as a message to the worker. */
export type EngineCall =
  {method: 'load'; tags: readonly string[]} | {method: 'search'; request: SearchRequest} | {method: 'forgetFailures'};

/** @returns the reply to a search, undefined for other calls */
export async function handleCall(engine: SearchEngine, call: EngineCall): Promise<SearchReply | undefined> {
  if (call.method === 'search') return engine.search(call.request);
  await (call.method === 'load' ? engine.load(call.tags) : engine.forgetFailures());
  return undefined;
}

/** @param baseUrl address of the language's root, where its indexes are; with a slash at the end */
export function createSearchEngine(
  baseUrl: string,
  fetchFile: Fetch = (...request) => fetch(...request),
): SearchEngine {
  const store = new IndexStore(baseUrl, fetchFile);
  const loadAll = (tags: readonly string[]) => Promise.all(tags.map((tag) => store.load(tag)));
  return {
    load: async (tags) => void (await loadAll(tags)),
    forgetFailures: async () => store.forgetFailures(),
    async search({query, tags, limit}) {
      const loaded = await loadAll(tags);
      const indexes = loaded.map(({index}) => index);
      const {results, total, isClosest} = runQuery(query, indexes, limit ?? Infinity);
      return {
        rows: toResultRows(results, limit),
        total,
        isClosest,
        hasFailed: loaded.some(({hasFailed}) => hasFailed),
      };
    },
  };
}
