import {addresses, inLocale, locales, nowhere} from '../support/addresses';
import {expect, test, waitUntilReady} from '../support/fixtures';
import {words} from '../support/words';

test.use({expectedFaults: /404/});

for (const locale of locales) {
  test(`an unknown address is answered in ${locale.label} and the nearest page is offered`, async ({page}) => {
    const response = await page.goto(inLocale(locale, nowhere));
    expect(response?.status()).toBe(404);
    await waitUntilReady(page);
    await expect(page.locator('html')).toHaveAttribute('lang', locale.htmlLang);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words[locale.code].notFound);
    await page.locator('[data-likely-page]').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, addresses.guide)}$`));
  });

  test(`an unknown address of an old version is answered in ${locale.label} too`, async ({page, open}) => {
    await open(inLocale(locale, '/docs/2.2.0/nowhere'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words[locale.code].notFound);
  });

  test(`the not-found page in ${locale.label} leads home`, async ({page, open}) => {
    await open(inLocale(locale, '/x/y/z'));
    await page
      .getByRole('main')
      .locator(`a[href="${inLocale(locale, '/')}"]`)
      .click();
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, '/')}$`));
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(words[locale.code].notFound);
  });
}
