import {zeroResultDelayMs} from '../shared/limits';

/** Event on `window` when a reader's search stays without an answer; analytics may listen to it. */
export const zeroResultEvent = 'docs:search-without-result';

export interface ZeroResult {
  query: string;
  locale: string;
  tags: readonly string[];
}

/** Analytics put this function on the window, where there are any. */
interface WindowWithAnalytics {
  gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void;
}

let timer: ReturnType<typeof setTimeout> | undefined;
let lastReported = '';

/** Reports a query without results once the reader stops typing; each query once in a row. */
export function reportZeroResults(result: ZeroResult): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const query = result.query.trim();
    if (query === '' || query === lastReported) return;
    lastReported = query;
    window.dispatchEvent(new CustomEvent<ZeroResult>(zeroResultEvent, {detail: {...result, query}}));
    const {gtag} = window as WindowWithAnalytics;
    gtag?.('event', 'search_without_result', {search_term: query, locale: result.locale});
  }, zeroResultDelayMs);
}

/** Forgets a report that is not due any more, because the reader types on. */
export function cancelZeroResultReport(): void {
  clearTimeout(timer);
}
