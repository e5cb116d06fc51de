import type {Locator, Page} from '@playwright/test';
import {addresses} from '../support/addresses';
import {expect, hydrate, test} from '../support/fixtures';
import {nightlyUnless} from '../support/nightly';
import {openSearchBox, searches} from '../support/searchBox';
import {startNetwork, type Network} from '../support/startNetwork';

/*
 * What the box says where the network changes files. The network is one of sockets and the query is typed, because in Firefox
 * requests of workers pass Playwright's routes by, and what it fills in is not noticed.
 */

test.use({expectedFaults: /./s});

const html = '<!doctype html><title>Sign in</title>';
const isIndex = (address: string): boolean => address.includes('/search-index');
const isWorker = (address: string): boolean => /\/js\/search\./.test(address);

const finds = (page: Page): Locator => page.getByRole('dialog').locator(`a[href$="${searches.en.page}"]`).first();
const findsNothing = (page: Page): Locator => page.getByRole('dialog').getByText('No results');

interface Fault {
  edit: NonNullable<Network['edit']>;
  answer: (page: Page) => Locator;
}

const faults: Readonly<Record<string, Fault>> = {
  'the index is a page': {edit: (address, body) => (isIndex(address) ? html : body), answer: findsNothing},
  'the index is cut off': {
    edit: (address, body) => (isIndex(address) ? body.slice(0, body.length / 2) : body),
    answer: findsNothing,
  },
  'the index is something else': {
    edit: (address, body) => (isIndex(address) ? '[1, 2, 3]' : body),
    answer: findsNothing,
  },
  'the worker is a page': {edit: (address, body) => (isWorker(address) ? html : body), answer: finds},
};

for (const [name, {edit, answer}] of Object.entries(faults)) {
  const when = nightlyUnless(name === 'the index is a page');
  test(`where ${name}, the search ends with an answer, and finds once it comes whole`, when, async ({page}) => {
    const network = await startNetwork(process.env.SITE_ORIGIN ?? '');
    async function search(): Promise<void> {
      await page.goto(network.origin + addresses.guide);
      await hydrate(page);
      await (await openSearchBox(page)).input.pressSequentially(searches.en.query);
    }
    network.edit = edit;
    await search();
    await expect(answer(page)).toBeVisible();
    delete network.edit;
    await search();
    await expect(finds(page)).toBeVisible();
    network.close();
  });
}
