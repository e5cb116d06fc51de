import {loadTimeoutMs, maxIndexLength} from '../shared/limits';
import {indexAddress} from '../shared/searchTypes';
import {isIndexFile} from './isIndexFile';
import {createSearchIndex, emptySearchIndex, type SearchIndex} from './searchIndex';

/** An index, or an empty one if its file could not be loaded. */
export interface LoadedIndex {
  index: SearchIndex;
  hasFailed: boolean;
}

/** The part of `fetch` that is used. */
export type Fetch = (
  address: string,
  init: {signal: AbortSignal; cache: RequestCache},
) => Promise<Pick<Response, 'ok' | 'text'>>;

/**
 * Loads the index of each tag once. A failed or slow request, an error status and a file that is no index, or too large, all give
 * an empty index; nothing is thrown.
 */
export class IndexStore {
  private readonly loaded = new Map<string, Promise<LoadedIndex>>();
  private readonly failed = new Set<string>();
  private cache: RequestCache = 'default';

  constructor(
    private readonly baseUrl: string,
    private readonly fetchFile: Fetch,
  ) {}

  /** @param isRequested whether the page has requested the file, so that the answer to it needs no check, nor a second request */
  load(tag: string, isRequested = false): Promise<LoadedIndex> {
    const loading = this.loaded.get(tag) ?? this.request(tag, isRequested ? 'force-cache' : this.cache);
    this.loaded.set(tag, loading);
    return loading;
  }

  /** Makes the next `load` of failed tags request their files again. */
  forgetFailures(): void {
    if (this.failed.size === 0) return;
    for (const tag of this.failed) this.loaded.delete(tag);
    this.failed.clear();
    // The browser may have cached a broken response.
    this.cache = 'reload';
  }

  private async request(tag: string, cache: RequestCache): Promise<LoadedIndex> {
    try {
      const response = await this.fetchFile(indexAddress(this.baseUrl, tag), {
        signal: AbortSignal.timeout(loadTimeoutMs),
        cache,
      });
      const text = response.ok ? await response.text() : '';
      const content: unknown = text.length <= maxIndexLength && JSON.parse(text);
      if (isIndexFile(content)) return {index: createSearchIndex(content), hasFailed: false};
    } catch {
      // A missing index is an empty one, also for the reader; the next opening of the search requests it again.
    }
    this.failed.add(tag);
    return {index: emptySearchIndex(), hasFailed: true};
  }
}
