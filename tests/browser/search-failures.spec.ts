import type {JSHandle, Locator, Page, Route} from '@playwright/test';
import {sourceLocale} from '../../src/kit/locales';
import {stalledAfterMs} from '../../src/search/shared/limits';
import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly, nightlyUnless} from '../support/nightly';
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

const {query, page: wanted} = searches.en;

test.describe('an index that cannot be loaded counts as empty', () => {
  // The browser reports the failures that the tests cause; the page must report nothing more.
  test.use({expectedFaults: /search-index-|Failed to load resource/});

  for (const [name, fault] of Object.entries(faults)) {
    test(
      `${name}: the box finds nothing, and the next opening asks again`,
      nightlyUnless(name === 'refused'),
      async ({page, open}) => {
        await page.route(indexFiles, fault);
        await open(addresses.introduction);
        const box = await openSearchBox(page);
        await box.input.fill(query);
        await expect(box.status).toHaveText(noResults.en);
        await expect(box.dialog).toHaveAttribute('data-search-status', 'idle');
        await expect(page.getByRole('alert')).toHaveCount(0);
        // Nothing is claimed about the words of the query, or how to ask better: only ways on.
        await expect(box.dialog).not.toContainText(query);
        await expect(box.dialog).not.toContainText(claims.en);
        await expect(box.rows).toHaveCount(0);
        await page.unroute(indexFiles);
        await page.keyboard.press('Escape');
        await expect(box.dialog).toBeHidden();
        await openSearchBox(page);
        await expect(box.rows.first().locator('a')).toHaveAttribute('href', wanted);
      },
    );
  }

  test('the search page finds nothing, and the next opening asks again', async ({page, open}) => {
    await page.route(indexFiles, faults.refused!); // It is in the list above.
    await open(`${addresses.search}?q=${encodeURIComponent(query)}`);
    const answers = page.locator('main [data-search-status]');
    await expect(answers.getByRole('status')).not.toBeEmpty();
    await expect(answers).toHaveAttribute('data-search-status', 'idle');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(answers).not.toContainText(claims.en);
    await page.unroute(indexFiles);
    await page.locator('.theme-layout-navbar').getByRole('link').first().click();
    await expect(answers).toHaveCount(0);
    await page.goBack();
    await expect(answers.locator(`a[href="${wanted}"]`)).toBeVisible();
  });

  test(
    'one request of the page and one of the worker for each file and opening, however much is typed',
    nightly,
    async ({page, open}) => {
      let requests = 0;
      await page.route(/search-index-docs-.*\.json$/, (route) => {
        requests += 1;
        return route.abort('connectionrefused');
      });
      await open(addresses.introduction);
      const box = await openSearchBox(page);
      for (const text of [query, `${query} a`, query]) {
        await box.input.fill(text);
        await expect(box.status).not.toBeEmpty();
        await expect(box.dialog).toHaveAttribute('data-search-status', 'idle');
      }
      expect(requests).toBeGreaterThan(0);
      expect(requests).toBeLessThanOrEqual(2);
    },
  );

  test('the other indexes are searched', nightly, async ({page, open}) => {
    await page.route(/search-index-default\.json$/, faults['HTML instead of JSON']!); // It is in the list above.
    await open(addresses.introduction);
    const box = await openSearchBox(page);
    await box.ask(query);
    await expect(box.rows.first().locator('a')).toHaveAttribute('href', wanted);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  for (const locale of locales.filter(({code}) => code !== sourceLocale)) {
    test(`the box in ${locale.label} says no more than that it finds nothing`, nightly, async ({page, open}) => {
      await page.route(indexFiles, faults.refused!); // It is in the list above.
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      const asked = searches[locale.code].query;
      await box.input.fill(asked);
      await expect(box.status).toHaveText(noResults[locale.code]);
      await expect(box.dialog).not.toContainText(asked);
      await expect(box.dialog).not.toContainText(claims[locale.code]);
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

test('a slow index has the status loading, then stalled, then idle', async ({page, open}) => {
  let letThrough: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(indexFiles, async (route) => {
    await gate;
    await route.continue();
  });
  await open(addresses.introduction);
  const box = await openSearchBox(page);
  const statuses = await watchStatuses(box.dialog);
  const start = Date.now();
  await box.input.fill(query);
  await expect(box.dialog).toHaveAttribute('data-search-status', 'stalled');
  expect(Date.now() - start).toBeGreaterThanOrEqual(stalledAfterMs);
  await expect(box.status).not.toBeEmpty();
  letThrough();
  await expect(box.dialog).toHaveAttribute('data-search-status', 'idle');
  await expect(box.rows.first().locator('a')).toHaveAttribute('href', wanted);
  expect(await statuses.jsonValue()).toEqual(['loading', 'stalled', 'idle']);
});

const advice = /Check your network connection/;

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

/** Makes loading the script of a worker fail, and, once something is seen, everything that the page then loads instead. */
async function breakWorkers(page: Page, andPageOnceSeen?: Locator): Promise<void> {
  let isBroken = false;
  await page.route(scripts, async (route) => {
    const isWorker = workerScript.test(route.request().url());
    if (isWorker && andPageOnceSeen) {
      await andPageOnceSeen.waitFor();
      isBroken = true;
    }
    return isWorker || isBroken ? route.fulfill({status: 500, body: ''}) : route.continue();
  });
}

test('where no worker can be created, the search runs on the page', nightly, async ({page, open}) => {
  await forbidWorkers(page);
  await open(addresses.introduction);
  const box = await openSearchBox(page);
  await box.ask(query);
  await expect(box.rows.first().locator('a')).toHaveAttribute('href', wanted);
});

test.describe('when the script of the worker cannot be loaded', () => {
  test.use({expectedFaults: /Failed to load resource|status 500|request failed/});

  test('the search runs on the page', async ({page, open}) => {
    await open(addresses.introduction);
    await breakWorkers(page);
    const refused = page.waitForResponse((response) => response.status() === 500);
    const box = await openSearchBox(page);
    await box.ask(query);
    await expect(box.rows.first().locator('a')).toHaveAttribute('href', wanted);
    expect((await refused).url()).toMatch(workerScript);
  });

  for (const way of ['the input', 'the button'] as const) {
    test(
      `and neither can the engine, the box gives advice; Enter retries, in ${way}`,
      nightlyUnless(way === 'the input'),
      async ({page, open}) => {
        await open(addresses.introduction);
        await breakWorkers(page, page.getByRole('dialog'));
        const box = await openSearchBox(page);
        await box.input.fill(query);
        await expect(box.dialog).toHaveAttribute('data-search-status', 'error');
        await expect(box.dialog.getByRole('alert')).toContainText(advice);
        await page.unroute(scripts);
        if (way === 'the button') {
          await page.keyboard.press('ArrowDown');
          await expect(box.dialog.getByRole('button', {name: words.en.retry})).toBeFocused();
        }
        await page.keyboard.press('Enter');
        await expect(box.rows.first().locator('a')).toHaveAttribute('href', wanted);
        await expect(box.dialog.getByRole('alert')).toHaveCount(0);
        await expect(box.input).toBeFocused();
      },
    );
  }

  test('and neither can the engine, the search page gives advice and retries', nightly, async ({page, open}) => {
    await breakWorkers(page, page.getByRole('main'));
    await open(`${addresses.search}?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('alert')).toContainText(advice);
    await page.unroute(scripts);
    await page.getByRole('button', {name: words.en.retry}).click();
    await expect(page.locator(`main a[href="${wanted}"]`)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
