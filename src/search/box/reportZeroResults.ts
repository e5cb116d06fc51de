import {zeroResultDelayMs} from '../shared/limits';

/** Event on `window` after a search without results; analytics may listen to it. */
export const zeroResultEvent = 'docs:search-without-result';

export interface ZeroResult {
  query: string;
  locale: string;
  tags: readonly string[];
}

let timer: ReturnType<typeof setTimeout> | undefined;
let lastReported = '';

/** Reports a query without results as soon as the reader stops typing, but not the same query twice in a row. */
export function reportZeroResults(result: ZeroResult): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const query = result.query.trim();
    if (query === '' || query === lastReported) return;
    lastReported = query;
    window.dispatchEvent(new CustomEvent<ZeroResult>(zeroResultEvent, {detail: {...result, query}}));
    // Google Analytics, where it is configured.
    const {gtag} = window as {gtag?: (...command: unknown[]) => void};
    gtag?.('event', 'search_without_result', {search_term: query, locale: result.locale});
  }, zeroResultDelayMs);
}

/** Cancels the report of a query that the reader is still changing. */
export function cancelZeroResultReport(): void {
  clearTimeout(timer);
}
