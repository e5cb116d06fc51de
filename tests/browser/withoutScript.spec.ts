import {test as bare} from '@playwright/test';
import {addresses, widths} from '../support/addresses';
import {expect} from '../support/fixtures';

/** Playwright's own test: without scripts there is nothing that could complain or become ready. */
const test = bare.extend({javaScriptEnabled: false});

test.describe('without JavaScript', () => {
  test('a guide can be read and its links work', async ({page}) => {
    await page.goto(addresses.guide);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('#before-you-begin')).toBeVisible();
    await page.locator('.pagination-nav a').first().click();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(`${addresses.guide}$`));
  });

  test('nothing stands in the bars that only scripts make work', async ({page}) => {
    for (const width of [widths.phone, widths.desk]) {
      await page.setViewportSize({width, height: 800});
      await page.goto(addresses.guide);
      await expect(page.locator('.navbar')).toBeVisible();
      await expect(page.locator(':is(.navbar, .theme-announcement-bar) button:visible')).toHaveCount(0);
    }
  });

  test('the search says that it cannot work, and where to look', async ({page}) => {
    await page.goto(addresses.search);
    const main = page.getByRole('main');
    await expect(main.locator('noscript p')).toBeVisible();
    await expect(main.locator('input:visible, select:visible')).toHaveCount(0);
    await main.locator(`noscript a[href="${addresses.questions}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${addresses.questions}$`));
  });

  test('an operation shows its fields and a sample', async ({page}) => {
    await page.goto(addresses.operation);
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
    await expect(page.locator('[data-sample="curl"]').first()).toBeVisible();
    const answers = page.locator('.api-tabs > div');
    expect(await answers.count()).toBeGreaterThan(1);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });

  test('the areas of the site can be reached from any page', async ({page}) => {
    await page.goto(addresses.guide);
    await page.locator(`noscript a[href="${addresses.questions}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${addresses.questions}$`));
  });
});
