import type {Page} from '@playwright/test';
import {holdApplication} from '../support/application';
import {addresses} from '../support/addresses';
import {expect, hydrate, test, waitUntilReady} from '../support/fixtures';

const setUp = '/docs/tutorial/administrator/set-up';
const lists = ['/docs/tutorial/sender/many-contracts', '/docs/api/v1/guide/basic-create'];

const boxes = (page: Page) => page.locator('.checklist').getByRole('checkbox');
const progress = (page: Page) => page.locator('.checklist-progress output');
const ticked = (page: Page) => page.locator('.checklist input:checked');

async function openList(page: Page, address = setUp): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

test('ticks are counted and remembered, in the other language too', async ({page}) => {
  await openList(page);
  const total = await boxes(page).count();
  await expect(progress(page)).toHaveText(`0 of ${total} done`);
  await boxes(page).nth(1).click();
  await page.locator('.checklist label').nth(3).getByText('whether proof').click();
  await boxes(page).nth(8).press('Space');
  await expect(progress(page)).toHaveText(`3 of ${total} done`);
  await openList(page, `/vi${setUp}`);
  await expect(progress(page)).toHaveText(`Đã xong 3/${total}`);
  for (const index of [1, 3, 8]) await expect(boxes(page).nth(index)).toBeChecked();
  await expect(ticked(page)).toHaveCount(3);
});

test('all ticks are cleared by one press, which can be taken back', async ({page}) => {
  await openList(page);
  await boxes(page).first().check();
  await boxes(page).nth(5).check();
  await page.getByRole('button', {name: 'Clear all'}).click();
  await expect(ticked(page)).toHaveCount(0);
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(ticked(page)).toHaveCount(2);
  await page.getByRole('button', {name: 'Clear all'}).click();
  await openList(page);
  await expect(progress(page)).toHaveText(/^0 of/);
});

test('a tick before the application runs is kept beside the remembered ones', async ({page}) => {
  await openList(page);
  await boxes(page).first().check();
  const release = await holdApplication(page);
  await page.goto(setUp, {waitUntil: 'domcontentloaded'});
  await boxes(page).nth(2).check();
  await release();
  await waitUntilReady(page);
  await expect(progress(page)).toHaveText(/^2 of/);
  await expect(boxes(page).nth(2)).toBeChecked();
});

test('remembered ticks are there before the application runs', async ({page, read}) => {
  await openList(page);
  await boxes(page).nth(2).check();
  await read(setUp);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expect(ticked(page)).toHaveCount(1);
  await expect(boxes(page).nth(2)).toBeChecked();
});

test('a link in an item is followed and ticks nothing', async ({page}) => {
  await openList(page);
  await page.locator('.checklist a').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${setUp}$`));
  await page.goBack();
  await hydrate(page);
  await expect(progress(page)).toHaveText(/^0 of/);
});

test('each page remembers its own, and other pages have none', async ({page, open}) => {
  for (const address of lists) {
    await openList(page, address);
    await boxes(page).first().check();
    await expect(progress(page)).toHaveText(/^1 of/);
  }
  await open(addresses.guide);
  await expect(progress(page)).toHaveCount(0);
});

test('the count is in sight while the list is, above what passes, and no longer', async ({page}) => {
  await openList(page, lists[0]);
  const bar = page.locator('.checklist-progress');
  await boxes(page).first().check();
  await expect(bar).toBeInViewport();
  await page.locator('h2').last().scrollIntoViewIfNeeded();
  await expect(bar).not.toBeInViewport();
});

test.describe('where storage is blocked', () => {
  // Docusaurus says in the console that it cannot store.
  test.use({expectedFaults: /SecurityError: blocked/});

  test('boxes can be ticked all the same', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await openList(page);
    await boxes(page).first().check();
    await expect(progress(page)).toHaveText(/^1 of/);
  });
});

test('on paper there are the boxes as they are, and no count', async ({page}) => {
  await openList(page);
  await boxes(page).first().check();
  await page.emulateMedia({media: 'print'});
  await expect(boxes(page).first()).toBeVisible();
  await expect(boxes(page).first()).toBeChecked();
  await expect(progress(page)).toBeHidden();
});
