import {currentVersion} from '../../src/kit/versions';
import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {words} from '../support/words';

for (const locale of locales) {
  const {usageGuide, mainNavigation, questions, releaseNotes, search} = words[locale.code];

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
      await expect(right.getByText(currentVersion.label, {exact: true}).first()).toBeVisible();
      await expect(right.getByRole('button', {name: locale.label, exact: true})).toBeVisible();
      await expect(right.getByRole('button', {name: words[locale.code].colourMode})).toBeVisible();
      await expect(right.getByRole('button', {name: search})).toBeVisible();
    });
  });
}

test.describe('the menus of the navigation bar', () => {
  const {usageGuide, websiteGuide, mobileGuide, docsSidebar} = words.en;

  test('Escape closes a menu, whether it is hovered or focused', async ({page, open}) => {
    await open(addresses.guide);
    const button = page.getByRole('button', {name: usageGuide});
    const link = page.locator('.dropdown__menu').getByRole('link', {name: websiteGuide, exact: true});
    await button.hover();
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await page.mouse.move(300, 500);
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(link).toBeVisible();
  });

  test('opens the two guides from one menu', async ({page, open}) => {
    await open(addresses.home);
    for (const [label, area] of [
      [websiteGuide, 'tutorial'],
      [mobileGuide, 'app'],
    ] as const) {
      await page.getByRole('button', {name: usageGuide}).hover();
      await page.locator('.dropdown__menu').getByRole('link', {name: label, exact: true}).click();
      const sidebar = page.getByRole('navigation', {name: docsSidebar});
      await expect(sidebar.locator(`a[href^="/docs/${area}/"]`).first()).toBeVisible();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    }
  });
});
