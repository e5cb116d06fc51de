import {expect, test as base, type Page} from '@playwright/test';
import {watchFaults} from './watchFaults';

interface Fixtures {
  /** Faults that a test causes on purpose; every other fault fails it. */
  expectedFaults: RegExp | undefined;
  /** Opens an address and waits until the page can be used. */
  open(address: string): Promise<void>;
}

/** Waits until the page's own script has taken over. */
export async function waitUntilReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** The project's `test`: like Playwright's, but a page that complains fails its test. */
export const test = base.extend<Fixtures>({
  expectedFaults: [undefined, {option: true}],

  page: async ({page, expectedFaults}, use) => {
    const faults = await watchFaults(page);
    await use(page);
    expect(faults.filter((fault) => !expectedFaults?.test(fault))).toEqual([]);
  },

  open: async ({page}, use) => {
    await use(async (address) => {
      await page.goto(address);
      await waitUntilReady(page);
    });
  },
});

export {expect};
