import {loadTimeoutMs} from '../shared/limits';
import {indexFormat, type SearchIndexFile} from '../shared/searchTypes';
import {emptyIndex, openIndex, type OpenIndex} from './openIndex';

/** An index, or an empty one in place of a file that could not be had. */
export interface LoadedIndex {
  index: OpenIndex;
  hasFailed: boolean;
}

export type Fetch = (
  address: string,
  init: {signal: AbortSignal; cache: RequestCache},
) => Promise<Pick<Response, 'ok' | 'json'>>;

function isIndexFile(content: unknown): content is SearchIndexFile {
  if (typeof content !== 'object' || content === null || !('documents' in content) || !('index' in content))
    return false;
  const {documents, index} = content as Partial<SearchIndexFile>;
  return (
    Array.isArray(documents) &&
    index?.format === indexFormat &&
    typeof index.words === 'string' &&
    Array.isArray(index.pages)
  );
}

/**
 * Loads each index once. A request that fails, an answer that is not ok and a file that is not an index all
 * give an empty index without an error; `forgetFailures` makes the next call ask again.
 */
export class IndexStore {
  private readonly loaded = new Map<string, Promise<LoadedIndex>>();
  private readonly failed = new Set<string>();
  private cache: RequestCache = 'default';

  constructor(
    private readonly baseUrl: string,
    private readonly fetchFile: Fetch,
  ) {}

  load(tag: string): Promise<LoadedIndex> {
    const known = this.loaded.get(tag);
    if (known) return known;
    const loading = this.request(tag);
    this.loaded.set(tag, loading);
    return loading;
  }

  forgetFailures(): void {
    for (const tag of this.failed) this.loaded.delete(tag);
    this.failed.clear();
    // A broken answer may have been kept by the browser.
    this.cache = 'reload';
  }

  private async request(tag: string): Promise<LoadedIndex> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), loadTimeoutMs);
    try {
      const response = await this.fetchFile(`${this.baseUrl}search-index-${tag}.json`, {
        signal: controller.signal,
        cache: this.cache,
      });
      const content: unknown = response.ok ? await response.json() : undefined;
      if (isIndexFile(content)) return {index: openIndex(tag, content), hasFailed: false};
    } catch {
      // The reader is told by the box; nothing else on the page depends on it.
    } finally {
      clearTimeout(timer);
    }
    this.failed.add(tag);
    return {index: emptyIndex(tag), hasFailed: true};
  }
}
