import type {Page} from '@playwright/test';
import {budgets, toPageKind} from '../dist/budgets';
import {waitUntilReady} from '../support/fixtures';
import {watchFaults} from '../support/watchFaults';

interface Inspection {
  lang: string;
  headings: number;
  /** Pixels by which something is wider than the window. */
  overflow: number;
  /** Length of the page's own text. */
  text: number;
  isDocs: boolean;
  hasOperation: boolean;
  /** Of the scripts that the page needed to become ready; compressed. Those fetched ahead for its links do not count. */
  scriptBytes: number;
}

/** @returns what a page has to show for itself, read in one go. */
function inspect(page: Page): Promise<Inspection> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({initiatorType}) => initiatorType === 'script');
    return {
      lang: root.lang,
      headings: document.querySelectorAll('h1').length,
      overflow: root.scrollWidth - window.innerWidth,
      text: document.querySelector('main')?.innerText.trim().length ?? 0,
      isDocs: root.classList.contains('docs-doc-page'),
      hasOperation: document.querySelector('.api-samples') !== null,
      scriptBytes: scripts.reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0),
    };
  });
}

function findProblems(address: string, found: Inspection, expectedLang: string): string[] {
  const {lang, headings, overflow, text, scriptBytes} = found;
  const kind = toPageKind({address, ...found});
  const budget = kind ? budgets[kind].js : Infinity;
  return [
    ...(lang === expectedLang ? [] : [`lang is "${lang}"`]),
    ...(headings === 1 ? [] : [`${headings} h1`]),
    ...(overflow <= 0 ? [] : [`${overflow} pixels stick out`]),
    ...(text > 0 ? [] : ['no text']),
    ...(scriptBytes <= budget ? [] : [`${scriptBytes} bytes of script; the budget is ${budget}`]),
  ];
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
    const found = findProblems(address, await inspect(page), lang);
    problems.push(...found.map((problem) => `${address}: ${problem}`));
    problems.push(...faults.splice(0).map((fault) => `${address}: ${fault}`));
  }
  return problems;
}
