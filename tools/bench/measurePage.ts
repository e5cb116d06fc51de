import type {Browser, Request} from '@playwright/test';

/** What kinds of files a page is made of, as readers' browsers name them. */
export const kinds = ['HTML', 'JS', 'CSS', 'fonts', 'pictures', 'other'] as const;
export type Kind = (typeof kinds)[number];

export interface PageCost {
  /** Bytes over the wire, compressed with brotli, until the page can be used. */
  bytes: Record<Kind, number>;
  requests: number;
  /** Elements in the page when it can be used, without the marks for what is fetched ahead. */
  elements: number;
  /** Fetched afterwards, while the reader reads: what the visible links will need. */
  ahead: {bytes: number; requests: number};
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

/** Opens a page as a first visitor does and adds up what came over the wire. */
export async function measurePage(browser: Browser, address: string): Promise<PageCost> {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  try {
    await page.goto(address, {waitUntil: 'load'});
    await page.waitForSelector('html[data-has-hydrated=true]');
    const elements = await page.evaluate(() => document.querySelectorAll(':not(link[rel=prefetch])').length);
    const first = finished.filter((request) => !isAhead(request));
    await page.waitForLoadState('networkidle');
    const ahead = finished.filter((request) => !first.includes(request));
    const total = Object.values(await sumBytes(ahead)).reduce((sum, bytes) => sum + bytes, 0);
    return {
      bytes: await sumBytes(first),
      requests: first.length,
      elements,
      ahead: {bytes: total, requests: ahead.length},
    };
  } finally {
    await page.close();
  }
}

/** @returns true for what the page fetches for later, which browsers mark as such. */
export function isAhead(request: Request): boolean {
  return /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers().purpose ?? '');
}
