import type {Page} from '@playwright/test';
import {addresses, inOlderVersion, olderVersion} from '../support/addresses';
import {untilIdle} from '../support/application';
import {expect, hydrate, test} from '../support/fixtures';
import {nightly} from '../support/nightly';
import {openSearchBox, searches, searchBoxOf} from '../support/searchBox';
import {words} from '../support/words';

/** What a reader sees of a state of the history. */
interface State {
  address: string;
  title: string;
  heading: string;
  place: number;
}

const stateOf = (page: Page): Promise<State> =>
  page.evaluate(() => ({
    address: location.pathname + location.search + location.hash,
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? '',
    place: Math.round(scrollY),
  }));

/** The page of an address, the same in every version. */
const pageOf = (address: string): string =>
  new URL(address, 'https://docs.example.com').pathname.replace(/\/docs\/\d[\d.]*\//, '/docs/');

const follow = (page: Page, href: string): Promise<void> =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

const choose = async (page: Page, menu: string, name: string | RegExp): Promise<void> => {
  await page.locator('.navbar').getByRole('button', {name: menu, exact: true}).hover();
  await page.locator('.navbar .dropdown__menu').getByRole('link', {name}).first().click();
};

const {guide, questions, operation, tags, glossary} = addresses;
const searched = `${addresses.search}?q=${encodeURIComponent(searches.en.many)}`;

/** Each way on from a page to the next state: pages, places, search, language, version, dialog, sandbox, fields. */
const ways: readonly (readonly [address: RegExp, go: (page: Page) => Promise<unknown>])[] = [
  [/\/docs\/questions$/, (page) => follow(page, questions)],
  [
    /\/docs\/questions#.+/,
    (page) =>
      page
        .locator('article h2 a.hash-link')
        .last()
        .evaluate((link: HTMLElement) => link.click()),
  ],
  [/\/docs\/glossary$/, (page) => follow(page, glossary)],
  [
    new RegExp(`${searches.en.page}`),
    async (page) => {
      const box = await openSearchBox(page);
      await box.ask(searches.en.query);
      await page.keyboard.press('Enter');
    },
  ],
  [/#before-you-begin$/, (page) => page.locator('.table-of-contents a[href="#before-you-begin"]').click()],
  [new RegExp(`/vi${guide}#before-you-begin$`), (page) => choose(page, 'English', 'Tiếng Việt')],
  [/\/vi\/docs\/tutorial\/receiver\/(?!signdraw)/, (page) => page.locator('.pagination-nav a').last().click()],
  [/^\/docs\/tutorial\/receiver\/(?!signdraw)/, (page) => choose(page, 'Tiếng Việt', 'English')],
  [new RegExp(inOlderVersion('/docs/')), (page) => choose(page, '2.3.0', olderVersion)],
  [new RegExp(`${operation}$`), (page) => page.goto(operation)],
  [
    /#body-/,
    (page) =>
      page
        .locator('.api-fields a[href^="#body-"]')
        .first()
        .evaluate((link: HTMLElement) => link.click()),
  ],
  [/documents-process$/, (page) => page.goto(`${operation.replace('create', 'process')}?try=waits-for-code`)],
  [/\/search\?q=/, (page) => page.goto(searched)],
  [new RegExp(`${tags}$`), (page) => page.goto(tags)],
  [/\/docs\/tags\//, (page) => page.locator('article a[href*="/tags/"], main a[href*="/tags/"]').first().click()],
];

/** Goes through the history, later: a page that is left at once cannot answer. */
const go = (page: Page, delta: 1 | -1): Promise<void> =>
  page.evaluate((steps) => void setTimeout(() => history.go(steps)), delta);

test(
  'Back and Forward through sixteen states lead to the page, the title and the place of each',
  nightly,
  async ({page, open}) => {
    test.slow();
    const states: State[] = [];
    const expectState = (state: State): Promise<void> =>
      expect(async () => {
        const {place, ...seen} = await stateOf(page);
        expect({...seen, place: Math.abs(place - state.place) < 40 ? state.place : place}).toEqual(state);
      }).toPass({timeout: 30_000});
    const remember = async (): Promise<void> => {
      await page.waitForLoadState('networkidle');
      await untilIdle(page);
      // The router changes the address before the page.
      const last = states.at(-1);
      if (last && pageOf(last.address) !== pageOf(page.url())) await expect(page).not.toHaveTitle(last.title);
      states.push(await stateOf(page));
    };

    await open(addresses.home);
    await remember();
    for (const [address, way] of ways) {
      await way(page);
      await expect(page).toHaveURL((url) => address.test(url.pathname + url.search + url.hash));
      await hydrate(page);
      await remember();
    }
    // A dialog above the last page is closed on the way.
    await openSearchBox(page);
    for (const state of states.slice(0, -1).reverse()) {
      await go(page, -1);
      await expectState(state);
    }
    await expect(searchBoxOf(page).dialog).toBeHidden();
    for (const state of states.slice(1)) {
      await go(page, 1);
      await expectState(state);
    }
    await expect(page.getByRole('heading', {name: words.en.crashed})).toHaveCount(0);
  },
);
