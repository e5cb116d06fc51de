import type {JSHandle, Locator, Page, Route} from '@playwright/test';
import {stalledAfterMs} from '../../src/search/shared/limits';
import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {openSearchBox, searches} from '../support/searchBox';
import {words} from '../support/words';

const scripts = '**/*.js';
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

const noResults = {en: 'No results', vi: 'Không có kết quả'};
const claims = {en: /No page|On no page|Did you mean|fewer words/, vi: /Không trang nào|Không có trang|Có phải|ít từ/};

test.describe('an index that cannot be loaded counts as empty', () => {
  // The browser reports the failures that the tests cause; the page must report nothing more.
  test.use({expectedFaults: /search-index-|Failed to load resource/});

  for (const locale of locales) {
    const {query, page: wanted} = searches[locale.code];

    for (const [name, fault] of Object.entries(faults)) {
      test(`${name}: the box finds nothing, and the next opening asks again, ${locale.code}`, async ({page, open}) => {
        await page.route(indexFiles, fault);
        await open(inLocale(locale, addresses.introduction));
        const box = await openSearchBox(page);
        await box.input.fill(query);
        await expect(box.status).toHaveText(noResults[locale.code]);
        await expect(box.dialog).toHaveAttribute('data-search-status', 'idle');
        await expect(page.getByRole('alert')).toHaveCount(0);
        // Nothing is claimed about the words of the query, or how to ask better: only ways on.
        await expect(box.dialog).not.toContainText(query);
        await expect(box.dialog).not.toContainText(claims[locale.code]);
        await expect(box.rows).toHaveCount(0);
        await page.unroute(indexFiles);
        await page.keyboard.press('Escape');
        await expect(box.dialog).toBeHidden();
        await openSearchBox(page);
        await expect(box.rows.first().locator('a')).toHaveAttribute('href', inLocale(locale, wanted));
      });
    }

    test(`the search page finds nothing, and the next opening asks again, ${locale.code}`, async ({page, open}) => {
      await page.route(indexFiles, faults.refused!); // It is in the list above.
      await open(inLocale(locale, `${addresses.search}?q=${encodeURIComponent(query)}`));
      const answers = page.locator('main [data-search-status]');
      await expect(answers.getByRole('status')).not.toBeEmpty();
      await expect(answers).toHaveAttribute('data-search-status', 'idle');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(answers).not.toContainText(claims[locale.code]);
      await page.unroute(indexFiles);
      await page.locator('.theme-layout-navbar').getByRole('link').first().click();
      await expect(answers).toHaveCount(0);
      await page.goBack();
      await expect(answers.locator(`a[href="${inLocale(locale, wanted)}"]`)).toBeVisible();
    });

    test(`one request for each file and opening, however much is typed, ${locale.code}`, async ({page, open}) => {
      let requests = 0;
      await page.route(/search-index-docs-.*\.json$/, (route) => {
        requests += 1;
        return route.abort('connectionrefused');
      });
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      for (const text of [query, `${query} a`, query]) {
        await box.input.fill(text);
        await expect(box.status).not.toBeEmpty();
        await expect(box.dialog).toHaveAttribute('data-search-status', 'idle');
      }
      expect(requests).toBe(1);
    });

    test(`the other indexes are searched, ${locale.code}`, async ({page, open}) => {
      await page.route(/search-index-default\.json$/, faults['HTML instead of JSON']!); // It is in the list above.
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      await box.ask(query);
      await expect(box.rows.first().locator('a')).toHaveAttribute('href', inLocale(locale, wanted));
      await expect(page.getByRole('alert')).toHaveCount(0);
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

const advice = {en: /Check your network connection/, vi: /kiểm tra kết nối mạng/};

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

/** The worker has the name that `box/searchClient.ts` gives it. */
const workerScript = /\/js\/search\.[^/]+\.js$/;

/** Makes loading the script of a worker fail, and, if asked for, everything that the page then loads instead. */
async function breakWorkers(page: Page, andPage = false): Promise<void> {
  let isBroken = false;
  await page.route(scripts, (route) => {
    const isWorker = workerScript.test(route.request().url());
    isBroken ||= isWorker && andPage;
    return isWorker || isBroken ? route.fulfill({status: 500, body: ''}) : route.continue();
  });
}

for (const locale of locales) {
  const introduction = inLocale(locale, addresses.introduction);
  const {query} = searches[locale.code];
  const wanted = inLocale(locale, searches[locale.code].page);

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
      const refused = page.waitForResponse((response) => response.status() === 500);
      const box = await openSearchBox(page);
      await box.ask(query);
      await expect(box.rows.first().locator('a')).toHaveAttribute('href', wanted);
      expect((await refused).url()).toMatch(workerScript);
    });

    for (const way of ['the input', 'the button'] as const) {
      test(`and neither can the engine, the box gives advice; Enter retries, in ${way}, ${locale.code}`, async ({
        page,
        open,
      }) => {
        await open(introduction);
        await breakWorkers(page, true);
        const box = await openSearchBox(page);
        await box.input.fill(query);
        await expect(box.dialog).toHaveAttribute('data-search-status', 'error');
        await expect(box.dialog.getByRole('alert')).toContainText(advice[locale.code]);
        await page.unroute(scripts);
        if (way === 'the button') {
          await page.keyboard.press('ArrowDown');
          await expect(box.dialog.getByRole('button', {name: words[locale.code].retry})).toBeFocused();
        }
        await page.keyboard.press('Enter');
        await expect(box.rows.first().locator('a')).toHaveAttribute('href', wanted);
        await expect(box.dialog.getByRole('alert')).toHaveCount(0);
        await expect(box.input).toBeFocused();
      });
    }

    test(`and neither can the engine, the search page gives advice and retries, ${locale.code}`, async ({
      page,
      open,
    }) => {
      await breakWorkers(page, true);
      await open(inLocale(locale, `${addresses.search}?q=${encodeURIComponent(query)}`));
      await expect(page.getByRole('alert')).toContainText(advice[locale.code]);
      await page.unroute(scripts);
      await page.getByRole('button', {name: words[locale.code].retry}).click();
      await expect(page.locator(`main a[href="${wanted}"]`)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
}
