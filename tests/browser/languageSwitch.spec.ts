import {addresses, inLocale, locales} from '../support/addresses';
import {expect, hydrate, test} from '../support/fixtures';

/** Ids of headings are the same in all languages, so one place of a page exists in each. */
const place = '#before-you-begin';

for (const from of locales) {
  for (const to of locales.filter(({code}) => code !== from.code)) {
    test(`switching from ${from.label} to ${to.label} keeps page, query and place`, async ({page, open}) => {
      await open(`${inLocale(from, addresses.guide)}?from=mail${place}`);
      await expect(page.locator(place)).toBeInViewport();
      await page.getByRole('button', {name: from.label}).hover();
      await page.getByRole('link', {name: to.label, exact: true}).click();
      await expect(page).toHaveURL(new RegExp(`${inLocale(to, addresses.guide)}\\?from=mail${place}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', to.htmlLang);
      await expect(page.locator(place)).toBeInViewport();
      await hydrate(page);
      await expect(page.locator(place)).toBeInViewport();
    });
  }
}

test('every page names its other languages to search engines', async ({page, open}) => {
  await open(addresses.guide);
  for (const {htmlLang} of locales) {
    await expect(page.locator(`link[rel=alternate][hreflang="${htmlLang}"]`)).toHaveCount(1);
  }
});
