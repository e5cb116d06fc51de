import type {Page} from '@playwright/test';
import {budgets, toPageKind, type Budget} from '../dist/budgets';
import {applicationScripts} from '../support/application';
import {waitUntilReady} from '../support/fixtures';
import {watchFaults} from '../support/watchFaults';
import {readLoadingCost, readScriptBytes, type LoadingCost} from './readCost';

interface Inspection {
  lang: string;
  headings: number;
  /** Pixels by which something is wider than the window. */
  overflow: number;
  /** Length of the page's own text. */
  text: number;
  isDocs: boolean;
  hasFields: boolean;
  hasScreens: boolean;
}

/** @returns what a page has to show for itself, read in one go. */
function inspect(page: Page): Promise<Inspection> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return {
      lang: root.lang,
      headings: document.querySelectorAll('h1').length,
      overflow: root.scrollWidth - window.innerWidth,
      text: document.querySelector('main')?.innerText.trim().length ?? 0,
      isDocs: root.classList.contains('docs-doc-page'),
      hasFields: document.querySelector('.api-fields') !== null,
      hasScreens: document.querySelector('link[rel="stylesheet"][href*="/walkthroughs."]') !== null,
    };
  });
}

function findFaults({lang, headings, overflow, text}: Inspection, expectedLang: string): string[] {
  return [
    ...(lang === expectedLang ? [] : [`lang is "${lang}"`]),
    ...(headings === 1 ? [] : [`${headings} h1`]),
    ...(overflow <= 0 ? [] : [`${overflow} pixels stick out`]),
    ...(text > 0 ? [] : ['no text']),
  ];
}

function findWaste({bytes, requests, foreign, scripts}: LoadingCost, budget: Budget | undefined): string[] {
  const early = scripts.filter((script) => applicationScripts.test(script));
  return [
    ...foreign.map((address) => `${address} is on another host`),
    ...early.map((script) => `${script} runs before the reader does anything`),
    ...(budget && bytes > budget.loaded ? [`${bytes} bytes until loaded; the budget is ${budget.loaded}`] : []),
    ...(budget && requests > budget.requests ? [`${requests} requests; the budget is ${budget.requests}`] : []),
  ];
}

/**
 * Uses the page that is open.
 *
 * @returns one line for everything that is wrong then
 */
async function findFaultsInUse(page: Page, lang: string, budget: Budget | undefined): Promise<string[]> {
  // By a key: a mouse that moved on the last page may still be on its way to this one.
  await page.keyboard.press('Shift');
  await waitUntilReady(page);
  const bytes = await readScriptBytes(page);
  return [
    ...findFaults(await inspect(page), lang).map((fault) => `after the first intent: ${fault}`),
    ...(budget && bytes > budget.js ? [`${bytes} bytes of script; the budget is ${budget.js}`] : []),
  ];
}

/**
 * Opens the pages one after the other in the same window as documents, and uses some of them as their readers do.
 *
 * @param isUsed returns whether a page is used, which takes three times as long as to read it
 * @returns one line for everything that is wrong
 */
export async function visitPages(
  page: Page,
  addresses: readonly string[],
  lang: string,
  isUsed: (address: string) => boolean,
): Promise<string[]> {
  const faults = await watchFaults(page);
  const problems: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    const [cost, asDocument] = await Promise.all([readLoadingCost(page), inspect(page)]);
    const kind = toPageKind({address, ...asDocument});
    const budget = kind && budgets[kind];
    const found = [
      ...findWaste(cost, budget),
      ...findFaults(asDocument, lang),
      ...(isUsed(address) ? await findFaultsInUse(page, lang, budget) : []),
      ...faults.splice(0),
    ];
    problems.push(...found.map((problem) => `${address}: ${problem}`));
  }
  return problems;
}
