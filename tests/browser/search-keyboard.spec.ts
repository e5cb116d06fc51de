import type {Page} from '@playwright/test';
import {versions} from '../../src/kit/versions';
import {addresses, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly, nightlyUnless} from '../support/nightly';
import {expectRecentRows, openSearchBox, searches, seeAll, type SearchBox} from '../support/searchBox';

/** @returns the element with the focus, and whether the focus is visible */
function focused(page: Page): Promise<{element: string; isVisible: boolean}> {
  return page.evaluate(() => ({
    element: document.activeElement?.outerHTML ?? '',
    isVisible: document.activeElement?.matches(':focus-visible') ?? false,
  }));
}

/** Expects that Tab closes the box, and that the focus is then where Tab leads from the search button. */
async function expectTabLeaves(page: Page, box: SearchBox): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(box.dialog).toBeHidden();
  const after = await focused(page);
  expect(after.isVisible).toBe(true);
  await expect(page.locator(':focus')).toBeInViewport();
  await page.locator('button[aria-haspopup="dialog"]').focus();
  await page.keyboard.press('Tab');
  expect((await focused(page)).element).toBe(after.element);
}

/** Expects that the box is closed, and that its input says so. */
async function expectClosed(page: Page): Promise<void> {
  const dialog = page.locator('dialog[data-search-status]');
  await expect(dialog).toBeHidden();
  const input = dialog.locator('input[role=combobox]');
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  for (const name of ['aria-controls', 'aria-activedescendant']) expect(await input.getAttribute(name)).toBeNull();
}

const {query, many} = searches.en;
const introduction = addresses.introduction;
const link = seeAll.en;

for (const width of [widths.phone, widths.desk]) {
  test(
    `Tab leads to the input, closes there, and goes on to the page, at ${width} px`,
    nightlyUnless(width === widths.desk),
    async ({page, open}) => {
      await page.setViewportSize({width, height: 700});
      await open(`/docs/${versions[1]!.path}`); // The site has an older version, see src/kit/versions.ts.
      const box = await openSearchBox(page);
      await box.ask(many);
      await expect(box.dialog.getByRole('link', {name: link})).toBeVisible();
      const [clear, close] = await box.dialog.getByRole('button').all();
      const controls = [clear!, close!, box.dialog.getByRole('radio', {checked: true})];
      // Backwards from the input through the controls beside and below it, and on in a circle.
      for (const control of [...[...controls].reverse(), box.input]) {
        await page.keyboard.press('Shift+Tab');
        await expect(control).toBeFocused();
      }
      await clear!.focus();
      for (const control of [...controls.slice(1), box.input]) {
        await page.keyboard.press('Tab');
        await expect(control).toBeFocused();
      }
      await expectTabLeaves(page, box);
      await expectClosed(page);
    },
  );
}

test('Tab closes an empty box and goes on to the page', nightly, async ({page, open}) => {
  await open(introduction);
  const box = await openSearchBox(page);
  await expectTabLeaves(page, box);
});

test('the arrows reach the link to all results and lead back', async ({page, open}) => {
  await open(introduction);
  const box = await openSearchBox(page);
  await box.ask(many);
  const all = box.dialog.getByRole('link', {name: link});
  const count = await box.rows.count();
  for (let row = 0; row < count; row += 1) await page.keyboard.press('ArrowDown');
  await expect(all).toBeFocused();
  await expect(box.dialog.locator('[aria-selected="true"]')).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(box.input).toBeFocused();
  await expect(box.rows.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(all).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(box.input).toBeFocused();
  await expect(box.rows.first()).toHaveAttribute('aria-selected', 'true');
  for (let row = 0; row < count; row += 1) await page.keyboard.press('ArrowDown');
  await expect(all).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname.endsWith('/search') && url.searchParams.get('q') === many);
});

test('Tab closes on the link to all results, too', nightly, async ({page, open}) => {
  await open(introduction);
  const box = await openSearchBox(page);
  await box.ask(many);
  const count = await box.rows.count();
  for (let row = 0; row < count; row += 1) await page.keyboard.press('ArrowDown');
  await expect(box.dialog.getByRole('link', {name: link})).toBeFocused();
  await expectTabLeaves(page, box);
});

test('where nothing is found, the arrows reach every way on, and Tab closes', async ({page, open}) => {
  await open(introduction);
  const box = await openSearchBox(page);
  await box.input.fill(searches.en.nothing);
  const ways = box.dialog.getByRole('link');
  await expect(ways.first()).toBeVisible();
  for (const way of await ways.all()) {
    await page.keyboard.press('ArrowDown');
    await expect(way).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(box.input).toBeFocused();
  await expectTabLeaves(page, box);
});

test('the arrows scroll to every row, and back to the first', async ({page, open}) => {
  await page.setViewportSize({width: widths.phone, height: 400});
  await open(introduction);
  const box = await openSearchBox(page);
  await box.ask(searches.en.many);
  const rows = await box.rows.all();
  await expect(rows.at(-1)!).not.toBeInViewport();
  for (const row of rows) {
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(row).toBeInViewport({ratio: 0.9});
    await page.keyboard.press('ArrowDown');
  }
  for (const row of [...rows].reverse()) {
    await page.keyboard.press('ArrowUp');
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(row).toBeInViewport({ratio: 0.9});
  }
});

test('a closed box refers to no list', async ({page, open}) => {
  await open(introduction);
  const box = await openSearchBox(page);
  await box.ask(query);
  await expect(box.input).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await openSearchBox(page);
  await box.ask(query);
  await page.keyboard.press('Enter');
  await expectClosed(page);
});

test('there is one cross, which clears the query', nightly, async ({page, open}) => {
  await open(introduction);
  const box = await openSearchBox(page);
  await expect(box.dialog.locator('.lucide-x')).toHaveCount(0);
  await box.ask(query);
  await expect(box.dialog.getByRole('search').locator('.lucide-x')).toHaveCount(1);
  await expect(box.dialog.locator('.lucide-x')).toHaveCount(1);
  // Into search fields, browsers put a cross of their own.
  await expect(box.input).toHaveAttribute('type', 'text');
  await page.keyboard.press('Enter');
  await expect(box.dialog).toBeHidden();
  await openSearchBox(page);
  await box.input.fill('');
  await expectRecentRows(box);
  await expect(box.dialog.getByRole('search').locator('.lucide-x')).toHaveCount(0);
});

test('the focus stays in the input when a row that is clicked goes away', nightly, async ({page, open}) => {
  await open(introduction);
  const box = await openSearchBox(page);
  await box.ask(query);
  await page.keyboard.press('Enter');
  await expect(box.dialog).toBeHidden();
  await openSearchBox(page);
  await box.input.fill('');
  await box.dialog.locator('[data-kind="clear-recent"] a').click();
  await expect(box.dialog.locator('[data-kind="clear-recent"]')).toHaveCount(0);
  await expect(box.input).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box.dialog).toBeHidden();
});

test('Enter that confirms an input method opens no row', async ({page, open}) => {
  await open(introduction);
  const box = await openSearchBox(page);
  await box.ask(query);
  for (const composing of [{isComposing: true}, {keyCode: 229}]) {
    await box.input.dispatchEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true, ...composing});
  }
  await box.input.dispatchEvent('compositionstart');
  await box.input.dispatchEvent('compositionend');
  await expect(box.dialog).toBeVisible();
  await expect(page).toHaveURL(introduction);
  await expect(box.input).toHaveValue(query);
});
