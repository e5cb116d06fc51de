import type {Page} from '@playwright/test';

/** What a page has fetched until it was loaded, before its reader did anything. */
export interface LoadingCost {
  /** Of all that was fetched, as sent. */
  bytes: number;
  requests: number;
  /** Addresses on other hosts. */
  foreign: string[];
  /** Paths of the scripts that the page runs. */
  scripts: string[];
}

/** @returns the cost of a page that is loaded; what it prefetches afterwards is left out */
export function readLoadingCost(page: Page): Promise<LoadingCost> {
  return page.evaluate(() => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const ahead = new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({href}) => href));
    const fetched = entries.filter(
      (entry): entry is PerformanceResourceTiming =>
        entry instanceof PerformanceResourceTiming && !ahead.has(entry.name),
    );
    return {
      bytes: fetched.reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0),
      requests: fetched.length,
      foreign: fetched.map(({name}) => name).filter((name) => new URL(name).host !== location.host),
      scripts: [...document.scripts].flatMap(({src}) => (src ? [new URL(src).pathname] : [])),
    };
  });
}

/** @returns the bytes of all scripts that a page has run, as sent; those prefetched for its links do not count */
export function readScriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({initiatorType}) => initiatorType === 'script')
      .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0),
  );
}
