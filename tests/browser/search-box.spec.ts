import type {Locator} from '@playwright/test';
import {maxQueryLength, maxResults, maxSectionLinks} from '../../src/search/shared/limits';
import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly, nightlyTranslation} from '../support/nightly';
import {openSearchBox, searchBoxOf, searches, seeAll, typeText} from '../support/searchBox';

for (const locale of locales) {
  const {query, page: wanted, many} = searches[locale.code];

  test.describe(`search box in ${locale.code}`, nightlyTranslation(locale), () => {
    test('opens with the button, with Ctrl or Meta and K, and with /', async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const {dialog, input} = searchBoxOf(page);
      const button = page.locator('button[aria-haspopup="dialog"]');
      const ways = [
        () => button.click(),
        () => page.keyboard.press('Control+k'),
        () => page.keyboard.press('Meta+k'),
        () => page.keyboard.press('/'),
      ];
      for (const way of ways) {
        await way();
        await expect(input).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
    });

    test('stays open when the browser tells late that it was closed before', nightly, async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      await box.dialog.evaluate((dialog) => dialog.dispatchEvent(new Event('close')));
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      await expect(box.input).toBeFocused();
    });

    test('gives the right page as its first row, which is active', async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      await box.ask(query);
      await expect(box.rows.first()).toHaveAttribute('aria-selected', 'true');
      await expect(box.rows.first().locator('a[href]')).toHaveAttribute('href', inLocale(locale, wanted));
      await expect(box.input).toHaveAttribute(
        'aria-activedescendant',
        (await box.rows.first().getAttribute('id')) ?? '',
      );
    });

    test('has the documented markup', async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      await box.ask(many);
      await expect(page.locator('[role="dialog"] input[role="combobox"]')).toHaveCount(1);
      await expect(page.locator('[role="dialog"] [role="listbox"]')).toHaveCount(1);
      const count = await box.rows.count();
      expect(count).toBeLessThanOrEqual(maxResults);
      for (const row of await box.rows.all()) await expect(row.locator('a[href]')).toHaveCount(1);
      // How many weak matches there are is no use to anybody; screen readers hear how many rows are shown.
      await expect(box.dialog.getByRole('link', {name: seeAll[locale.code]})).not.toHaveText(/\d/);
      await expect(box.status).toHaveText(new RegExp(`(^|\\D)${count}(\\D|$)`));
      await expect(box.input).toHaveAttribute('aria-controls', (await box.list.getAttribute('id')) ?? '');
    });

    test('shows the breadcrumbs and an excerpt of a page, and marks the terms', async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      await box.ask(query);
      const row = box.rows.first();
      const [title, trail, excerpt] = await row.locator('a > span > span').allInnerTexts();
      expect(title).toBeTruthy();
      expect(trail).toMatch(/\p{L}/u);
      expect(excerpt?.split(' ').length).toBeGreaterThan(5);
      const marked = (await row.locator('mark').allTextContents()).map((text) =>
        text.normalize('NFD').replace(/\p{M}/gu, ''),
      );
      expect(marked.length).toBeGreaterThan(0);
      // Other forms of a word are marked too, such as "signs".
      for (const text of marked) expect(query).toContain(text.toLowerCase().split(' ')[0]!.slice(0, 4));
    });

    test('shows rows as wide as the input field', nightly, async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      await box.ask(many);
      const widthOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.width ?? 0;
      const field = await widthOf(box.dialog.getByRole('search'));
      expect(await widthOf(box.list.locator('xpath=..'))).toBeCloseTo(field, 0);
    });

    test('moves with the arrows and wraps at both ends', async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      await box.ask(many);
      const last = (await box.rows.count()) - 1;
      await page.keyboard.press('ArrowUp');
      await expect(box.rows.nth(last)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(box.rows.first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(box.rows.nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(box.input).toBeFocused();
    });

    test('opens the active row with Enter, and a row that is clicked', async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      await box.ask(query);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(inLocale(locale, wanted));
      await expect(box.dialog).toBeHidden();
      await openSearchBox(page);
      await box.ask(many);
      const second = box.rows.nth(1).locator('a');
      const address = (await second.getAttribute('href')) ?? '';
      await second.click();
      await expect(page).toHaveURL(address);
      await expect(box.dialog).toBeHidden();
    });

    test('opens the first new row when Enter is pressed while the search is loading', nightly, async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      await box.ask(many);
      await box.input.fill(query);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(inLocale(locale, wanted));
    });

    for (const [keys, kind] of [
      ['Control+Enter', 'tab'],
      ['Meta+Enter', 'tab'],
      ['Shift+Enter', 'window'],
    ] as const) {
      test(`opens a new ${kind} with ${keys}`, nightly, async ({page, context, open}) => {
        await open(inLocale(locale, addresses.introduction));
        const box = await openSearchBox(page);
        await box.ask(query);
        const [other] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(keys)]);
        await expect(other).toHaveURL(inLocale(locale, wanted));
        await expect(page).toHaveURL(inLocale(locale, addresses.introduction));
      });
    }

    test('closes with Escape and keeps the query; a second press clears it', async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      await box.ask(query);
      await page.keyboard.press('Escape');
      await expect(box.dialog).toBeHidden();
      await openSearchBox(page);
      await expect(box.input).toHaveValue(query);
      await expect(box.rows.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(box.dialog).toBeHidden();
      // Nobody presses twice before the page is drawn.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      await page.keyboard.press('Escape');
      await openSearchBox(page);
      await expect(box.input).toHaveValue('');
    });

    test('closes with Tab, with its button and with a click on the backdrop', nightly, async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      await page.keyboard.press('Tab');
      await expect(box.dialog).toBeHidden();
      await openSearchBox(page);
      await box.dialog.getByRole('button', {name: {en: /^Close/, vi: /^Đóng/}[locale.code]}).click();
      await expect(box.dialog).toBeHidden();
      await openSearchBox(page);
      await page.mouse.click(5, 500);
      await expect(box.dialog).toBeHidden();
    });

    test('accepts at most 512 characters', nightly, async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const {input} = await openSearchBox(page);
      await page.keyboard.insertText('x'.repeat(maxQueryLength + 20));
      await expect(input).toHaveValue('x'.repeat(maxQueryLength));
    });

    test('accepts half of a surrogate pair, also as a recent search', nightly, async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      await typeText(box.input, `${many} \ud800abc`);
      await expect(box.rows.first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(box.dialog).toBeHidden();
      await openSearchBox(page);
      await box.input.fill('');
      await expect(box.dialog.locator('[data-kind="recent"]')).toHaveCount(1);
    });

    test('links to all results as soon as there are more pages than rows for them', nightly, async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      await box.ask(many);
      await expect(box.dialog.getByRole('link', {name: seeAll[locale.code]})).toBeVisible();
      await box.ask('chip card IDCheck');
      await expect(box.dialog.locator('[data-kind="page"]').first()).toBeVisible();
      expect(await box.dialog.locator('[data-kind="page"]').count()).toBeLessThan(maxResults);
      await expect(box.dialog.getByRole('link', {name: seeAll[locale.code]})).toHaveCount(0);
    });

    test(
      'shows at most two section links under a page, which lead to their headings',
      nightly,
      async ({page, open}) => {
        await open(inLocale(locale, addresses.introduction));
        const box = await openSearchBox(page);
        await box.ask({en: 'cancel a document', vi: 'điều phối'}[locale.code]);
        const kinds = await box.rows.evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.kind));
        const runs = kinds.join(' ').match(/section(?: section)*/g) ?? [];
        expect(runs.length).toBeGreaterThan(0);
        for (const run of runs) expect(run.split(' ').length).toBeLessThanOrEqual(maxSectionLinks);
        await box.dialog.locator('[data-kind="section"] a').first().click();
        const anchor = new URL(page.url()).hash;
        expect(anchor).not.toBe('');
        await expect(page.locator(`[id="${decodeURIComponent(anchor.slice(1))}"]`)).toBeInViewport();
      },
    );

    test('puts the clear button and the close button in the field, after the input', nightly, async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      const field = box.dialog.getByRole('search');
      await expect(field.getByRole('button')).toHaveCount(1);
      await box.ask(query);
      const [clear, close] = await field.getByRole('button').all();
      const places = await Promise.all([box.input, clear!, close!].map(async (each) => (await each.boundingBox())!));
      expect(places.map(({x}) => x)).toEqual(places.map(({x}) => x).sort((a, b) => a - b));
      for (const {y, height} of places) expect(y + height / 2).toBeCloseTo(places[0]!.y + places[0]!.height / 2, 0);
      await clear!.click();
      await expect(box.input).toHaveValue('');
      await expect(box.input).toBeFocused();
      await expect(field.getByRole('button')).toHaveCount(1);
      // Versions are offered where the reader's is not the one that others have.
      await expect(box.dialog.getByRole('radio')).toHaveCount(0);
    });

    test('groups rows by kind without moving the best, and shows the method of operations', async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      await box.ask('documents-create');
      const first = box.rows.first();
      await expect(first.locator('a')).toHaveAttribute('href', /documents-create$/);
      await expect(first.locator('[data-method]')).toHaveText('POST');
      await expect(first.locator('code')).toHaveText('/api/documents/create');
      await expect(box.list.locator('li').first()).toHaveText('API');
      await expect(box.list.locator('li').first()).toHaveAttribute('role', 'presentation');
      await box.ask('usb token');
      const heads = await box.list.locator('[role=presentation]').allInnerTexts();
      expect(heads.length).toBeGreaterThan(1);
      expect(new Set(heads).size).toBe(heads.length);
    });

    test('marks the phrase, and its words alone only where no phrase is', async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      const phrase = {en: 'usb token', vi: 'chứng thư số'}[locale.code];
      await box.ask(phrase);
      const marked = await box.rows.first().locator('mark').allInnerTexts();
      expect(new Set(marked.map((text) => text.toLowerCase()))).toEqual(new Set([phrase]));
      await expect(box.list.locator('[data-method] mark')).toHaveCount(0);
    });

    test('names the area of each row', nightly, async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      await box.ask({en: 'cancel a document', vi: 'hủy chứng từ'}[locale.code]);
      await expect(box.rows.first()).toContainText('Website');
    });
  });
}
