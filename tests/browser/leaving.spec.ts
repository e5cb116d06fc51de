import {addresses, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {startNetwork} from '../support/startNetwork';

/*
 * A reader follows a link and leaves before its page is there, by a bookmark or an address. Firefox reports what it no longer
 * loads as failed; that must not take the reader back.
 */

test('whoever leaves while a page is loading is not taken back', async ({page, baseURL}) => {
  const network = await startNetwork(baseURL!);
  await page.setViewportSize({width: widths.desk, height: 900});
  await page.goto(network.origin + addresses.home);
  await page.mouse.move(2, 300);
  await page.mouse.move(6, 304);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.waitForLoadState('networkidle');
  network.slowDown(400);
  const link = page.locator('[data-role-card="administer"]').getByRole('listitem').getByRole('link').first();
  // Without the pointer, which would fetch the page ahead.
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await expect(page).toHaveURL(/\/administrator\/set-up$/);
  await page.evaluate((address) => {
    location.href = address;
  }, addresses.guide);
  await expect(page).toHaveURL(new RegExp(`${addresses.guide}$`));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(new RegExp(`${addresses.guide}$`));
  network.close();
});
