import type {Page} from '@playwright/test';
import {holdApplication} from '../support/application';
import {addresses, widths} from '../support/addresses';
import {expect, test, waitUntilReady} from '../support/fixtures';

const field = (page: Page) => page.locator('.glossary-filter input');
const shown = (page: Page) => page.locator('.glossary > dt:visible');
const letters = (page: Page) => page.locator('.page-body > h2:visible');

test('the filter finds terms without marks, and says how many', async ({page, open}) => {
  await open(`/vi${addresses.glossary}`);
  const all = await shown(page).count();
  await field(page).fill('hop dong');
  await expect(shown(page).first()).toContainText(/hợp đồng/i);
  const found = await shown(page).count();
  expect(found).toBeLessThan(all / 2);
  await expect(page.locator('.glossary-filter output')).toHaveText(`Tìm thấy ${found}`);
  expect(await letters(page).count()).toBeLessThanOrEqual(found);
  // A letter without terms leads nowhere.
  await expect(page.locator('.glossary-letters a:visible')).toHaveCount(await letters(page).count());
  await field(page).press('Escape');
  await field(page).fill('');
  await expect(shown(page)).toHaveCount(all);
});

test('the filter says when no term has the words', async ({page, open}) => {
  await open(addresses.glossary);
  await field(page).fill('zzzz');
  await expect(shown(page)).toHaveCount(0);
  await expect(page.locator('.glossary-filter output')).toHaveText('No term has these words.');
});

test('what is typed before the application runs is used once it does', async ({page, read}) => {
  const release = await holdApplication(page);
  await read(addresses.glossary);
  await field(page).fill('otp');
  await release();
  await waitUntilReady(page);
  await expect(page.locator('#term-otp')).toBeVisible();
  await expect(page.locator('#term-recycle-bin')).toBeHidden();
});

for (const width of [widths.phone, 1440]) {
  test(`at ${width} px letters lead to their terms, and stay in sight`, async ({page, read}) => {
    await page.setViewportSize({width, height: 800});
    await read(addresses.glossary);
    const links = page.locator('.glossary-letters');
    await links.getByRole('link', {name: 'S', exact: true}).click();
    await expect(page).toHaveURL(/#letter-s$/);
    await expect(page.locator('#letter-s')).toBeInViewport();
    await expect(links).toBeInViewport();
    const bar = (await links.boundingBox())!;
    expect((await page.locator('#letter-s').boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('there is no field, and the letters work', async ({page}) => {
    await page.goto(addresses.glossary);
    await expect(field(page)).toBeHidden();
    await page.locator('.glossary-letters').getByRole('link', {name: 'W', exact: true}).click();
    await expect(page.locator('#letter-w')).toBeInViewport();
  });
});
