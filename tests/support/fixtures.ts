import {expect, test as base, type Page} from '@playwright/test';
import {watchFaults} from './watchFaults';

interface Fixtures {
  /** Faults that a test causes on purpose; every other fault fails it. */
  expectedFaults: RegExp | undefined;
  /** Opens an address and waits until the application runs. */
  open(address: string): Promise<void>;
  /** Opens an address as a document: no intent, so the application does not run. */
  read(address: string): Promise<void>;
}

/** Waits until the application runs; without an intent of the reader it never does. */
export async function waitUntilReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Shows the page a first intent in a place where nothing reacts, by mouse or by finger. */
export async function showIntent(page: Page, hasTouch = false): Promise<void> {
  if (hasTouch) return page.touchscreen.tap(3, 300);
  await page.mouse.move(2, 300);
  await page.mouse.move(6, 304);
}

/** Shows a loaded page a first intent and waits until the application runs. */
export async function hydrate(page: Page, hasTouch = false): Promise<void> {
  await showIntent(page, hasTouch);
  await waitUntilReady(page);
}

/** Opens an address once the document before it is loaded: in Firefox, that one would interrupt the navigation. */
async function visit(page: Page, address: string): Promise<void> {
  await page.waitForLoadState();
  await page.goto(address);
}

/** What people call the engines, in the lines at the end of a run. */
const engineNames = {chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit'};

/** The project's `test`: like Playwright's, but a page that complains fails its test. */
export const test = base.extend<Fixtures>({
  expectedFaults: [undefined, {option: true}],

  page: async ({page, browser, browserName, expectedFaults}, use, {annotations}) => {
    annotations.push({type: 'engine', description: `${engineNames[browserName]} ${browser.version()}`});
    const faults = await watchFaults(page);
    await use(page);
    expect(faults.filter((fault) => !expectedFaults?.test(fault))).toEqual([]);
  },

  open: async ({page, hasTouch}, use) => {
    await use(async (address) => {
      await visit(page, address);
      await hydrate(page, hasTouch);
    });
  },

  read: async ({page}, use) => {
    await use((address) => visit(page, address));
  },
});

export {expect};
