import type {BrowserContext, Page} from '@playwright/test';
import {addresses, inLocale, locales} from '../support/addresses';
import {expect, hydrate, test as base} from '../support/fixtures';
import {nightly} from '../support/nightly';
import {openSearchBox, searches} from '../support/searchBox';
import {startNetwork, type Network} from '../support/startNetwork';

const test = base.extend<{network: Network}>({
  expectedFaults: /ERR_|Failed to load resource|404/,
  network: async ({}, use) => {
    const network = await startNetwork(process.env.SITE_ORIGIN ?? '');
    await use(network);
    network.close();
  },
});

const guide = addresses.guide;
const neighbour = '/docs/tutorial/receiver/approve';
const notice = (page: Page) => page.locator('[data-kept]');
/** The item of the menu, once it has been asked for. */
const item = (page: Page) => page.locator('#page-menu [data-keep]');
const caches = (page: Page): Promise<string[]> => page.evaluate(() => window.caches.keys());
const workers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const openMenu = (page: Page): Promise<void> => page.locator('[data-page-menu] > button').click();

/** Asks in the menu what the pages around this one take, and waits for the answer. */
async function ask(page: Page, name = 'Keep these pages'): Promise<void> {
  await openMenu(page);
  await page.locator('#page-menu').getByText(name, {exact: true}).click();
  await expect(item(page)).toHaveAttribute('data-keep', 'free');
}

/** Ends the workers, as browsers do after half a minute; the next visit starts one again. */
async function endWorkers(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}

/** Keeps the area of the guide, as a reader does. */
async function keep(page: Page, {origin}: Network): Promise<void> {
  await page.goto(origin + guide);
  await hydrate(page);
  await ask(page);
  await item(page).click();
  await expect(item(page)).toHaveAttribute('data-keep', 'kept');
}

test('keeps the pages around one on the device: they are read and searched without a network', async ({
  page,
  network,
}) => {
  await page.goto(network.origin + guide);
  await hydrate(page);
  expect(network.asked.filter((address) => address.includes('offline'))).toEqual([]);
  expect([await workers(page), await caches(page)]).toEqual([0, []]);
  await ask(page);
  await expect(item(page)).toHaveText(/^Keep 11 pages: [\d.]+ MB$/);
  await item(page).click();
  await expect(item(page)).toHaveText(/^Remove 11 kept pages: [\d.]+ MB$/);
  await page.goto(network.origin + neighbour);
  await expect(notice(page)).toHaveCount(0);

  network.turn('down');
  await page.goto(network.origin + neighbour);
  await expect(page.locator('h1')).toContainText('Approve');
  await expect(notice(page)).toContainText(new Date().getFullYear().toString());
  const failed: string[] = [];
  page.on('requestfailed', (request) => void failed.push(request.url()));
  await page.reload();
  await expect(notice(page)).toBeInViewport({ratio: 1});
  expect(failed).toEqual([]);
  await hydrate(page);
  const box = await openSearchBox(page);
  await box.ask(searches.en.query);
  await box.rows.first().click();
  await expect(page).toHaveURL(/\/receiver\/(?!approve)/);
  await expect(notice(page)).toBeVisible();

  await openMenu(page);
  await item(page).click();
  await expect(item(page)).toHaveAttribute('data-keep', 'free');
  expect([await workers(page), await caches(page)]).toEqual([0, []]);
});

for (const locale of locales) {
  test(`says so in the language of the page: ${locale.code}`, nightly, async ({page, network}) => {
    await page.goto(network.origin + inLocale(locale, guide));
    await hydrate(page);
    await ask(page, locale.code === 'vi' ? 'Lưu các trang này' : 'Keep these pages');
    await item(page).click();
    await expect(item(page)).toHaveAttribute('data-keep', 'kept');
    network.turn('down');
    await page.goto(network.origin + inLocale(locale, neighbour));
    await expect(notice(page)).toContainText(
      locale.code === 'vi' ? 'bản lưu trên thiết bị' : 'copy kept on this device',
    );
    await page.goto(network.origin + inLocale(locale, addresses.home));
    await expect(notice(page)).toBeVisible();
  });
}

test('is told that a copy is kept also where the site only keeps silent', nightly, async ({page, network}) => {
  await keep(page, network);
  network.turn('silent');
  await page.goto(network.origin + neighbour, {waitUntil: 'commit'});
  await expect(notice(page)).toBeVisible();
  network.turn('up');
  await page.goto(network.origin + neighbour);
  await expect(notice(page)).toHaveCount(0);
});

test('does not answer for pages that were not kept', nightly, async ({page, network}) => {
  await keep(page, network);
  await page.goto(network.origin + addresses.questions);
  await expect(page.locator('h1')).toBeVisible();
  network.turn('down');
  await expect(page.goto(network.origin + addresses.questions)).rejects.toThrow('ERR_');
});

test('is updated by a visit after the site was', nightly, async ({page, network, context}) => {
  await keep(page, network);
  const [before] = await caches(page);
  network.edit = (address, body) => {
    if (address.endsWith('.offline.json')) return body.replace(/"build":"/, '$&new-');
    return address === neighbour ? body.replace('</h1>', ' anew</h1>') : body;
  };
  await endWorkers(page, context);
  await page.goto(network.origin + addresses.questions);
  await expect.poll(() => caches(page)).toHaveLength(1);
  await expect.poll(async () => (await caches(page))[0]).not.toBe(before);
  network.turn('down');
  await page.goto(network.origin + neighbour);
  await expect(page.locator('h1')).toContainText('anew');
});

test('stays whole where an update fails', nightly, async ({page, network, context}) => {
  await keep(page, network);
  const before = await caches(page);
  network.edit = (address, body) => {
    if (address.endsWith('.offline.json'))
      return body.replace(/"build":"/, '$&new-').replace(neighbour, '/docs/nowhere');
    return body;
  };
  await endWorkers(page, context);
  network.asked = [];
  await page.goto(network.origin + addresses.questions);
  await expect.poll(() => network.asked).toContain('/docs/nowhere');
  await expect.poll(() => caches(page)).toEqual(before);
  network.turn('down');
  await page.goto(network.origin + neighbour);
  await expect(notice(page)).toBeVisible();
});

test('keeps nothing half where there is no room, and says so', nightly, async ({page, network, context}) => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {origin: network.origin, quotaSize: 300_000});
  await page.goto(network.origin + guide);
  await hydrate(page);
  await ask(page);
  await item(page).click();
  await expect(item(page)).toContainText('no room');
  expect([await workers(page), await caches(page)]).toEqual([0, []]);
});

test('is not offered where the browser has no service workers', nightly, async ({page, network}) => {
  await page.addInitScript(() => delete (Navigator.prototype as {serviceWorker?: unknown}).serviceWorker);
  await page.goto(network.origin + guide);
  await hydrate(page);
  await openMenu(page);
  await expect(page.locator('#page-menu').getByText('Print', {exact: true})).toBeVisible();
  await expect(page.locator('#page-menu').getByText('Keep these pages')).toHaveCount(0);
});
