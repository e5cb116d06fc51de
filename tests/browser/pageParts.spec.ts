import {addresses} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';
import {words} from '../support/words';

const {breadcrumbs, home, lastUpdated, previous, next, forReceivers, addressCopied} = words.en;
const address = addresses.guide;

test.describe('around the text of a page', () => {
  test('breadcrumbs lead to the home page and to the area', async ({page, open}) => {
    await open(address);
    const trail = page.getByRole('navigation', {name: breadcrumbs});
    await expect(trail.getByRole('link', {name: home})).toHaveAttribute('href', '/');
    await trail.getByRole('link').last().click();
    await expect(page).toHaveURL(new RegExp(`${addresses.category}$`));
  });

  test('a line below the title says for whom the page is', async ({page, open}) => {
    await open(address);
    await expect(page.getByRole('main').getByText(forReceivers)).toBeVisible();
  });

  test('the date of the last change is written as readers write dates', async ({page, open}) => {
    await open(address);
    await expect(page.locator('.theme-last-updated')).toHaveText(lastUpdated);
    const date = await page.locator('.theme-last-updated time').getAttribute('datetime');
    expect(Number.isNaN(Date.parse(date ?? ''))).toBe(false);
  });

  test('the previous and the next page lead to each other', async ({page, open}) => {
    await open(address);
    const pages = page.locator('.pagination-nav');
    const title = page.getByRole('heading', {level: 1});
    const here = await title.innerText();
    await expect(pages.getByRole('link', {name: previous})).toBeVisible();
    await pages.getByRole('link', {name: next}).click();
    await expect(title).not.toHaveText(here);
    await pages.getByRole('link', {name: previous}).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });

  test('the cards of a group of pages say what it is about', nightly, async ({page, open}) => {
    await open(addresses.groups);
    const cards = page.locator('.doc-card');
    const texts = await cards.locator('p').allTextContents();
    expect(texts).toHaveLength(3);
    await cards.nth(1).click();
    await expect(page.locator('.doc-layout header > p').last()).toHaveText(texts[1] ?? '');
  });

  test('the mark beside a heading copies the address of its place, and says so', async ({page, open, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(address);
    const heading = page.locator('#before-you-begin');
    await heading.hover();
    await heading.locator('.hash-link').click();
    await expect(page.getByRole('status').filter({hasText: addressCopied})).toBeVisible();
    await expect(page).toHaveURL(/#before-you-begin$/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect(page.getByRole('status').filter({hasText: addressCopied})).toHaveCount(0);
  });
});
