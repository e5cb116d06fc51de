import type {Browser} from '@playwright/test';
import {hydrate} from '../../tests/support/fixtures';

/** How long key strokes took until the rows that answer them were drawn, in milliseconds. */
export interface TypingTimes {
  /** The first key after the box was opened: the index is loaded and prepared before it is answered. */
  first: number;
  median: number;
  /** Nineteen of twenty are faster. */
  slow: number;
  /** Longest time the page itself was busy after a key. */
  busiest: number;
}

/**
 * Types queries into the search box of a page, on a processor four times slower than this one.
 *
 * @param hasWorker without, the page searches itself, and slows down with it: the browser slows down no worker
 */
export async function measureTyping(
  browser: Browser,
  address: string,
  queries: readonly string[],
  hasWorker: boolean,
): Promise<TypingTimes> {
  const page = await browser.newPage({viewport: {width: 375, height: 740}});
  if (!hasWorker) await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await page.goto(address);
  await hydrate(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  const first = await page.evaluate(typeInPage, 'a');
  const keys = queries.flatMap((query) => Array.from(query, (_, index) => query.slice(0, index + 1)));
  const strokes: {answered: number; busy: number}[] = [];
  for (const text of keys) strokes.push(await page.evaluate(typeInPage, text));
  await page.close();
  const times = strokes.map(({answered}) => answered).sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
  return {
    first: first.answered,
    median: at(0.5),
    slow: at(0.95),
    busiest: Math.max(...strokes.map(({busy}) => busy)),
  };
}

/** Runs in the page: one key stroke, timed until the status is idle and drawn. */
async function typeInPage(text: string): Promise<{answered: number; busy: number}> {
  const dialog = document.querySelector('[role="dialog"]');
  const input = dialog?.querySelector<HTMLInputElement>('[role="combobox"]');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (!dialog || !input || !setValue) throw new Error('The search box is not open.');
  const start = performance.now();
  setValue.call(input, text);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  const busy = performance.now() - start;
  if (dialog.getAttribute('data-search-status') !== 'idle') {
    // An observer, because polling would take time from the page that is measured.
    await new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (dialog.getAttribute('data-search-status') !== 'idle') return;
        observer.disconnect();
        resolve();
      }).observe(dialog, {attributeFilter: ['data-search-status']});
    });
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return {answered: performance.now() - start, busy};
}
