import type {Locator, Page} from '@playwright/test';
import {addresses, inLocale, locales, widths} from '../support/addresses';
import {holdApplication} from '../support/application';
import {expect, test} from '../support/fixtures';
import {words} from '../support/words';

const {copyCode, wrapLines} = words.en;

/** A guide with many commands. */
const codeGuide = '/docs/api/v1/guide/basic-create';

/** Runs in the page. The blocks whose button is not seen, or lies on the first line of its code. */
function findCovered(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.code-block')]
    .filter((block) => block.offsetParent !== null)
    .flatMap((block) => {
      const button = block.querySelector('.code-copy');
      const code = block.querySelector('pre');
      if (!button || !code) return ['no button: ' + block.textContent.slice(0, 40)];
      const {left, right, top, bottom} = button.getBoundingClientRect();
      const box = block.getBoundingClientRect();
      const pre = code.getBoundingClientRect();
      const isSeen = Number(getComputedStyle(button).opacity) === 1 && left >= box.left && right <= box.right + 0.5;
      const isApart = bottom <= pre.top + 0.5 || top >= pre.bottom - 0.5 || left >= pre.right - 0.5;
      return isSeen && isApart ? [] : [block.textContent.slice(0, 60)];
    });
}

for (const width of [320, widths.phone, widths.desk]) {
  test(`at ${width} pixels, every block of code has a Copy button that is seen at once and covers nothing`, async ({
    page,
    read,
  }) => {
    await page.setViewportSize({width, height: 800});
    for (const address of [addresses.operation, codeGuide]) {
      await read(address);
      expect(await page.evaluate(findCovered), address).toEqual([]);
    }
  });
}

/** The code that is wider than its block. */
const overflowing = (page: Page): Promise<number> =>
  page
    .locator('.code-block > pre:visible')
    .evaluateAll((codes) => codes.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).length);

for (const [how, press] of Object.entries({
  'a click': (button: Locator) => button.click(),
  Enter: (button: Locator) => button.press('Enter'),
})) {
  test(`${how} on the wrap button breaks long lines in all code, once for all pages`, async ({page, open, read}) => {
    await page.setViewportSize({width: widths.phone, height: 800});
    await open(addresses.operation);
    expect(await overflowing(page)).toBeGreaterThan(1);
    const button = page.getByRole('button', {name: wrapLines}).first();
    await button.scrollIntoViewIfNeeded();
    const before = await button.boundingBox();
    await press(button);
    await expect(page.getByRole('button', {name: wrapLines, pressed: false})).toHaveCount(0);
    expect(await overflowing(page)).toBe(0);
    expect((await button.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    // Before the application runs, too.
    await read(inLocale(locales.at(-1)!, codeGuide));
    expect(await overflowing(page)).toBe(0);
    await open(addresses.operation);
    await press(page.getByRole('button', {name: wrapLines, pressed: true}).first());
    await expect(page.getByRole('button', {name: wrapLines, pressed: true})).toHaveCount(0);
    expect(await overflowing(page)).toBeGreaterThan(1);
  });
}

test('lines that are to be wrapped before the application runs are wrapped afterwards', async ({page, read}) => {
  const release = await holdApplication(page);
  await read(addresses.operation);
  await page.getByRole('button', {name: wrapLines}).first().click();
  await release();
  await expect(page.getByRole('button', {name: wrapLines, pressed: true}).first()).toBeVisible();
  expect(await overflowing(page)).toBe(0);
});

test.describe('on touch', () => {
  test.use({viewport: {width: widths.phone, height: 740}, hasTouch: true, isMobile: true});

  test('a tap copies and a tap wraps', async ({page, open, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(addresses.operation);
    const block = page.locator('.api-samples .code-block').first();
    await block.getByRole('button', {name: wrapLines}).tap();
    await expect(block.getByRole('button', {name: wrapLines, pressed: true})).toBeVisible();
    await block.getByRole('button', {name: copyCode, exact: true}).tap();
    await expect(block.getByRole('button', {name: words.en.copied})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('pre').textContent());
  });
});
