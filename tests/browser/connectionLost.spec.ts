import type {Locator, Page} from '@playwright/test';
import {addresses} from '../support/addresses';
import {expect, hydrate, test} from '../support/fixtures';
import {nightly} from '../support/nightly';
import {searchBoxOf, searches} from '../support/searchBox';
import {words} from '../support/words';

/*
 * The connection is lost while a page is read. What the page has goes on; what needs a file says that it could not be loaded,
 * and works when the reader tries again with a connection.
 */

test.use({
  expectedFaults:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|NS_ERROR_OFFLINE|warning: Error|Loading (?:CSS )?chunk|ChunkLoadError|importing a module/,
});

const alert = (page: Page): Locator => page.getByRole('alert');

interface Control {
  use(page: Page): Promise<void>;
  /** Where the reader is told, for those that need files. */
  tells?(page: Page): Locator;
  again?(page: Page): Promise<void>;
  works(page: Page): Locator;
}

const twice = async (summary: Locator): Promise<void> => {
  await summary.click();
  await summary.click();
};
const tryIt = (page: Page): Locator => page.locator('details.try > summary').first();
const ownValues = (page: Page): Locator => page.locator('details.api-values > summary');

const controls: Readonly<Record<string, Control>> = {
  colours: {
    use: (page) => page.getByRole('button', {name: words.en.colourMode}).click(),
    works: (page) => page.locator('html[data-theme=dark] h1'),
  },
  'the menu of the page': {
    use: (page) => page.locator('[data-page-menu] > button').click(),
    works: (page) => page.locator('#page-menu').getByText('Print', {exact: true}),
  },
  'a language of samples': {
    use: (page) => page.getByRole('radio', {name: 'Go', exact: true}).first().click(),
    tells: (page) => alert(page).getByText('could not be loaded'),
    works: (page) => page.locator('[data-sample="go"]:visible').first(),
  },
  'the sandbox': {
    use: (page) => tryIt(page).click(),
    tells: (page) => page.locator('details.try').first().getByRole('alert'),
    again: (page) => twice(tryIt(page)),
    works: (page) => page.locator('details.try form').first(),
  },
  'own values': {
    use: (page) => ownValues(page).click(),
    tells: (page) => page.locator('details.api-values').getByRole('alert'),
    again: (page) => twice(ownValues(page)),
    works: (page) => page.getByLabel('Address of your platform'),
  },
  'the search': {
    async use(page) {
      await page.keyboard.press('Control+k');
    },
    tells: (page) => alert(page).getByRole('button', {name: words.en.retry}),
    again: (page) => alert(page).getByRole('button', {name: words.en.retry}).click(),
    works: (page) => searchBoxOf(page).input,
  },
};

for (const [name, {use, tells, again = use, works}] of Object.entries(controls)) {
  const says = tells ? 'says that it needs a connection, and works with one' : 'works without one';
  test(`after the connection is lost, ${name}: ${says}`, nightly, async ({page, open, context}) => {
    await open(addresses.operation);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await use(page);
    if (tells) await expect(tells(page)).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    await context.setOffline(false);
    if (tells) await again(page);
    await expect(works(page)).toBeVisible();
  });
}

test(
  'a link leads to the browser’s own page, and from there to the page once there is a connection',
  nightly,
  async ({page, open, context}) => {
    await open(addresses.guide);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const link = page.locator('.navbar a', {hasText: words.en.questions}).first();
    await link.evaluate((element: HTMLAnchorElement) => element.click());
    await expect(page).toHaveURL(/chrome-error:|\/docs\/questions$/);
    await context.setOffline(false);
    await page.goto(addresses.guide);
    await hydrate(page);
    await page.keyboard.press('Control+k');
    await searchBoxOf(page).ask(searches.en.query);
  },
);
