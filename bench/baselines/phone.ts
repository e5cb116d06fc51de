import type {Browser, CDPSession, Locator, Page} from '@playwright/test';
import {observePage, resultKey} from './pageObserver';
import type {MenuSelectors} from './tools';

/** A middling phone on a slow mobile network, as audits of pages have it. */
export const phone = {slowdown: 4, latencyMs: 150, kilobitsPerSecond: 1600};

/** How long a finger stays on the glass, in milliseconds. */
const touchTime = 80;

/** A page of a first visitor on the phone. */
export interface PhonePage {
  page: Page;
  session: CDPSession;
  /** Puts the finger on the middle of an element and lifts it. */
  tap(target: Locator): Promise<void>;
}

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

/** Opens a page for a first visitor, and closes it afterwards. */
export async function withPhone<T>(
  browser: Browser,
  menu: MenuSelectors,
  use: (phone: PhonePage) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    // tsx marks the names of functions with a helper that pages do not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(observePage, [resultKey, menu] as const);
    const tap = async (target: Locator) => {
      const box = await target.boundingBox();
      if (!box) throw new Error(`Nothing to tap at ${page.url()}: ${String(target)}`);
      const touchPoints = [{x: box.x + box.width / 2, y: box.y + box.height / 2}];
      await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints});
      await page.waitForTimeout(touchTime);
      await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    };
    return await use({page, session, tap});
  } finally {
    await context.close();
  }
}
