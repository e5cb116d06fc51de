import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {allowedBytes} from '../search/thresholds';
import {stressQueries} from '../search/stressQueries';
import {measureOpening} from '../search/openingBytes';
import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly, nightlyTranslation, nightlyUnless} from '../support/nightly';
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

const introduction = addresses.introduction;
const {query, page: wanted} = searches.en;

for (const way of ['hover', 'focus'] as const) {
  test(`the index is prefetched on ${way}`, nightlyUnless(way === 'hover'), async ({page, open}) => {
    await open(introduction);
    const fetched = page.waitForResponse(/search-index-docs-default-current\.json$/);
    await page.locator('button[aria-haspopup="dialog"]')[way]();
    expect((await fetched).ok()).toBe(true);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('a press before the application runs fetches the indexes while the page is hydrated', async ({page, read}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('search-index')) requested.push(pathname);
  });
  await read(introduction);
  await page.locator('button[aria-haspopup="dialog"]').click();
  const box = searchBoxOf(page);
  await expect(box.input).toBeFocused();
  await box.ask(query);
  await expect(box.rows.first().locator('a')).toHaveAttribute('href', wanted);
  // What a worker requests is not among the resources of the page.
  const ofPage = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({name}) => (/search-index/.test(name) ? new URL(name).pathname : [])),
  );
  expect(ofPage.sort()).toEqual(['/search-index-default.json', '/search-index-docs-default-current.json']);
  expect(new Set(requested)).toEqual(new Set(ofPage));
});

test('nothing is prefetched for readers who save data', nightly, async ({page, open}) => {
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
  await expect(tasksOf(box).first()).toBeVisible();
  const indexes = (): string[] => files.slice(before).filter((url) => url.includes('search-index'));
  expect(indexes()).toEqual([]);
  await box.ask(query);
  expect(indexes()).not.toEqual([]);
});

test('the search runs in a worker', async ({page, open}) => {
  await open(introduction);
  const started = page.waitForEvent('worker');
  const box = await openSearchBox(page);
  await box.ask(query);
  expect((await started).url()).toMatch(/\/assets\/js\/.*\.js$/);
});

// The indexes of the languages differ in size.
for (const locale of locales) {
  test(
    `opening the box in ${locale.label} downloads no more than allowed`,
    nightlyTranslation(locale),
    async ({page, open}) => {
      await open(inLocale(locale, introduction));
      await page.waitForLoadState('networkidle');
      const files = await measureOpening(page);
      expect(files.length).toBeGreaterThan(1);
      expect(files.every(({bytes}) => bytes > 0)).toBe(true);
      expect(files.reduce((sum, {bytes}) => sum + bytes, 0)).toBeLessThanOrEqual(allowedBytes.opening);
    },
  );
}

test('rows fetch nothing of the pages they lead to before one is pointed at', nightly, async ({page, open}) => {
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

for (const locale of locales) {
  test(`512 hostile characters do not block typing in ${locale.label}`, nightly, async ({page, open}) => {
    const answer = searches[locale.code];
    await open(inLocale(locale, introduction));
    const box = await openSearchBox(page);
    for (const [name, text] of Object.entries(stressQueries)) {
      await box.ask(answer.query);
      expect(await pasteInto(page, text), name).toBeLessThan(100);
      await expect(box.dialog).toHaveAttribute('data-search-status', 'idle');
      await box.ask(answer.query);
      await expect(box.rows.first().locator('a')).toHaveAttribute('href', inLocale(locale, answer.page));
    }
  });
}

test('what is typed before the box has opened is not lost', async ({page, open}) => {
  await open(introduction);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
  const {input, rows} = searchBoxOf(page);
  await expect(input).toHaveValue(query);
  await expect(rows.first().locator('a')).toHaveAttribute('href', wanted);
});

for (const typed of ['lừa đảo', 'chuyển tiếp chứng từ'])
  test(`what an input method writes before the box has opened is not lost: ${typed}`, async ({page, open}) => {
    await open(introduction);
    await page.keyboard.press('Control+k');
    // Letters that are on no key come without one, as from input methods; these need a field that has the focus.
    await page.waitForFunction(() => document.activeElement?.matches('[role=textbox], input'));
    await page.keyboard.type(typed);
    await expect(searchBoxOf(page).input).toHaveValue(typed);
  });

test('Enter that follows at once opens the first row, before and after the page is hydrated', async ({page, read}) => {
  await read(introduction);
  await page.keyboard.press('/');
  await page.keyboard.type(query);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(wanted);
  await page.keyboard.press('/');
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the empty box offers its tasks before the index has come', async ({page, open}) => {
  await page.route(/search-index/, () => undefined);
  await open(introduction);
  await expect(tasksOf(await openSearchBox(page)).first()).toBeVisible();
});

for (const scheme of ['light', 'dark'] as const) {
  test(
    `the open box has no barrier with results, without and with recent searches, in ${scheme} mode`,
    nightly,
    async ({page, open}) => {
      await open(`${addresses.introduction}?docusaurus-theme=${scheme}`);
      const box = await openSearchBox(page);
      const check = async (): Promise<void> => {
        // The arrows of the input scroll the rows; checkers know that of a list of options, not of what is around one.
        const axe = new AxeBuilder({page}).include('[role="dialog"]').disableRules('scrollable-region-focusable');
        const asked =
          scheme === 'light' ? axe.withTags(axeTags) : axe.withRules(['color-contrast', 'link-in-text-block']);
        const {violations} = await asked.analyze();
        expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      };
      await expect(tasksOf(box).first()).toBeVisible();
      await check();
      await box.ask(searches.en.query);
      await check();
      await box.input.fill(searches.en.nothing);
      await expect(box.rows).toHaveCount(0);
      await check();
      await box.ask(searches.en.query);
      await page.keyboard.press('Enter');
      await expect(box.dialog).toBeHidden();
      await openSearchBox(page);
      await box.input.fill('');
      await expectRecentRows(box);
      await check();
    },
  );
}
