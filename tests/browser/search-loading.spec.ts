import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {allowedBytes} from '../search/thresholds';
import {stressQueries} from '../search/stressQueries';
import {measureOpening} from '../search/openingBytes';
import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {expectRecentRows, openSearchBox, searchBoxOf, searches, tasksOf} from '../support/searchBox';

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Pastes a text into the input; @returns for how many milliseconds that blocks the page */
function pasteInto(page: Page, text: string): Promise<number> {
  return page.evaluate((pasted) => {
    const input = document.querySelector<HTMLInputElement>('[role="combobox"]');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (!input || !setValue) throw new Error('There is no search input.');
    const start = performance.now();
    setValue.call(input, pasted);
    input.dispatchEvent(new Event('input', {bubbles: true}));
    return performance.now() - start;
  }, text);
}

for (const locale of locales) {
  const introduction = inLocale(locale, addresses.introduction);
  const {query, page: wanted} = searches[locale.code];

  for (const way of ['hover', 'focus'] as const) {
    test(`the index is prefetched on ${way}, ${locale.code}`, async ({page, open}) => {
      await open(introduction);
      const fetched = page.waitForResponse(/search-index-docs-default-current\.json$/);
      await page.locator('button[aria-haspopup="dialog"]')[way]();
      expect((await fetched).ok()).toBe(true);
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }

  test(`nothing is prefetched for readers who save data, ${locale.code}`, async ({page, open}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
    });
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await open(introduction);
    const button = page.locator('button[aria-haspopup="dialog"]');
    const before = files.length;
    await button.hover();
    await button.focus();
    await button.click();
    const box = searchBoxOf(page);
    await expect(box.input).toBeFocused();
    const indexes = (): string[] => files.slice(before).filter((url) => url.includes('search-index'));
    expect(indexes()).toEqual([]);
    await box.ask(query);
    expect(indexes()).not.toEqual([]);
    // Had the box asked for the main tasks when it opened, they would be in it now.
    await box.input.fill('');
    await expect(box.rows).toHaveCount(0);
  });

  test(`the search runs in a worker, ${locale.code}`, async ({page, open}) => {
    await open(introduction);
    const started = page.waitForEvent('worker');
    const box = await openSearchBox(page);
    await box.ask(query);
    expect((await started).url()).toMatch(/\/assets\/js\/.*\.js$/);
  });

  test(`opening the box downloads no more than allowed, ${locale.code}`, async ({page, open}) => {
    await open(introduction);
    await page.waitForLoadState('networkidle');
    const files = await measureOpening(page);
    expect(files.length).toBeGreaterThan(1);
    expect(files.every(({bytes}) => bytes > 0)).toBe(true);
    expect(files.reduce((sum, {bytes}) => sum + bytes, 0)).toBeLessThanOrEqual(allowedBytes.opening);
  });

  test(`rows fetch nothing of the pages they lead to before one is pointed at, ${locale.code}`, async ({
    page,
    open,
  }) => {
    await open(introduction);
    const box = await openSearchBox(page);
    await box.ask(query);
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => /\/assets\/js\//.test(request.url()) && scripts.push(request.url()));
    await box.ask('webhook');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    // Its scripts are on no page that this one links to.
    await box.rows.locator('a[href$="/general/webhook"]').first().hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });

  for (const [name, text] of Object.entries(stressQueries)) {
    test(`512 hostile characters do not block typing: ${name}, ${locale.code}`, async ({page, open}) => {
      await open(introduction);
      const box = await openSearchBox(page);
      await box.ask(query);
      expect(await pasteInto(page, text)).toBeLessThan(100);
      await expect(box.dialog).toHaveAttribute('data-search-status', 'idle');
      await box.ask(query);
      await expect(box.rows.first().locator('a')).toHaveAttribute('href', inLocale(locale, wanted));
    });
  }

  test(`what is typed before the box has opened is not lost, ${locale.code}`, async ({page, open}) => {
    await open(introduction);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(query);
    const {input, rows} = searchBoxOf(page);
    await expect(input).toHaveValue(query);
    await expect(rows.first().locator('a')).toHaveAttribute('href', inLocale(locale, wanted));
  });
}

for (const locale of locales) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`the open box is accessible with results, without and with recent searches, ${locale.code} ${scheme}`, async ({
      page,
      open,
    }) => {
      await open(`${inLocale(locale, addresses.introduction)}?docusaurus-theme=${scheme}`);
      const box = await openSearchBox(page);
      const check = async (): Promise<void> => {
        const {violations} = await new AxeBuilder({page}).include('[role="dialog"]').withTags(axeTags).analyze();
        expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      };
      await expect(tasksOf(box).first()).toBeVisible();
      await check();
      await box.ask(searches[locale.code].query);
      await check();
      await box.input.fill(searches[locale.code].nothing);
      await expect(box.rows).toHaveCount(0);
      await check();
      await box.ask(searches[locale.code].query);
      await page.keyboard.press('Enter');
      await expect(box.dialog).toBeHidden();
      await openSearchBox(page);
      await box.input.fill('');
      await expectRecentRows(box);
      await check();
    });
  }
}
