import type {Browser, CDPSession, Page, Request} from '@playwright/test';
import {isAhead, kinds, sumBytes, type Kind} from '../measurePage';
import {shownKey, watchPage} from './watchPage';

/** What a visit costs; times in milliseconds. */
export interface Visit {
  bytes: Record<Kind, number>;
  allBytes: number;
  requests: number;
  paint: number;
  blocked: number;
  scripting: number;
  /** From the click on the link to the next page until its heading is drawn. */
  navigation: number;
}

/** A middling phone on a slow mobile network, as audits of pages have it. */
export const phone = {slowdown: 4, latencyMs: 150, kilobitsPerSecond: 1600};

const nextLink = '.pagination-nav__link--next, .pager-link.next, a[rel=next]';

async function slowDown(session: CDPSession): Promise<void> {
  const throughput = (phone.kilobitsPerSecond * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: phone.slowdown});
  await session.send('Performance.enable');
}

async function readScripting(session: CDPSession): Promise<number> {
  const {metrics} = await session.send('Performance.getMetrics');
  return (metrics.find(({name}) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

async function clickNext(page: Page): Promise<number> {
  const link = page.locator(nextLink).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  // What is fetched ahead starts when the link comes into sight.
  await page.waitForTimeout(1500);
  await link.click({noWaitAfter: true});
  await page.waitForFunction((key) => sessionStorage.getItem(key) !== null, shownKey);
  return Number(await page.evaluate((key) => sessionStorage.getItem(key), shownKey));
}

/** Opens a page as a first visitor with a phone does, waits until it is quiet, and goes on to the next page. */
export async function measureVisit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const started: Request[] = [];
  page.on('request', (request) => started.push(request));
  try {
    const session = await context.newCDPSession(page);
    await slowDown(session);
    // tsx marks the names of functions with a helper that pages do not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(watchPage, shownKey);
    await page.goto(address, {waitUntil: 'load'});
    // Files that the page asked for by itself before it was loaded; what it fetches ahead is for later pages.
    const own = started.filter((request) => !isAhead(request));
    await page.waitForLoadState('networkidle');
    const scripting = await readScripting(session);
    const {paint = 0, blocked = 0} = (await page.evaluate(() => window.benchWatched)) ?? {};
    const bytes = await sumBytes(own);
    return {
      bytes,
      allBytes: kinds.reduce((sum, kind) => sum + bytes[kind], 0),
      requests: own.length,
      paint,
      blocked,
      scripting,
      navigation: await clickNext(page),
    };
  } finally {
    await context.close();
  }
}
