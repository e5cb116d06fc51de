import type {Page} from '@playwright/test';
import {addresses} from '../support/addresses';
import {expect, hydrate, test} from '../support/fixtures';
import {nightly} from '../support/nightly';
import {words} from '../support/words';

// Playwright switches the cache off; the other arguments are those of playwright.config.ts.
test.use({
  launchOptions: async ({launchOptions}, use) => {
    await use({...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']});
  },
});

/** Leaves a page by one of its links and goes back to it. */
async function leaveAndComeBack(page: Page, address: string): Promise<void> {
  await page.evaluate(() => addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted})));
  await page.evaluate((other) => location.assign(other), address);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.waitForLoadState();
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => 'persisted' in window);
  expect(await page.evaluate(() => (window as unknown as {persisted: boolean}).persisted)).toBe(true);
}

const guide = addresses.guide;
const other = addresses.questions;
const toggle = (page: Page) => page.getByRole('button', {name: words.en.colourMode});

test('a page that was only read works after coming back', async ({page, read}) => {
  await read(guide);
  await leaveAndComeBack(page, other);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await hydrate(page);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a page that was used works after coming back', nightly, async ({page, open}) => {
  await open(guide);
  await leaveAndComeBack(page, other);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
