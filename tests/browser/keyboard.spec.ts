import {addresses} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly, nightlyUnless} from '../support/nightly';
import {words} from '../support/words';

test('the first Tab offers to skip to the text', async ({page, open}) => {
  await open(addresses.guide);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: words.en.skipToContent});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.querySelector('h1') !== null)).toBe(true);
});

test('? lists the keys, keeps the focus and gives it back', async ({page, open}) => {
  await open(addresses.guide);
  const start = page.getByRole('button', {name: words.en.colourMode});
  await start.focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', {name: words.en.shortcuts});
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('kbd')).toHaveText(['/', 'Ctrl', 'K', '↑', '↓', 'Enter', 'Esc', 'Tab', '?', 'Ctrl', '/']);
  await expect(dialog.getByRole('button', {name: words.en.close})).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(start).toBeFocused();
  await page.keyboard.press('?');
  await dialog.getByRole('button', {name: words.en.close}).click();
  await expect(dialog).toHaveCount(0);
});

const {shortcuts, singleKeys, search} = words.en;

test('single keys can be switched off, for good and back, and keys with Ctrl stay', async ({page, open}) => {
  await open(addresses.guide);
  const dialog = page.getByRole('dialog', {name: shortcuts});
  const hint = page.getByRole('button', {name: search, exact: true}).locator('kbd');
  await expect(hint).toBeVisible();
  await page.keyboard.press('?');
  await dialog.getByRole('checkbox', {name: singleKeys}).uncheck();
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await page.reload();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(dialog.getByRole('checkbox', {name: singleKeys})).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+/');
  await dialog.getByRole('checkbox', {name: singleKeys}).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('? is a letter where the reader writes', nightly, async ({page, open}) => {
  await open(addresses.search);
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('why');
  await field.press('?');
  await expect(field).toHaveValue('why?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the list of keys is fetched only when it is asked for', nightly, async ({page, open}) => {
  await open(addresses.guide);
  await page.waitForLoadState('networkidle');
  const script = page.waitForRequest(/\/assets\/js\//);
  await page.keyboard.press('?');
  await script;
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const kind of ['home', 'guide', 'operation', 'category', 'questions', 'search'] as const) {
  test(
    `the focus can be seen on every stop of a page of the kind ${kind}`,
    nightlyUnless(kind === 'guide'),
    async ({page, open}) => {
      await open(addresses[kind]);
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press('Tab');
        const unseen = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return '';
          const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
          // The link of a card has its ring around the whole card.
          if (getComputedStyle(element, '::after').outlineStyle === 'solid') return '';
          // A radio button is drawn by its label, which has the ring then.
          const ring = getComputedStyle(element.closest('label') ?? element);
          const isSeen = [outlineStyle, ring.outlineStyle].some((style) => style !== 'none') && outlineWidth !== '0px';
          return isSeen || boxShadow !== 'none' ? '' : element.outerHTML.slice(0, 200);
        });
        expect(unseen).toBe('');
      }
    },
  );
}

test('the ring around the focus is the one of the design, not of the browser', nightly, async ({page, open}) => {
  await open(addresses.guide);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline', /^rgb\(27, 70, 181\) solid 2px$/);
});
