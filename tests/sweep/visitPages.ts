import type {Page} from '@playwright/test';
import {waitUntilReady} from '../support/fixtures';
import {watchFaults} from '../support/watchFaults';

/** @returns what a page has to show for itself, read in one go. */
function inspect(page: Page): Promise<{lang: string; headings: number; overflow: number; text: number}> {
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    text: document.querySelector('main')?.innerText.trim().length ?? 0,
  }));
}

/**
 * Opens the pages one after the other in the same window.
 *
 * @returns one line for everything that is wrong
 */
export async function visitPages(page: Page, addresses: readonly string[], lang: string): Promise<string[]> {
  const faults = await watchFaults(page);
  // Pictures change nothing that is looked at here, and their sizes are in the page.
  await page.route(/\.(?:png|jpe?g|webp|svg|ico)$/, (route) => route.fulfill({status: 204}));
  const problems: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await waitUntilReady(page);
    const found = await inspect(page);
    if (found.lang !== lang) problems.push(`${address}: lang is "${found.lang}"`);
    if (found.headings !== 1) problems.push(`${address}: ${found.headings} h1`);
    if (found.overflow > 0) problems.push(`${address}: ${found.overflow} pixels stick out`);
    if (found.text === 0) problems.push(`${address}: no text`);
    problems.push(...faults.splice(0).map((fault) => `${address}: ${fault}`));
  }
  return problems;
}
