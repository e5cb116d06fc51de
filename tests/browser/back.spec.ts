import type {Page} from '@playwright/test';
import {inLocale, addresses, locales, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly, nightlyTranslation, nightlyUnless} from '../support/nightly';
import {searchBoxOf, searches} from '../support/searchBox';
import {words} from '../support/words';

test.use({viewport: {width: widths.phone, height: 740}});

/** What covers the page of a phone, and is left by Back. */
const covers = {
  'the menu': {
    open: (page: Page, word: (typeof words)['en']) => page.getByRole('button', {name: word.openMenu}).click(),
    part: (page: Page) => page.locator('.navbar-sidebar'),
    close: (page: Page) => page.locator('.navbar-sidebar__close').click(),
  },
  'the search': {
    open: (page: Page, word: (typeof words)['en']) =>
      page.getByRole('button', {name: word.search, exact: true}).click(),
    part: (page: Page) => searchBoxOf(page).dialog,
    close: (page: Page) => page.keyboard.press('Escape'),
  },
};

const {guide, questions, tags} = addresses;

/** Later, because a page that is left at once cannot answer. */
const go = (page: Page, steps: 1 | -1): Promise<void> =>
  page.evaluate((delta) => void setTimeout(() => history.go(delta)), steps);
const back = (page: Page): Promise<void> => go(page, -1);
const forward = (page: Page): Promise<void> => go(page, 1);

for (const locale of locales) {
  const word = words[locale.code];
  const at = (address: string): RegExp => new RegExp(`${inLocale(locale, address)}$`);
  for (const [name, cover] of Object.entries(covers)) {
    test.describe(`in ${locale.label}, ${name}`, nightlyTranslation(locale), () => {
      for (const isLoaded of [true, false]) {
        const came = isLoaded ? 'was loaded' : 'the router showed';
        test(
          `closes on Back, on a page that ${came}; the next Back leaves the page`,
          nightlyUnless(!isLoaded),
          async ({page, open}) => {
            await open(inLocale(locale, isLoaded ? questions : guide));
            if (isLoaded) await open(inLocale(locale, guide));
            else await page.locator('.pagination-nav a').last().click();
            await expect(page).not.toHaveURL(at(isLoaded ? questions : guide));
            const address = page.url();
            for (let time = 0; time < 2; time += 1) {
              await cover.open(page, word);
              await expect(cover.part(page)).toBeInViewport();
              await back(page);
              await expect(cover.part(page)).not.toBeInViewport();
              await expect(page).toHaveURL(address);
            }
            await back(page);
            await expect(page).toHaveURL(at(isLoaded ? questions : guide));
          },
        );
      }

      test('leaves no entry behind when it is closed in another way, and none that Forward opens', async ({
        page,
        open,
      }) => {
        await open(inLocale(locale, questions));
        await open(inLocale(locale, guide));
        await cover.open(page, word);
        await expect(cover.part(page)).toBeInViewport();
        await cover.close(page);
        await expect(cover.part(page)).not.toBeInViewport();
        await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('isOpen');
        await forward(page);
        await expect(page).toHaveURL(at(guide));
        await expect(cover.part(page)).not.toBeInViewport();
        await cover.open(page, word);
        await expect(cover.part(page)).toBeInViewport();
        await back(page);
        await expect(cover.part(page)).not.toBeInViewport();
        await expect(page).toHaveURL(at(guide));
      });
    });
  }
}

test('a link of the menu takes the place of the menu: one Back leads to the page before', async ({page, open}) => {
  await open(guide);
  await covers['the menu'].open(page, words.en);
  await page.locator('.navbar-sidebar a[href="/docs/tutorial/receiver/approve"]').click();
  await expect(page).toHaveURL(/\/approve$/);
  await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  await back(page);
  await expect(page).toHaveURL(new RegExp(`${guide}$`));
  await forward(page);
  await expect(page).toHaveURL(/\/approve$/);
});

test('so does the other language, which is another application', async ({page, open}) => {
  await open(guide);
  await covers['the menu'].open(page, words.en);
  await page.locator('.navbar-sidebar__back').click();
  await page.locator('.navbar-sidebar').getByText(words.en.languages, {exact: true}).click();
  await page.locator('.navbar-sidebar').getByRole('link', {name: 'Tiếng Việt'}).click();
  await expect(page).toHaveURL(new RegExp(`/vi${guide}$`));
  await back(page);
  // Asked in the page: Firefox under test does not tell of a document that comes back.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  expect(await page.evaluate(() => location.pathname)).toBe(guide);
  await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
});

test('so does another version', nightly, async ({page, open}) => {
  await open(guide);
  await covers['the menu'].open(page, words.en);
  await page.locator('.navbar-sidebar__back').click();
  await page
    .locator('.navbar-sidebar')
    .getByRole('link', {name: /^1\.0\.0/})
    .click();
  await expect(page).toHaveURL(/\/docs\/1\.0\.0\//);
  await back(page);
  await expect(page).toHaveURL(new RegExp(`${guide}$`));
});

test('so does a result of the search', async ({page, open}) => {
  await open(tags);
  await covers['the search'].open(page, words.en);
  const {query, page: answer} = searches.en;
  const box = searchBoxOf(page);
  await expect(box.input).toBeFocused();
  await box.ask(query);
  const row = box.rows.first().locator('a');
  await expect(row).toHaveAttribute('href', new RegExp(answer));
  await row.click();
  await expect(page).toHaveURL(new RegExp(answer));
  await back(page);
  await expect(page).toHaveURL(new RegExp(`${tags}$`));
  await expect(box.dialog).toBeHidden();
});

test('on a wide screen the search is no page of its own, and leaves the history as it is', async ({page, open}) => {
  await page.setViewportSize({width: widths.desk, height: 800});
  await open(guide);
  const length = await page.evaluate(() => history.length);
  await page.keyboard.press('Control+k');
  await expect(searchBoxOf(page).input).toBeFocused();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => history.length)).toBe(length);
});
