import {IndexStore, type Fetch} from './loadIndex';
import {runQuery} from './runQuery';
import {toRows, type ResultRow} from './toRows';

/** A question to the engine. Plain data: it goes to the worker. */
export interface SearchRequest {
  query: string;
  tags: string[];
  /** Rows at most; all of them without a limit. */
  limit?: number;
  usesParents: boolean;
}

export interface SearchReply {
  rows: ResultRow[];
  /** Pages that answer, shown or not. */
  total: number;
  isClosest: boolean;
  /** Whether some index could not be had. */
  hasFailed: boolean;
}

/** Loads indexes and answers questions. The same module runs in the worker and, where none can be made, on the page. */
export interface SearchEngine {
  load(tags: readonly string[]): Promise<void>;
  search(request: SearchRequest): Promise<SearchReply>;
  /** Asks again for what could not be had. */
  retry(): Promise<void>;
}

export function createSearchEngine(baseUrl: string, fetchFile: Fetch): SearchEngine {
  const store = new IndexStore(baseUrl, fetchFile);
  const loadAll = (tags: readonly string[]) => Promise.all(tags.map((tag) => store.load(tag)));
  return {
    load: async (tags) => void (await loadAll(tags)),
    retry: async () => store.forgetFailures(),
    async search({query, tags, limit, usesParents}) {
      const loaded = await loadAll(tags);
      const answer = runQuery(
        query,
        loaded.map(({index}) => index),
        {limit: limit ?? Number.POSITIVE_INFINITY, usesParents},
      );
      return {
        rows: toRows(answer.results, limit),
        total: answer.total,
        isClosest: answer.isClosest,
        hasFailed: loaded.some(({hasFailed}) => hasFailed),
      };
    },
  };
}
