import {addresses} from '../support/addresses';
import {expect, test, waitUntilReady} from '../support/fixtures';
import {searchBoxOf} from '../support/searchBox';
import {serveSlowly} from '../support/slowDocument';
import {words} from '../support/words';

test('a page that is used while it arrives is whole, and does what was asked', async ({page, baseURL}) => {
  const site = await serveSlowly(baseURL ?? '', '<article');
  try {
    const starter = page.waitForResponse(/\/starter\./);
    await page.goto(site.origin + addresses.guide, {waitUntil: 'commit'});
    await (await starter).finished();
    const button = page.getByRole('button', {name: words.en.search, exact: true});
    await expect(button).toBeVisible();
    await expect(page.locator('article')).toHaveCount(0);
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    site.release();
    await waitUntilReady(page);
    await expect(searchBoxOf(page).input).toBeFocused();
    await expect(page.locator('#before-you-begin')).toBeAttached();
  } finally {
    site.close();
  }
});
