import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {words} from '../support/words';

for (const locale of locales) {
  const {usageGuide, mainNavigation, questions, releaseNotes, websiteGuide, mobileGuide, search, docsSidebar} =
    words[locale.code];

  test.describe(`the navigation bar in ${locale.label}`, () => {
    test('offers guides, API, questions and release notes on the left', async ({page, open}) => {
      await open(inLocale(locale, addresses.home));
      const bar = page.getByRole('navigation', {name: mainNavigation}).locator('.navbar__items').first();
      const entries = bar.locator('.navbar__brand, .dropdown > .navbar__link, > a.navbar__item');
      await expect(entries).toHaveText(['Premium eContract', usageGuide, 'API', questions, releaseNotes]);
    });

    test('offers version, language, search and colours on the right', async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const right = page.getByRole('navigation', {name: mainNavigation}).locator('.navbar__items--right');
      await expect(right.getByText('2.3.0', {exact: true}).first()).toBeVisible();
      await expect(right.getByRole('button', {name: locale.label})).toBeVisible();
      await expect(right.getByRole('button', {name: words[locale.code].colourMode})).toBeVisible();
      await expect(right.getByRole('button', {name: search})).toBeVisible();
    });

    test('opens the two guides from one menu', async ({page, open}) => {
      await open(inLocale(locale, addresses.home));
      for (const [label, area] of [
        [websiteGuide, 'tutorial'],
        [mobileGuide, 'app'],
      ] as const) {
        await page.getByRole('button', {name: usageGuide}).hover();
        await page.locator('.dropdown__menu').getByRole('link', {name: label, exact: true}).click();
        const sidebar = page.getByRole('navigation', {name: docsSidebar});
        await expect(sidebar.locator(`a[href^="${inLocale(locale, `/docs/${area}/`)}"]`).first()).toBeVisible();
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      }
    });
  });
}
