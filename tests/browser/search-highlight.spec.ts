import type {Locator, Page} from '@playwright/test';
import {addresses, inLocale, locales, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly, nightlyUnless} from '../support/nightly';
import {openSearchBox, searches} from '../support/searchBox';

/** @returns the markup of the text, without the empty comments React leaves between texts on a page it was served with. */
async function articleOf(page: Page): Promise<string> {
  return (await page.locator('.theme-doc-markdown').innerHTML()).replaceAll('<!-- -->', '');
}

/** @returns the words that are marked on the page. */
function markedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(CSS.highlights.get('site-search') ?? [])].map(String));
}

async function searchAndOpen(page: Page, query: string): Promise<void> {
  const box = await openSearchBox(page);
  await box.ask(query);
  await page.keyboard.press('Enter');
  await expect(box.dialog).toBeHidden();
}

for (const locale of locales) {
  const {query, page: wanted} = searches[locale.code];

  test(`the phrase is highlighted in the text, with or without tone marks, ${locale.code}`, async ({page, open}) => {
    await open(inLocale(locale, wanted));
    const untouched = await articleOf(page);
    await open(inLocale(locale, addresses.introduction));
    await searchAndOpen(page, query);
    await expect(page).toHaveURL(inLocale(locale, wanted));
    await expect.poll(async () => (await markedWords(page)).length).toBeGreaterThan(1);
    const words = (await markedWords(page)).map((word) => word.toLowerCase());
    expect(words).toContain({en: 'drawn signature', vi: 'ký nháy'}[locale.code]);
    // Where the page has the phrase, its words alone are not marked, and tags are no text.
    expect(words.filter((text) => !text.includes(' '))).toEqual([]);
    // The highlights are painted over the text; the document is the same as in an ordinary visit.
    expect(await articleOf(page)).toBe(untouched);
    await page.locator('.theme-layout-navbar').getByRole('link').first().click();
    await expect(page).not.toHaveURL(inLocale(locale, wanted));
    await expect.poll(() => markedWords(page)).toEqual([]);
    await expect(page.locator('body > aside button')).toHaveCount(0);
  });

  test(
    `a new tab or window has the same highlights, and the address is clean, ${locale.code}`,
    nightly,
    async ({page, context, open}) => {
      await open(inLocale(locale, addresses.introduction));
      await searchAndOpen(page, query);
      await expect.poll(async () => (await markedWords(page)).length).toBeGreaterThan(1);
      const marked = await markedWords(page);
      for (const keys of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
        await open(inLocale(locale, addresses.introduction));
        const box = await openSearchBox(page);
        await box.ask(query);
        const [other] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(keys)]);
        await expect.poll(() => markedWords(other)).toEqual(marked);
        await expect(other).toHaveURL(inLocale(locale, wanted));
        await other.reload();
        await expect.poll(() => markedWords(other)).toEqual(marked);
        await other.close();
      }
    },
  );

  test(`common words are not highlighted, ${locale.code}`, nightly, async ({page, open}) => {
    const common = {en: 'the', vi: 'của'}[locale.code];
    await open(inLocale(locale, addresses.introduction));
    await searchAndOpen(page, `${common} ${query}`);
    await expect(page).not.toHaveURL(inLocale(locale, addresses.introduction));
    await expect.poll(async () => (await markedWords(page)).length).toBeGreaterThan(1);
    expect(await page.locator('article').innerText()).toMatch(new RegExp(`\\s${common}\\s`));
    expect((await markedWords(page)).map((word) => word.toLowerCase())).not.toContain(common);
  });

  test(
    `without the highlight API marks are inserted, also after leaving and coming back, ${locale.code}`,
    nightly,
    async ({page, open}) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'Highlight'));
      await open(inLocale(locale, addresses.introduction));
      await searchAndOpen(page, query);
      const marks = page.locator('article mark');
      await expect(marks.first()).toBeVisible();
      await page.locator('.theme-layout-navbar').getByRole('link').first().click();
      await expect(marks).toHaveCount(0);
      await page.goBack();
      await expect(marks.first()).toBeVisible();
    },
  );
}

for (const [way, clear] of [
  ['a click', (button: Locator) => button.click()],
  ['a tap', (button: Locator) => button.tap()],
  ['Enter', (button: Locator) => button.press('Enter')],
  ['Escape', (button: Locator) => button.page().keyboard.press('Escape')],
] as const) {
  test.describe(`highlights are cleared with ${way}`, () => {
    test.use(way === 'a tap' ? {hasTouch: true, viewport: {width: widths.phone, height: 740}} : {});

    test('for good, also when the page is loaded anew', nightlyUnless(way !== 'Enter'), async ({page, open}) => {
      await open(addresses.introduction);
      await searchAndOpen(page, searches.en.query);
      await expect.poll(async () => (await markedWords(page)).length).toBeGreaterThan(1);
      const button = page.getByRole('button', {name: 'Clear highlights'});
      await expect(button).toBeInViewport();
      await clear(button);
      await expect(button).toHaveCount(0);
      expect(await markedWords(page)).toEqual([]);
      // What is kept there would start the application, which would highlight it again.
      await page.reload();
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('searchTerms');
      await expect(button).toHaveCount(0);
    });
  });
}
