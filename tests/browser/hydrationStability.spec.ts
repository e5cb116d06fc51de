import {announcementBarIn} from '../../src/config/announcement';
import {addresses, olderVersion, widths} from '../support/addresses';
import {expect, hydrate, test} from '../support/fixtures';
import {nightly, nightlyUnless} from '../support/nightly';
import {remember} from '../support/remember';
import {untilSettled, watchShifts} from '../support/watchShifts';

const bar = '.theme-announcement-bar';

/** What readers have stored, by the keys of the site. */
const readers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a new reader': {},
  'a reader who comes back': {
    'theme-docs': 'dark',
    'docusaurus.announcement.id-docs': announcementBarIn('en')?.id ?? '',
    'docusaurus.announcement.dismiss-docs': 'true',
    'api.sample-language-docs': 'python robust',
    'docs-preferred-version-default-docs': olderVersion,
    'site.singleKeys-docs': 'off',
  },
  'a reader who closed the last announcement': {
    'docusaurus.announcement.id-docs': 'the-one-before',
    'docusaurus.announcement.dismiss-docs': 'true',
  },
};

/** Not the search page, which its scripts draw as soon as it is loaded. */
const kinds = ['home', 'guide', 'operation', 'category', 'cards', 'questions', 'releaseNotes'] as const;

/** Between them they have each reader's state, and both layouts. */
const isForEachChange = new Set([`a new reader at ${widths.phone}`, `a reader who comes back at ${widths.desk}`]);

for (const [reader, stored] of Object.entries(readers)) {
  for (const width of [widths.phone, widths.desk]) {
    test(
      `at ${width} pixels, nothing moves for ${reader} when the application takes over`,
      nightlyUnless(isForEachChange.has(`${reader} at ${width}`)),
      async ({page, read}) => {
        test.slow();
        await page.setViewportSize({width, height: 800});
        await remember(page, stored);
        const readShifts = await watchShifts(page);
        for (const kind of kinds) {
          await read(addresses[kind]);
          await untilSettled(page);
          // A document that arrives in two parts may be painted in two steps.
          const before = await readShifts();
          for (const shift of before) expect(parseFloat(shift), kind).toBeLessThan(0.01);
          await hydrate(page);
          if (kind === 'operation' && 'api.sample-language-docs' in stored) {
            await expect(page.locator('[data-sample="python"][data-robust]').first()).toBeVisible();
          }
          expect(await readShifts(), kind).toEqual(before);
        }
      },
    );
  }
}

test('categories that were left open are open before the application, and nothing moves when it takes over', async ({
  page,
  open,
  read,
}) => {
  const readShifts = await watchShifts(page);
  const guide = addresses.guide;
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  const category = sidebar.locator('.theme-doc-sidebar-item-category', {
    has: page.locator(`:scope > div > a[href="${addresses.cards}"]`),
  });
  const inside = sidebar.locator(`a[href$="${'/docs/tutorial/account/change-password'}"]`);
  await open(guide);
  await category.locator(':scope > div > .menu__caret').click();
  await expect(inside).toBeVisible();
  await read(guide);
  await expect(inside).toBeVisible();
  await expect(inside).toHaveCount(1);
  // The starter may come after the first paint; what it opens moves only the rest of the sidebar.
  const before = await readShifts();
  for (const shift of before) expect(parseFloat(shift)).toBeLessThan(0.05);
  await hydrate(page);
  await expect(category.locator(':scope > div > .menu__caret')).toHaveAttribute('aria-expanded', 'true');
  await expect(inside).toBeVisible();
  await expect(inside).toHaveCount(1);
  expect(await readShifts()).toEqual(before);
});

test.describe('before any script has come', () => {
  test.beforeEach(async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  });

  test('the page is as its reader chose it', async ({page, read}) => {
    await remember(page, readers['a reader who comes back']!);
    await read(addresses.operation);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(root).toHaveAttribute('data-sample-language', 'python robust');
    await expect(root).toHaveAttribute('data-samples-missing', '');
    await expect(root).toHaveAttribute('data-no-single-keys', '');
    await expect(page.locator(bar)).toBeHidden();
    await expect(page.locator('.theme-layout-navbar kbd').first()).toBeHidden();
    // Readable until the chosen language is there.
    await expect(page.locator('[data-sample="curl"]').first()).toBeVisible();
  });

  test('a new announcement is there for readers who closed the last one', nightly, async ({page, read}) => {
    await remember(page, readers['a reader who closed the last announcement']!);
    await read(addresses.guide);
    await expect(page.locator(bar)).toBeVisible();
  });

  test('a word that is no colour mode leaves the page light', nightly, async ({page, read}) => {
    await remember(page, {'theme-docs': 'purple'});
    await read(addresses.guide);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
