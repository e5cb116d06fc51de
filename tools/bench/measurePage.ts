import type {Browser, Request} from '@playwright/test';

/** What kinds of files a page is made of, as readers' browsers name them. */
export const kinds = ['HTML', 'JS', 'CSS', 'fonts', 'pictures', 'other'] as const;
export type Kind = (typeof kinds)[number];

export interface PageCost {
  /** What the page asks for by itself until it is loaded; compressed with brotli. */
  untilLoaded: {bytes: Record<Kind, number>; requests: number};
  /** Elements in the page when it is loaded. */
  elements: number;
  /** Bytes of all scripts that have run when the application has taken over. */
  scripts: number;
}

const kindOfResource: Record<string, Kind> = {
  document: 'HTML',
  script: 'JS',
  stylesheet: 'CSS',
  font: 'fonts',
  image: 'pictures',
};

export async function sumBytes(requests: readonly Request[]): Promise<Record<Kind, number>> {
  const bytes: Record<Kind, number> = {HTML: 0, JS: 0, CSS: 0, fonts: 0, pictures: 0, other: 0};
  for (const request of requests) {
    const {responseBodySize} = await request.sizes();
    bytes[kindOfResource[request.resourceType()] ?? 'other'] += responseBodySize;
  }
  return bytes;
}

/** Opens a page as a first visitor does, adds up what came over the wire, and moves the mouse to start the application. */
export async function measurePage(browser: Browser, address: string): Promise<PageCost> {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  const started: Request[] = [];
  page.on('request', (request) => started.push(request));
  try {
    await page.goto(address, {waitUntil: 'load'});
    const own = started.filter((request) => !isAhead(request));
    const elements = await page.evaluate(() => document.querySelectorAll(':not(link[rel=prefetch])').length);
    const bytes = await sumBytes(own);
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    await page.waitForSelector('html[data-has-hydrated=true]');
    const scripts = await page.evaluate(() => {
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const run = all.filter(({initiatorType}) => initiatorType === 'script');
      return run.reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0);
    });
    return {untilLoaded: {bytes, requests: own.length}, elements, scripts};
  } finally {
    await page.close();
  }
}

/** @returns true for what the page fetches for later, which browsers mark as such. */
export function isAhead(request: Request): boolean {
  return /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers().purpose ?? '');
}
