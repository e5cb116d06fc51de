import type {JSHandle, Locator, Page, Route} from '@playwright/test';
import {stalledAfterMs} from '../../src/plugins/local-search/shared/limits';
import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {openSearchBox, searches} from '../support/searchBox';

const indexFiles = /\/search-index-.*\.json$/;

/** Every way in which loading an index can fail. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  refused: (route) => route.abort('connectionrefused'),
  missing: (route) => route.fulfill({status: 404, contentType: 'text/html', body: '<!doctype html>'}),
  'a server error': (route) => route.fulfill({status: 500, body: 'down'}),
  truncated: async (route) => {
    const answer = await route.fetch();
    await route.fulfill({status: 200, contentType: 'application/json', body: (await answer.text()).slice(0, 500)});
  },
  'of another format': async (route) => {
    const file = (await (await route.fetch()).json()) as {index: {format: number}};
    await route.fulfill({json: {...file, index: {...file.index, format: file.index.format + 1}}});
  },
  'HTML instead of JSON': (route) => route.fulfill({status: 200, contentType: 'text/html', body: '<!doctype html><p>'}),
};

const advice = {en: /Check your network connection/, vi: /kiểm tra kết nối mạng/};
const retry = {en: 'Retry', vi: 'Thử lại'};

async function failWith(page: Page, fault: (route: Route) => Promise<void>): Promise<void> {
  await page.route(indexFiles, fault);
}

test.describe('when the index cannot be loaded', () => {
  // The browser reports the failures that the tests cause; the page must report nothing more.
  test.use({expectedFaults: /search-index-|Failed to load resource/});

  for (const locale of locales) {
    const {query, page: wanted} = searches[locale.code];

    for (const [name, fault] of Object.entries(faults)) {
      test(`${name}: the box gives advice and retries, ${locale.code}`, async ({page, open}) => {
        await failWith(page, fault);
        await open(inLocale(locale, addresses.introduction));
        const box = await openSearchBox(page);
        await box.input.fill(query);
        await expect(box.dialog).toHaveAttribute('data-search-status', 'error');
        await expect(box.dialog.getByRole('alert')).toContainText(advice[locale.code]);
        await page.unroute(indexFiles);
        await box.dialog.getByRole('button', {name: retry[locale.code]}).click();
        await expect(box.rows.first().locator('a')).toHaveAttribute('href', inLocale(locale, wanted));
        await expect(box.dialog.getByRole('alert')).toHaveCount(0);
      });
    }

    test(`the search page gives advice and retries, ${locale.code}`, async ({page, open}) => {
      await failWith(page, faults.refused!); // It is in the list above.
      await open(inLocale(locale, `${addresses.search}?q=${encodeURIComponent(query)}`));
      const answers = page.locator('[data-search-status]');
      await expect(answers).toHaveAttribute('data-search-status', 'error');
      await expect(page.getByRole('alert')).toContainText(advice[locale.code]);
      await page.unroute(indexFiles);
      await page.getByRole('button', {name: retry[locale.code]}).click();
      await expect(answers.locator(`a[href="${inLocale(locale, wanted)}"]`)).toBeVisible();
    });

    test(`Enter retries, and Tab moves to the button, ${locale.code}`, async ({page, open}) => {
      await failWith(page, faults.refused!); // It is in the list above.
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      await box.input.fill(query);
      await expect(box.dialog).toHaveAttribute('data-search-status', 'error');
      await page.keyboard.press('Tab');
      await expect(box.dialog.getByRole('button', {name: retry[locale.code]})).toBeFocused();
      await page.unroute(indexFiles);
      await box.input.press('Enter');
      await expect(box.rows.first()).toBeVisible();
    });
  }
});

/** @returns the list of the statuses that follow, as they change */
function watchStatuses(dialog: Locator): Promise<JSHandle<string[]>> {
  return dialog.evaluateHandle((element) => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const status = element.getAttribute('data-search-status') ?? '';
      if (status !== seen.at(-1)) seen.push(status);
    }).observe(element, {attributeFilter: ['data-search-status']});
    return seen;
  });
}

for (const locale of locales) {
  const {query, page: wanted} = searches[locale.code];

  test(`a slow index has the status loading, then stalled, then idle, ${locale.code}`, async ({page, open}) => {
    let letThrough: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(indexFiles, async (route) => {
      await gate;
      await route.continue();
    });
    await open(inLocale(locale, addresses.introduction));
    const box = await openSearchBox(page);
    const statuses = await watchStatuses(box.dialog);
    const start = Date.now();
    await box.input.fill(query);
    await expect(box.dialog).toHaveAttribute('data-search-status', 'stalled');
    expect(Date.now() - start).toBeGreaterThanOrEqual(stalledAfterMs);
    await expect(box.status).not.toBeEmpty();
    letThrough();
    await expect(box.dialog).toHaveAttribute('data-search-status', 'idle');
    await expect(box.rows.first().locator('a')).toHaveAttribute('href', inLocale(locale, wanted));
    expect(await statuses.jsonValue()).toEqual(['loading', 'stalled', 'idle']);
  });
}

/** Makes creating a worker fail. */
async function forbidWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new Error('Workers are not allowed.');
        }
      },
    });
  });
}

/** Makes loading the script of a worker fail. */
async function breakWorkers(page: Page): Promise<void> {
  await page.route('**/*.js', (route) => {
    const isWorker = route.request().resourceType() === 'other' || /worker/i.test(route.request().url());
    return isWorker ? route.fulfill({status: 500, body: ''}) : route.continue();
  });
}

for (const locale of locales) {
  const introduction = inLocale(locale, addresses.introduction);
  const {query} = searches[locale.code];
  const wanted = inLocale(locale, searches[locale.code].page);

  test(`with one file missing the others are searched, and the box says so, ${locale.code}`, async ({page, open}) => {
    await page.route(/search-index-default\.json$/, (route) => route.fulfill({status: 200, body: 'no'}));
    await open(introduction);
    const box = await openSearchBox(page);
    await box.input.fill(query);
    await expect(box.rows.first().locator('a')).toHaveAttribute('href', wanted);
    await expect(box.dialog.getByRole('alert')).toContainText(advice[locale.code]);
  });

  test(`where no worker can be created, the search runs on the page, ${locale.code}`, async ({page, open}) => {
    await forbidWorkers(page);
    await open(introduction);
    const box = await openSearchBox(page);
    await box.ask(query);
    await expect(box.rows.first().locator('a')).toHaveAttribute('href', wanted);
  });

  test.describe('when the script of the worker cannot be loaded', () => {
    test.use({expectedFaults: /Failed to load resource|status 500|request failed/});

    test(`the search runs on the page, ${locale.code}`, async ({page, open}) => {
      await open(introduction);
      await breakWorkers(page);
      const box = await openSearchBox(page);
      await box.ask(query);
      await expect(box.rows.first().locator('a')).toHaveAttribute('href', wanted);
    });
  });
}
