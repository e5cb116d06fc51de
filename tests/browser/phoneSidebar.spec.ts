import {addresses, inLocale, locales, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {words} from '../support/words';

test.use({viewport: {width: widths.phone, height: 740}});

const sidebar = '.navbar-sidebar';

for (const locale of locales) {
  const {openMenu, docsSidebar} = words[locale.code];

  test.describe(`on a phone in ${locale.label}`, () => {
    test('the menu opens with the pages of the area and leads to one', async ({page, open}) => {
      await open(inLocale(locale, addresses.guide));
      await expect(page.getByRole('navigation', {name: docsSidebar})).toBeHidden();
      await page.getByRole('button', {name: openMenu}).click();
      await expect(page.locator(sidebar)).toBeVisible();
      const link = page.locator(sidebar).locator(`a[href="${inLocale(locale, '/docs/tutorial/receiver/approve')}"]`);
      await link.click();
      await expect(page).toHaveURL(/\/approve$/);
      await expect(page.locator(sidebar)).not.toBeInViewport();
    });

    test('the menu takes the focus, keeps it, and gives it back on Escape', async ({page, open}) => {
      await open(inLocale(locale, addresses.guide));
      const button = page.getByRole('button', {name: openMenu});
      await button.focus();
      await page.keyboard.press('Enter');
      const isInside = () => page.evaluate((selector) => document.activeElement?.closest(selector) !== null, sidebar);
      await expect.poll(isInside).toBe(true);
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press('Tab');
        expect(await isInside()).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(page.locator(sidebar)).not.toBeInViewport();
      await expect(button).toBeFocused();
    });
  });
}
