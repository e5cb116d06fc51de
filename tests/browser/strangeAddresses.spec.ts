import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';

for (const locale of locales) {
  test(`in ${locale.label}, a hash that cannot be decoded harms nothing, also on the way back`, async ({
    page,
    open,
  }) => {
    await open(`${inLocale(locale, addresses.guide)}#%E0%A4%A`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.locator('.pagination-nav a').first().click();
    await expect(page).not.toHaveURL(new RegExp(addresses.guide));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(addresses.guide));
    await expect(page.locator('#before-you-begin')).toBeVisible();
  });
}

test('an address with a slash too many leads to the page', async ({page, open}) => {
  await open(`${addresses.guide}/`);
  await expect(page).toHaveURL(new RegExp(`${addresses.guide}$`));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test.describe('addresses that cannot be decoded', () => {
  test.use({expectedFaults: /400/});

  test('are refused by the server', async ({page}) => {
    expect((await page.goto('/vi/%FF'))?.status()).toBe(400);
  });
});
