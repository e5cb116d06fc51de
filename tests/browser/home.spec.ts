import {addresses} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {site} from '../../src/config/site';
import {words} from '../support/words';

const {entryCards, freeTrial, latestNotes, notFound} = words.en;

test.describe('the home page', () => {
  test('has four entry cards, and each leads to a page', async ({page, open}) => {
    await open(addresses.home);
    await expect(page.locator('[data-entry-card]').getByRole('heading')).toHaveText([...entryCards]);
    for (const card of entryCards) {
      await open(addresses.home);
      await page.getByRole('link', {name: card, exact: true}).click();
      await expect(page).toHaveURL(new RegExp('/docs/'));
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(notFound);
    }
  });

  test('shows the three newest release notes, the same as their page', async ({page, open}) => {
    await open(addresses.releaseNotes);
    const headings = page.locator('.theme-doc-markdown h2');
    const newest = (await headings.allInnerTexts()).slice(0, 3).map((text) => text.replace(/[​#]/g, '').trim());
    expect(newest).toHaveLength(3);
    await open(addresses.home);
    const notes = page.getByRole('region', {name: latestNotes}).getByRole('listitem');
    await expect(notes).toHaveCount(3);
    for (const [index, heading] of newest.entries()) await expect(notes.nth(index)).toContainText(heading);
  });

  test('leads to the free trial of the deployment', async ({page, open}) => {
    await open(addresses.home);
    const link = page.getByRole('main').getByRole('link', {name: freeTrial});
    await expect(link).toHaveAttribute('href', site.freeTrialUrl);
  });
});
