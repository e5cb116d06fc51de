import {addresses, inLocale, locales, widths} from '../support/addresses';
import {expect, hydrate, test} from '../support/fixtures';

/** Ids of headings are the same in all languages, so one place of a page exists in each. */
const place = '#before-you-begin';

for (const from of locales) {
  for (const to of locales.filter(({code}) => code !== from.code)) {
    for (const width of [widths.phone, widths.desk]) {
      test(`switching from ${from.label} to ${to.label} at ${width} pixels takes one press and keeps page, query and place`, async ({
        page,
        read,
      }) => {
        await page.setViewportSize({width, height: 800});
        await read(`${inLocale(from, addresses.guide)}?from=mail${place}`);
        await expect(page.locator(place)).toBeInViewport();
        await page.getByRole('link', {name: to.label}).click();
        await expect(page).toHaveURL(new RegExp(`${inLocale(to, addresses.guide)}\\?from=mail${place}$`));
        await expect(page.locator('html')).toHaveAttribute('lang', to.htmlLang);
        await expect(page.locator(place)).toBeInViewport();
        await hydrate(page);
        await expect(page.locator(place)).toBeInViewport();
      });
    }

    test.describe(`to a reader whose browser prefers ${to.label}`, () => {
      test.use({locale: to.htmlLang});

      test(`a page in ${from.label} offers it once, and leads nowhere by itself`, async ({page, read}) => {
        await read(inLocale(from, addresses.guide));
        await expect(page).toHaveURL(new RegExp(`${inLocale(from, addresses.guide)}$`));
        const offer = page.locator(`[data-language-offer=${to.code}]`);
        await expect(offer).toBeVisible();
        await expect(page.locator('.theme-announcement-bar')).toBeHidden();
        await read(inLocale(from, addresses.home));
        await expect(offer).toBeHidden();
      });

      test(`the offer on a page in ${from.label} leads to the same page`, async ({page, read}) => {
        await read(inLocale(from, addresses.guide));
        await page.locator(`[data-language-offer=${to.code}] a`).click();
        await expect(page).toHaveURL(new RegExp(`${inLocale(to, addresses.guide)}$`));
        await expect(page.locator(`[data-language-offer]`)).toBeHidden();
      });

      test(`nothing is offered to them on a page in ${to.label}`, async ({page, read}) => {
        await read(inLocale(to, addresses.guide));
        await expect(page.locator(`[data-language-offer]`)).toBeHidden();
      });
    });
  }
}

test('every page names its other languages to search engines', async ({page, open}) => {
  await open(addresses.guide);
  for (const {htmlLang} of locales) {
    await expect(page.locator(`link[rel=alternate][hreflang="${htmlLang}"]`)).toHaveCount(1);
  }
});
