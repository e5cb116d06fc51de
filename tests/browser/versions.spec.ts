import type {Page} from '@playwright/test';
import {sourceLocale} from '../../src/kit/locales';
import {currentVersion, versions} from '../../src/kit/versions';
import {escapeRegExp} from '../../src/kit/shared/escapeRegExp';
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
import {expect, hydrate, test, waitUntilReady} from '../support/fixtures';
import {nightly, nightlyTranslation, nightlyUnless} from '../support/nightly';
import {searches} from '../support/searchBox';
import {watchShifts} from '../support/watchShifts';
import {words} from '../support/words';

const inOlder = new RegExp(escapeRegExp(inOlderVersion('/docs/')));

const older = versions.filter(({name}) => name !== currentVersion.name);

for (const locale of locales) {
  for (const {label, path} of older) {
    test(
      `in ${locale.label}, version ${label} of the same page is one choice away`,
      nightlyUnless(locale.code === sourceLocale && label === older[0]?.label),
      async ({page, open}) => {
        await open(inLocale(locale, addresses.guide));
        await page.getByRole('button', {name: currentVersion.label}).hover();
        await page.locator('.dropdown__menu').getByRole('link', {name: label, exact: true}).click();
        await expect(page).toHaveURL(
          new RegExp(`${inLocale(locale, addresses.guide.replace('/docs', `/docs/${path}`))}$`),
        );
        await expect(page.locator('.theme-doc-version-badge')).toContainText(label);
      },
    );
  }

  test(
    `in ${locale.label}, an old version says so and shows the way to the newest`,
    nightlyTranslation(locale),
    async ({page, open}) => {
      await open(inLocale(locale, addresses.guide.replace('/docs', `/docs/${older[0]?.path}`)));
      const banner = page.locator('.theme-doc-version-banner');
      await expect(banner).toHaveText(words[locale.code].unmaintained(older[0]?.label ?? '', currentVersion.label));
      await banner.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${inLocale(locale, addresses.guide)}$`));
      await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
    },
  );
}

for (const locale of locales) {
  const {missedPage, backToPage, openMenu, latest, versionBadge} = words[locale.code];
  const current = latest(currentVersion.label);
  const choose = async (page: Page, from: string, to: string) => {
    await page.getByRole('button', {name: from, exact: true}).hover();
    await page.locator('.dropdown__menu').getByRole('link', {name: to, exact: true}).click();
    await expect(page.locator('.dropdown__menu').getByRole('link', {name: to, exact: true})).toBeHidden();
  };

  test(
    `in ${locale.label}, the current version is marked as the latest in the menu and on its pages`,
    nightlyTranslation(locale),
    async ({page, read}) => {
      await read(inLocale(locale, addresses.guide));
      await page.getByRole('button', {name: currentVersion.label, exact: true}).hover();
      await expect(page.locator('.dropdown__menu').getByRole('link', {name: current, exact: true})).toBeVisible();
      await expect(page.locator('.theme-doc-version-badge')).toHaveText(`${versionBadge}${current}`);
      await read(inLocale(locale, addresses.frozenOperation));
      await expect(page.getByRole('button', {name: olderVersion, exact: true})).toBeVisible();
      await expect(page.locator('.theme-doc-version-badge')).toHaveText(`${versionBadge}${olderVersion}`);
    },
  );

  test(
    `in ${locale.label}, the version menu keeps query and hash of the address`,
    nightlyTranslation(locale),
    async ({page, open}) => {
      await open(`${inLocale(locale, addresses.guide)}?from=mail#before-you-begin`);
      await expect(page.locator('#before-you-begin')).toBeInViewport();
      await choose(page, currentVersion.label, olderVersion);
      await expect(page).toHaveURL(`${inLocale(locale, inOlderVersion(addresses.guide))}?from=mail#before-you-begin`);
      await expect(page.locator('#before-you-begin')).toBeInViewport();
    },
  );

  test(
    `in ${locale.label}, the chosen version is remembered outside the docs and after a reload`,
    nightlyTranslation(locale),
    async ({page, open}) => {
      await open(inLocale(locale, addresses.guide));
      await choose(page, currentVersion.label, olderVersion);
      await expect(page).toHaveURL(inOlder);
      await open(inLocale(locale, addresses.home));
      await expect(page.getByRole('button', {name: olderVersion, exact: true})).toBeVisible();
      await page.reload();
      await hydrate(page);
      await expect(page.getByRole('button', {name: olderVersion, exact: true})).toBeVisible();
    },
  );

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

  test(
    `in ${locale.label}, a page that the newest version lacks leads to the page above it`,
    nightlyTranslation(locale),
    async ({page, open}) => {
      await open(inLocale(locale, oldPage.address));
      await choose(page, oldPage.version, current);
      await expect(page).toHaveURL(new RegExp(`${inLocale(locale, oldPage.nearest)}$`));
      await expect(page.locator('[data-version-fallback]')).toBeVisible();
    },
  );

  test(`in ${locale.label}, the version menu keeps the query of the search page`, nightly, async ({page, open}) => {
    const {query} = searches[locale.code];
    await open(`${inLocale(locale, addresses.search)}?q=${encodeURIComponent(query)}`);
    await choose(page, currentVersion.label, olderVersion);
    await expect(page).toHaveURL(new RegExp(`/search\\?q=[^&]+&version=${escapeRegExp(olderVersion)}$`));
    await expect(page.getByRole('searchbox')).toHaveValue(query);
    await expect(page.locator('main article a').first()).toHaveAttribute('href', inOlder);
  });

  test(`in ${locale.label}, the version menu keeps the tag that is shown`, nightly, async ({page, open}) => {
    await open(inLocale(locale, addresses.tag));
    await choose(page, currentVersion.label, olderVersion);
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, inOlderVersion(addresses.tag))}$`));
    await expect(page.locator('.tag-pages a').first()).toHaveAttribute('href', inOlder);
  });

  test(`in ${locale.label}, a tag that a version lacks leads to its list of tags`, nightly, async ({page, open}) => {
    await open(inLocale(locale, newTag.address));
    await choose(page, currentVersion.label, newTag.version);
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, `/docs/${newTag.version}/tags`)}$`));
  });

  test(
    `in ${locale.label}, the links of the home page follow the chosen version, and nothing moves`,
    nightlyTranslation(locale),
    async ({page, open}) => {
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
    },
  );

  test(
    `in ${locale.label}, a page without anything near in a version leads to its introduction, which says so`,
    nightly,
    async ({page, open}) => {
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
    },
  );

  test(
    `in ${locale.label}, choosing a version in the menu of a phone leads there and closes the menu`,
    nightlyTranslation(locale),
    async ({page, open}) => {
      await page.setViewportSize({width: widths.phone, height: 740});
      await open(inLocale(locale, newPage.address));
      await page.getByRole('button', {name: openMenu}).click();
      const sidebar = page.locator('.navbar-sidebar');
      await sidebar.locator('.navbar-sidebar__back').click();
      await sidebar.getByRole('link', {name: newPage.version, exact: true}).click();
      await expect(page).toHaveURL(new RegExp(`${inLocale(locale, newPage.nearest)}$`));
      await expect(sidebar).not.toBeInViewport();
      await expect(page.locator('[data-version-fallback]')).toBeVisible();
    },
  );
}
