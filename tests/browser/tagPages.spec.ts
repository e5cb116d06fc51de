import {addresses} from '../support/addresses';
import {expect, test} from '../support/fixtures';

test('the page of a tag groups its pages by their readers, with area and method', async ({page, open}) => {
  await open('/docs/tags/signing');
  const groups = page.locator('main h2');
  await expect(groups.first()).toHaveText(/Receivers/);
  await expect(groups.last()).toHaveText(/Everyone/);
  await open(addresses.tag);
  const call = page.getByRole('listitem').filter({has: page.locator('a[href$="/documents-create"]')});
  await expect(call).toContainText('POST');
  await expect(call).toContainText('API v1');
});

test('release notes say what is new first, then when, of what kind and where', async ({page, open}) => {
  await open(`${addresses.releaseNotes}#2025-10-15`);
  const title = page.locator('[id="2025-10-15"]');
  await expect(title).toBeInViewport();
  await expect(title).toContainText('signing method');
  await expect(title.locator('+ .note-line')).toHaveText('15 October 2025 New Website');
});

test('guides of a series say which of how many they are, and lead to each other', async ({page, open}) => {
  await open('/docs/tutorial/categories/document-template/config-data-fill-parameters');
  await expect(page.locator('.doc-series')).toContainText('2 of 4');
  const next = page.locator('.pagination-nav__link--next');
  await expect(next).toContainText('3 of 4');
  await next.click();
  await expect(page).toHaveURL(/workflow-template\/create$/);
  const series = page.locator('.doc-series');
  await expect(series).toContainText('3 of 4');
  await series.locator('summary').click();
  await expect(series.getByRole('link')).toHaveCount(4);
  await series.getByRole('link', {name: 'Create a document template'}).click();
  await expect(page).toHaveURL(/document-template\/create$/);
  await open(addresses.guide);
  await expect(page.locator('.doc-series')).toHaveCount(0);
});
