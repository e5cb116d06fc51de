import type {Browser} from '@playwright/test';

/** How long key strokes took until the rows that answer them were drawn, in milliseconds. */
export interface TypingTimes {
  median: number;
  /** Nineteen of twenty are faster. */
  slow: number;
  /** Longest time the page itself was busy after a key. */
  busiest: number;
}

const slowdown = 4;

/** Types queries into the search box of a page, on a processor four times slower than this one. */
export async function measureTyping(
  browser: Browser,
  address: string,
  queries: readonly string[],
): Promise<TypingTimes> {
  const page = await browser.newPage();
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.keyboard.press('Control+k');
  const input = page.getByRole('dialog').getByRole('combobox');
  await input.fill('a');
  await page.locator('[role="dialog"][data-search-status="idle"] [role="option"]').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  const times: number[] = [];
  const busy: number[] = [];
  for (const query of queries) {
    for (let length = 1; length <= query.length; length += 1) {
      const [answered, blocked] = await page.evaluate(typeInPage, query.slice(0, length));
      times.push(answered);
      busy.push(blocked);
    }
  }
  await page.close();
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return {median: at(0.5), slow: at(0.95), busiest: Math.max(...busy)};
}

/** Runs in the page: one key stroke, timed until the status is idle and drawn. */
async function typeInPage(text: string): Promise<[number, number]> {
  const dialog = document.querySelector('[role="dialog"]');
  const input = dialog?.querySelector<HTMLInputElement>('[role="combobox"]');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (!dialog || !input || !setValue) throw new Error('The search box is not open.');
  const start = performance.now();
  setValue.call(input, text);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  const blocked = performance.now() - start;
  if (dialog.getAttribute('data-search-status') !== 'idle') {
    // Told by the browser: asking again and again would take time from the page that is measured.
    await new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (dialog.getAttribute('data-search-status') !== 'idle') return;
        observer.disconnect();
        resolve();
      }).observe(dialog, {attributeFilter: ['data-search-status']});
    });
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return [performance.now() - start, blocked];
}
