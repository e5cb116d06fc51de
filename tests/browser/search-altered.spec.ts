import type {Page} from '@playwright/test';
import type {SearchIndexFile} from '../../src/search/shared/searchTypes';
import {addresses} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';
import {openSearchBox, searches} from '../support/searchBox';
import {words} from '../support/words';

/* What is no index, the table of `src/search/engine/alteredIndexes.test.ts` says; here is what readers see of it. */

const {query, page: wanted} = searches.en;

/** Answers requests for indexes with altered ones. */
async function alterIndexes(page: Page, alter: (file: SearchIndexFile) => unknown): Promise<void> {
  await page.route(/\/search-index-.*\.json$/, async (route) => {
    const file = (await (await route.fetch()).json()) as SearchIndexFile;
    await route.fulfill({json: alter(file)});
  });
}

test('markup in an index is text', nightly, async ({page, open}) => {
  const markup = '<img src="/nowhere.png" onerror="document.title = \'ran\'"><b>bold</b>';
  await alterIndexes(page, ({documents, index}) => ({
    index,
    documents: documents.map((each) => ({
      ...each,
      pageTitle: `${each.pageTitle} ${markup}`,
      content: `${markup} ${each.content}`,
    })),
  }));
  await open(addresses.introduction);
  const box = await openSearchBox(page);
  await box.ask(query);
  await expect(box.rows.first()).toContainText(markup);
  await expect(box.dialog.locator('img')).toHaveCount(0);
  await expect(box.dialog.locator('b', {hasText: /^bold$/})).toHaveCount(0);
  await expect(page).not.toHaveTitle('ran');
});

for (const [name, alter] of [
  ['whose version is no text', ({documents, index}) => ({documents, index: {...index, version: {name: '2.3.0'}}})],
  [
    'whose pages begin before the first section',
    ({documents, index}) => ({
      documents,
      index: {...index, pages: index.pages.map((each) => ({...each, first: each.first - 1e12}))},
    }),
  ],
  ['with words that are nowhere', ({documents, index}) => ({documents: documents.slice(0, 1), index})],
  [
    'that leads elsewhere',
    ({documents, index}) => ({
      index,
      documents: documents.map((each) => ({...each, sectionRoute: `//elsewhere.example${each.sectionRoute}`})),
    }),
  ],
] as const satisfies readonly (readonly [string, (file: SearchIndexFile) => unknown])[]) {
  test(`an index ${name} counts as missing`, nightly, async ({page, open}) => {
    await alterIndexes(page, alter);
    await open(addresses.introduction);
    const box = await openSearchBox(page);
    await box.input.fill(query);
    await expect(box.status).toHaveText(/No results/);
    await expect(box.rows).toHaveCount(0);
    await page.unroute(/\/search-index-.*\.json$/);
    await page.keyboard.press('Escape');
    await expect(box.dialog).toBeHidden();
    await openSearchBox(page);
    await expect(box.rows.first().locator('a')).toHaveAttribute('href', wanted);
  });
}

test('a search that throws shows the notice, and the next one works', nightly, async ({page, open}) => {
  const throwing = `
    const {normalize} = String.prototype;
    String.prototype.normalize = function (...form) {
      if (this.includes('faulty')) throw new Error('A fault of the engine');
      return normalize.apply(this, form);
    };`;
  await page.route(/\/js\/search\.[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: throwing + (await response.text())});
  });
  await open(addresses.introduction);
  const box = await openSearchBox(page);
  await box.input.fill('faulty');
  await expect(box.dialog).toHaveAttribute('data-search-status', 'error');
  await expect(box.dialog.getByRole('alert').getByRole('button', {name: words.en.retry})).toBeVisible();
  await box.ask(query);
  await expect(box.rows.first().locator('a')).toHaveAttribute('href', wanted);
  await expect(box.dialog.getByRole('alert')).toHaveCount(0);
});
