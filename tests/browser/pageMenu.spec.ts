import type {Page} from '@playwright/test';
import {holdApplication} from '../support/application';
import {addresses} from '../support/addresses';
import {expect, test, waitUntilReady} from '../support/fixtures';
import {nightly} from '../support/nightly';

const menu = (page: Page) => page.locator('#page-menu');
const button = (page: Page) => page.getByRole('button', {name: 'More about this page'});
const item = (page: Page, name: string) => menu(page).getByText(name, {exact: true});
const isCopied = (page: Page) => expect(page.locator('[data-page-menu="copied"]')).toBeVisible();
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(({context}) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('opens without the application, and closes on Escape and by a press elsewhere', async ({page, read}) => {
  await read(addresses.guide);
  const release = await holdApplication(page);
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.locator('h1').click();
  await expect(menu(page)).toBeHidden();
  await button(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await release();
});

test('stands in the first line below the title, however long that is', nightly, async ({page, read}) => {
  for (const width of [577, 768, 997, 1280]) {
    await page.setViewportSize({width, height: 600});
    await read(`/vi${addresses.operation}`);
    const tops = await page
      .locator('[data-page-menu]')
      .evaluate((own) => [...(own.parentElement?.children ?? [])].map((part) => part.getBoundingClientRect().top));
    expect(tops.at(-1), String(width)).toBeLessThan((tops[0] ?? 0) + 12);
  }
});

test('copies the address with the place on the page, and says so', async ({page, open}) => {
  await open(`${addresses.guide}#before-you-begin`);
  await button(page).click();
  await item(page, 'Copy link').click();
  await isCopied(page);
  await expect(page.locator('[data-page-menu]').getByText('Link copied')).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: 'Link copied'})).toHaveCount(1);
  expect(await clipboard(page)).toBe(page.url());
  await expect(menu(page)).toBeHidden();
});

test('scrolls with its button', async ({page, open}) => {
  await open(addresses.guide);
  await button(page).click();
  const gap = async () => (await menu(page).boundingBox())!.y - (await button(page).boundingBox())!.y;
  const before = await gap();
  await page.mouse.wheel(0, 50);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(50);
  await expect.poll(gap).toBeCloseTo(before, 0);
});

test('copies the page as Markdown, its last item', async ({page, open}) => {
  await open(addresses.guide);
  await button(page).press('Enter');
  await expect(menu(page).locator('button, a').last()).toHaveText('Copy as Markdown');
  await menu(page).getByRole('link', {name: 'Copy as Markdown'}).press('Enter');
  await isCopied(page);
  expect(await clipboard(page)).toMatch(/^# /);
});

test('what is pressed in it before the application runs is answered then', async ({page, read}) => {
  const release = await holdApplication(page);
  await read(addresses.guide);
  await button(page).click();
  await item(page, 'Copy link').click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await release();
  await waitUntilReady(page);
  await isCopied(page);
  expect(await clipboard(page)).toBe(page.url());
});

test('prints', async ({page, open}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(addresses.guide);
  await button(page).click();
  await item(page, 'Print').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
});

test('shares where the browser can, and says nothing when the reader changes their mind', async ({page, open}) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.documentElement.setAttribute('data-shared', data?.url ?? '');
      return Promise.reject(new DOMException('closed', 'AbortError'));
    };
  });
  await open(addresses.guide);
  await button(page).click();
  await item(page, 'Share').click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', page.url());
});

test('has no Share where the browser cannot', async ({page, open}) => {
  await page.addInitScript(() => delete (Navigator.prototype as {share?: unknown}).share);
  await open(addresses.guide);
  await button(page).click();
  await expect(item(page, 'Print')).toBeVisible();
  await expect(item(page, 'Share')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 375, height: 740}});

  test('opens inside the window, with items of 44 px', async ({page, open}) => {
    await open(addresses.guide);
    await button(page).tap();
    const box = (await menu(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(375);
    for (const each of await menu(page).locator('button, a').all()) {
      expect((await each.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
    await item(page, 'Copy link').tap();
    await isCopied(page);
  });
});
