import type {Locator, Page} from '@playwright/test';
import type {SiteLocale} from '../../src/config/locales';
import {currentVersion, versions} from '../../src/config/versions';
import {escapeRegExp} from '../../src/content/escapeRegExp';
import {
  addresses,
  inLocale,
  inOlderVersion,
  locales,
  newGuide,
  newPage,
  newTag,
  olderVersion,
  oldestVersion,
  oldPage,
  widths,
} from '../support/addresses';
import {holdApplication} from '../support/application';
import {expect, hydrate, test, waitUntilReady} from '../support/fixtures';
import {searches} from '../support/searchBox';
import {watchShifts} from '../support/watchShifts';
import {words} from '../support/words';

const inOlder = new RegExp(escapeRegExp(inOlderVersion('/docs/')));

const older = versions.filter(({name}) => name !== currentVersion.name);

for (const locale of locales) {
  for (const {label, path} of older) {
    test(`in ${locale.label}, version ${label} of the same page is one choice away`, async ({page, open}) => {
      await open(inLocale(locale, addresses.guide));
      await page.getByRole('button', {name: currentVersion.label}).hover();
      await page.locator('.dropdown__menu').getByRole('link', {name: label, exact: true}).click();
      await expect(page).toHaveURL(
        new RegExp(`${inLocale(locale, addresses.guide.replace('/docs', `/docs/${path}`))}$`),
      );
      await expect(page.locator('.theme-doc-version-badge')).toContainText(label);
    });
  }

  test(`in ${locale.label}, an old version says so and shows the way to the newest`, async ({page, open}) => {
    await open(inLocale(locale, addresses.guide.replace('/docs', `/docs/${older[0]?.path}`)));
    const banner = page.locator('.theme-doc-version-banner');
    await expect(banner).toHaveText(words[locale.code].unmaintained(older[0]?.label ?? '', currentVersion.label));
    await banner.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, addresses.guide)}$`));
    await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
  });
}

for (const locale of locales) {
  const {missedPage, backToPage, openMenu, latest, versionBadge} = words[locale.code];
  const current = latest(currentVersion.label);
  const choose = async (page: Page, from: string, to: string) => {
    await page.getByRole('button', {name: from, exact: true}).hover();
    await page.locator('.dropdown__menu').getByRole('link', {name: to, exact: true}).click();
    await expect(page.locator('.dropdown__menu').getByRole('link', {name: to, exact: true})).toBeHidden();
  };

  test(`in ${locale.label}, the current version is marked as the latest in the menu and on its pages`, async ({
    page,
    read,
  }) => {
    await read(inLocale(locale, addresses.guide));
    await page.getByRole('button', {name: currentVersion.label, exact: true}).hover();
    await expect(page.locator('.dropdown__menu').getByRole('link', {name: current, exact: true})).toBeVisible();
    await expect(page.locator('.theme-doc-version-badge')).toHaveText(`${versionBadge}${current}`);
    await read(inLocale(locale, addresses.frozenOperation));
    await expect(page.getByRole('button', {name: olderVersion, exact: true})).toBeVisible();
    await expect(page.locator('.theme-doc-version-badge')).toHaveText(`${versionBadge}${olderVersion}`);
  });

  test(`in ${locale.label}, the version menu keeps query and hash of the address`, async ({page, open}) => {
    await open(`${inLocale(locale, addresses.guide)}?from=mail#before-you-begin`);
    await expect(page.locator('#before-you-begin')).toBeInViewport();
    await choose(page, currentVersion.label, olderVersion);
    await expect(page).toHaveURL(`${inLocale(locale, inOlderVersion(addresses.guide))}?from=mail#before-you-begin`);
    await expect(page.locator('#before-you-begin')).toBeInViewport();
  });

  test(`in ${locale.label}, the chosen version is remembered outside the docs and after a reload`, async ({
    page,
    open,
  }) => {
    await open(inLocale(locale, addresses.guide));
    await choose(page, currentVersion.label, olderVersion);
    await expect(page).toHaveURL(inOlder);
    await open(inLocale(locale, addresses.home));
    await expect(page.getByRole('button', {name: olderVersion, exact: true})).toBeVisible();
    await page.reload();
    await hydrate(page);
    await expect(page.getByRole('button', {name: olderVersion, exact: true})).toBeVisible();
  });

  test(`in ${locale.label}, a page that a version lacks leads to the nearest page, which says so`, async ({
    page,
    open,
  }) => {
    await open(`${inLocale(locale, newPage.address)}?from=mail#before-you-begin`);
    await expect(page.locator('#before-you-begin')).toBeInViewport();
    await choose(page, currentVersion.label, newPage.version);
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, newPage.nearest)}\\?from=mail$`));
    const notice = page.getByRole('status').filter({hasText: missedPage(newPage.version)});
    await expect(notice).toBeVisible();
    await notice.getByRole('link', {name: backToPage(currentVersion.label)}).click();
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, newPage.address)}$`));
    await expect(page.locator('[data-version-fallback]')).toHaveCount(0);
  });

  test(`in ${locale.label}, a page that the newest version lacks leads to the page above it`, async ({page, open}) => {
    await open(inLocale(locale, oldPage.address));
    await choose(page, oldPage.version, current);
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, oldPage.nearest)}$`));
    await expect(page.locator('[data-version-fallback]')).toBeVisible();
  });

  test(`in ${locale.label}, the version menu keeps the query of the search page`, async ({page, open}) => {
    const {query} = searches[locale.code];
    await open(`${inLocale(locale, addresses.search)}?q=${encodeURIComponent(query)}`);
    await choose(page, currentVersion.label, olderVersion);
    await expect(page).toHaveURL(new RegExp(`/search\\?q=[^&]+&version=${escapeRegExp(olderVersion)}$`));
    await expect(page.getByRole('searchbox')).toHaveValue(query);
    await expect(page.locator('main article a').first()).toHaveAttribute('href', inOlder);
  });

  test(`in ${locale.label}, the version menu keeps the tag that is shown`, async ({page, open}) => {
    await open(inLocale(locale, addresses.tag));
    await choose(page, currentVersion.label, olderVersion);
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, inOlderVersion(addresses.tag))}$`));
    await expect(page.locator('main article a').first()).toHaveAttribute('href', inOlder);
  });

  test(`in ${locale.label}, a tag that a version lacks leads to its list of tags`, async ({page, open}) => {
    await open(inLocale(locale, newTag.address));
    await choose(page, currentVersion.label, newTag.version);
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, `/docs/${newTag.version}/tags`)}$`));
  });

  test(`in ${locale.label}, the links of the home page follow the chosen version, and nothing moves`, async ({
    page,
    open,
  }) => {
    const main = page.getByRole('main');
    const link = (address: string) => main.locator(`a[href="${inLocale(locale, address)}"]`).first();
    await open(inLocale(locale, addresses.guide));
    await choose(page, currentVersion.label, olderVersion);
    await expect(page).toHaveURL(inOlder);
    const readShifts = await watchShifts(page);
    await open(inLocale(locale, addresses.home));
    await expect(link(inOlderVersion('/docs'))).toBeVisible();
    await expect(link(inOlderVersion(addresses.category))).toBeVisible();
    await expect(link(inOlderVersion(addresses.guide))).toBeVisible();
    // Pages that the version lacks stay those of the newest.
    await expect(link(addresses.releaseNotes)).toBeVisible();
    await expect(link(newGuide)).toBeVisible();
    expect(await readShifts()).toEqual([]);
  });

  test(`in ${locale.label}, a page without anything near in a version leads to its introduction, which says so`, async ({
    page,
    open,
  }) => {
    await open(inLocale(locale, addresses.releaseNotes));
    await choose(page, currentVersion.label, oldestVersion);
    await expect(page).toHaveURL(new RegExp(`/docs/${oldestVersion}$`));
    await expect(page.locator('[data-version-fallback]')).toContainText(missedPage(oldestVersion));
    await page.locator('.pagination-nav a').first().click();
    await expect(page).not.toHaveURL(new RegExp(`/docs/${oldestVersion}$`));
    // The address changes before the next page is shown: going back earlier would never leave this one.
    await expect(page.locator('[data-version-fallback]')).toHaveCount(0);
    await page.goBack();
    await waitUntilReady(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('[data-version-fallback]')).toHaveCount(0);
  });

  test(`in ${locale.label}, choosing a version in the menu of a phone leads there and closes the menu`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({width: widths.phone, height: 740});
    await open(inLocale(locale, newPage.address));
    await page.getByRole('button', {name: openMenu}).click();
    const sidebar = page.locator('.navbar-sidebar');
    await sidebar.locator('.navbar-sidebar__back').click();
    await sidebar.getByRole('link', {name: newPage.version, exact: true}).click();
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, newPage.nearest)}$`));
    await expect(sidebar).not.toBeInViewport();
    await expect(page.locator('[data-version-fallback]')).toBeVisible();
  });
}

const versionButton = (page: Page, label: string): Locator => page.getByRole('button', {name: label, exact: true});
const versionLink = (page: Page, label: string): Locator =>
  page.locator('.dropdown__menu').getByRole('link', {name: label, exact: true});

/** A place in the middle of an old page, with a query. */
const placeIn = (locale: SiteLocale): string =>
  `${inLocale(locale, inOlderVersion(addresses.operation))}?from=mail#body-typeId`;

/** Expects that the version menu is open, and that the reader is where they were. */
async function expectOpenInPlace(page: Page, place: {url: string; y: number}): Promise<void> {
  await expect(versionLink(page, oldestVersion)).toBeVisible();
  expect(page.url()).toBe(place.url);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(place.y);
}

/** Opens the version menu in a way, before the application runs or afterwards, and expects that nothing is lost. */
async function openInPlace(
  page: Page,
  isRunning: boolean,
  openMenu: (button: Locator) => Promise<void>,
  hasTouch = false,
): Promise<void> {
  const release = isRunning ? undefined : await holdApplication(page);
  if (isRunning) await hydrate(page, hasTouch);
  await expect(page.locator('[id="body-typeId"]')).toBeInViewport();
  const place = {url: page.url(), y: await page.evaluate(() => Math.round(scrollY))};
  expect(place.y).toBeGreaterThan(300);
  await openMenu(versionButton(page, olderVersion));
  await expectOpenInPlace(page, place);
  await release?.();
  await waitUntilReady(page);
  await expectOpenInPlace(page, place);
}

for (const locale of locales) {
  for (const isRunning of [false, true]) {
    const when = isRunning ? 'when the application runs' : 'before the application runs';

    for (const [way, openMenu] of Object.entries<(button: Locator) => Promise<void>>({
      'a click': (button) => button.click(),
      'the mouse above it': (button) => button.hover(),
      'Enter on it': (button) => button.press('Enter'),
    })) {
      test(`in ${locale.label}, ${when}, ${way} opens the version menu and keeps the reader’s place`, async ({
        page,
        read,
      }) => {
        await read(placeIn(locale));
        await openInPlace(page, isRunning, openMenu);
      });
    }

    test.describe('on a wide touch screen', () => {
      test.use({hasTouch: true, isMobile: true, viewport: {width: 1180, height: 820}});

      test(`in ${locale.label}, ${when}, a tap opens the version menu and keeps the reader’s place`, async ({
        page,
        read,
      }) => {
        await read(placeIn(locale));
        await openInPlace(page, isRunning, (button) => button.tap(), true);
        await versionButton(page, olderVersion).tap();
        await expect(versionLink(page, oldestVersion)).toBeHidden();
        await versionButton(page, olderVersion).tap();
        await versionLink(page, oldestVersion).tap();
        await expect(page).toHaveURL(
          `${inLocale(locale, addresses.operation.replace('/docs', `/docs/${oldestVersion}`))}?from=mail#body-typeId`,
        );
      });
    });
  }

  test(`in ${locale.label}, a version chosen before the application runs keeps query and hash, and is remembered`, async ({
    page,
    read,
    open,
  }) => {
    await read(placeIn(locale));
    const release = await holdApplication(page);
    await versionButton(page, olderVersion).hover();
    await versionLink(page, oldestVersion).click();
    await expect(versionLink(page, oldestVersion)).toHaveAttribute('aria-busy', 'true');
    await release();
    await expect(page).toHaveURL(
      `${inLocale(locale, addresses.operation.replace('/docs', `/docs/${oldestVersion}`))}?from=mail#body-typeId`,
    );
    await expect(page.locator('[id="body-typeId"]')).toBeInViewport();
    await open(inLocale(locale, addresses.home));
    await expect(versionButton(page, oldestVersion)).toBeVisible();
  });

  test(`in ${locale.label}, a version chosen before the application runs says that it lacks the page`, async ({
    page,
    read,
  }) => {
    await read(`${inLocale(locale, newPage.address)}?from=mail#before-you-begin`);
    const release = await holdApplication(page);
    await versionButton(page, currentVersion.label).hover();
    await versionLink(page, newPage.version).click();
    await release();
    await expect(page).toHaveURL(`${inLocale(locale, newPage.nearest)}?from=mail`);
    await expect(page.locator('[data-version-fallback]')).toContainText(words[locale.code].missedPage(newPage.version));
  });
}
