import {announcementBarIn} from '../../src/config/announcement';
import {site} from '../../src/config/site';
import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';
import {words} from '../support/words';

const bar = '.theme-announcement-bar';

const lastDay = new Date(`${site.announcement.ends}T12:00`);
const dayAfter = new Date(lastDay.getTime() + 86_400_000);

test.beforeEach(({page}) => page.clock.setFixedTime(lastDay));

test('the announcement is shown until it is closed, then stays away', async ({page, open}) => {
  await open(addresses.home);
  await expect(page.locator(bar)).toBeVisible();
  await page.locator(bar).getByRole('button', {name: words.en.closeAnnouncement}).click();
  await expect(page.locator(bar)).toHaveCount(0);
  for (const other of locales) {
    await open(inLocale(other, addresses.guide));
    await expect(page.locator(bar)).toBeHidden();
  }
});

test('the announcement leads to a page', async ({page, open}) => {
  await open(addresses.home);
  await page.locator(bar).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${addresses.releaseNotes}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('a new announcement is seen at once by readers who closed the last one', nightly, async ({page, open}) => {
  await open(addresses.home);
  await page.locator(bar).getByRole('button', {name: words.en.closeAnnouncement}).click();
  const id = announcementBarIn('en')?.id ?? '';
  await page.evaluate((current) => {
    const key = Object.keys(localStorage).find((name) => localStorage.getItem(name) === current);
    if (!key) throw new Error('The site has not remembered the announcement.');
    localStorage.setItem(key, 'the-one-before');
  }, id);
  await open(addresses.guide);
  await expect(page.locator(bar)).toBeVisible();
});

test('after its last day nobody sees the announcement', async ({page, open}) => {
  await page.clock.setFixedTime(dayAfter);
  await open(addresses.home);
  await expect(page.locator(bar)).toBeHidden();
  await open(addresses.guide);
  await expect(page.locator(bar)).toBeHidden();
});
