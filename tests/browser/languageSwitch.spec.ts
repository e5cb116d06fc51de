import type {Locator, Page} from '@playwright/test';
import {locales as siteLocales, sourceLocale} from '../../src/kit/locales';
import {addresses, inLocale, locales, widths} from '../support/addresses';
import {expect, hydrate, test} from '../support/fixtures';
import {nightly, nightlyUnless} from '../support/nightly';
import {words} from '../support/words';

/** Ids of headings are the same in all languages, so one place of a page exists in each. */
const place = '#before-you-begin';

/** The menu of languages, whose button shows the language of the page. */
const languageMenu = (page: Page, {label}: {label: string}): Locator =>
  page.locator('.navbar .dropdown').filter({has: page.getByRole('button', {name: label, exact: true})});

for (const from of locales) {
  for (const to of locales.filter(({code}) => code !== from.code)) {
    /** Expects that the page is the same in the other language, at the same place, also when the application runs. */
    const expectSamePlace = async (page: Page): Promise<void> => {
      await expect(page).toHaveURL(new RegExp(`${inLocale(to, addresses.guide)}\\?from=mail${place}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', to.htmlLang);
      await expect(page.locator(place)).toBeInViewport();
      await hydrate(page);
      await expect(page.locator(place)).toBeInViewport();
    };
    const start = `${inLocale(from, addresses.guide)}?from=mail${place}`;

    for (const isRunning of [false, true]) {
      const when = isRunning ? 'when the application runs' : 'before the application runs';

      test(
        `${when}, the language menu leads from ${from.label} to ${to.label}, and keeps page, query and place`,
        nightlyUnless(from.code === sourceLocale || !isRunning),
        async ({page, read}) => {
          await read(start);
          if (isRunning) await hydrate(page);
          await expect(page.locator(place)).toBeInViewport();
          const menu = languageMenu(page, from);
          await menu.getByRole('button').hover();
          await expect(menu.getByRole('listitem')).toHaveText(siteLocales.map(({label}) => label));
          await expect(menu.getByRole('link', {name: from.label})).toHaveClass(/dropdown__link--active/);
          await menu.getByRole('link', {name: to.label}).click();
          await expectSamePlace(page);
        },
      );

      test(
        `${when}, one tap in the bar of a phone leads from ${from.label} to ${to.label}`,
        nightlyUnless(from.code === sourceLocale),
        async ({page, read}) => {
          await page.setViewportSize({width: widths.phone, height: 800});
          await read(start);
          if (isRunning) await hydrate(page);
          await expect(page.locator(place)).toBeInViewport();
          await page.locator('.navbar').getByRole('link', {name: to.label}).click();
          await expectSamePlace(page);
        },
      );
    }

    test(`the menu of a phone leads from ${from.label} to ${to.label}, too`, nightly, async ({page, open}) => {
      await page.setViewportSize({width: widths.phone, height: 800});
      await open(start);
      await page.getByRole('button', {name: words[from.code].openMenu}).click();
      await page.locator('.navbar-sidebar__back').click();
      const menu = page.locator('.navbar-sidebar');
      await menu.getByRole('button', {name: words[from.code].languages, exact: true}).click();
      await menu.getByRole('link', {name: to.label}).click();
      await expectSamePlace(page);
    });

    test.describe(`to a reader whose browser prefers ${to.label}`, nightlyUnless(from.code === sourceLocale), () => {
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

      test(`the offer on a page in ${from.label} can be closed, for the announcement`, async ({page, read}) => {
        await read(inLocale(from, addresses.guide));
        const offer = page.locator(`[data-language-offer=${to.code}]`);
        await offer.getByRole('button', {name: words[to.code].closeAnnouncement}).click();
        await expect(offer).toBeHidden();
        await expect(page.locator('.theme-announcement-bar')).toBeVisible();
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
