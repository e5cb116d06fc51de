import type {Locator, Page} from '@playwright/test';
import {addresses, inLocale, locales} from '../support/addresses';
import {expect, hydrate, test} from '../support/fixtures';
import {nightly} from '../support/nightly';

/** The first linked term of the page, and its parts. */
function firstTerm(page: Page): {link: Locator; tip: Locator} {
  const term = page.locator('.theme-doc-markdown .term').first();
  return {link: term.locator('a'), tip: term.getByRole('tooltip', {includeHidden: true})};
}

for (const locale of locales) {
  test(`a term in ${locale.label} says its meaning to the pointer and to the keyboard, and leads to the glossary`, async ({
    page,
    open,
  }) => {
    await open(inLocale(locale, addresses.guide));
    const {link, tip} = firstTerm(page);
    await expect(tip).toBeHidden();
    await link.hover();
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await page.mouse.move(0, 0);
    await link.focus();
    await expect(tip).toBeVisible();
    await expect(link).toHaveAccessibleDescription((await tip.textContent()) ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, '/docs/glossary')}#term-`));
    const meaning = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    await expect(meaning).toBeInViewport();
  });
}

test('in the glossary the term that was asked for is marked, by a link of the site, an address or a new place', async ({
  page,
  open,
}) => {
  const unmarked = 'rgba(0, 0, 0, 0)';
  await open(addresses.guide);
  await firstTerm(page).link.click();
  await expect(page).toHaveURL(/\/docs\/glossary#term-/);
  const marked = page.locator(`dt${new URL(page.url()).hash}`);
  await expect(marked).not.toHaveCSS('background-color', unmarked);
  await page.reload();
  await expect(marked).not.toHaveCSS('background-color', unmarked);
  await hydrate(page);
  await expect(marked).not.toHaveCSS('background-color', unmarked);
  const other = page.locator('dt[id]').last();
  const id = (await other.getAttribute('id')) ?? '';
  await expect(other).toHaveCSS('background-color', unmarked);
  await page.evaluate((place) => (location.hash = place), id);
  await expect(other).not.toHaveCSS('background-color', unmarked);
  await expect(marked).toHaveCSS('background-color', unmarked);
});

test('an explanation moves nothing and overflows nowhere on a phone', nightly, async ({page, open}) => {
  await page.setViewportSize({width: 375, height: 800});
  await open(addresses.guide);
  for (const term of await page.locator('.theme-doc-markdown .term').all()) {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await term.locator('a').focus();
    await expect(term.locator('.term-tip')).toBeVisible();
    const box = await term.locator('.term-tip').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
    expect(await height()).toBe(before);
  }
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}});

  test('the first tap explains, a tap elsewhere closes, a second tap follows the link', async ({page, open}) => {
    await open(addresses.guide);
    const {link, tip} = firstTerm(page);
    await link.tap();
    await expect(tip).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${addresses.guide}$`));
    await page.locator('h1').tap();
    await expect(tip).toBeHidden();
    await link.tap();
    await link.tap();
    await expect(page).toHaveURL(/\/docs\/glossary#term-/);
  });
});

test('copied text holds the term and not its explanation', nightly, async ({page, open}) => {
  await open(addresses.guide);
  const {link, tip} = firstTerm(page);
  await link.hover();
  await expect(tip).toBeVisible();
  const copied = await page.evaluate(() => {
    const paragraph = document.querySelector('.term')?.closest('p, li');
    getSelection()?.selectAllChildren(paragraph ?? document.body);
    return getSelection()?.toString() ?? '';
  });
  expect(copied).toContain((await link.textContent()) ?? 'missing');
  expect(copied).not.toContain((await tip.textContent()) ?? 'missing');
});
