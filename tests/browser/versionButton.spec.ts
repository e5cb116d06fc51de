import type {Locator, Page} from '@playwright/test';
import {currentVersion} from '../../src/kit/versions';
import {holdApplication} from '../support/application';
import {addresses, inOlderVersion, newPage, olderVersion, oldestVersion} from '../support/addresses';
import {expect, hydrate, test, waitUntilReady} from '../support/fixtures';
import {nightly} from '../support/nightly';
import {words} from '../support/words';

const versionButton = (page: Page, label: string): Locator => page.getByRole('button', {name: label, exact: true});
const versionLink = (page: Page, label: string): Locator =>
  page.locator('.dropdown__menu').getByRole('link', {name: label, exact: true});

/** A place in the middle of an old page, with a query. */
const address = `${inOlderVersion(addresses.operation)}?from=mail#body-typeId`;

/** Expects that the version menu is open, and that the reader is where they were. */
async function expectOpenInPlace(page: Page, place: {url: string; y: number}): Promise<void> {
  await expect(versionLink(page, oldestVersion)).toBeVisible();
  expect(page.url()).toBe(place.url);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(place.y);
}

/** Reads the page; its load waits for an application that is held. */
const readHeld = (page: Page): Promise<unknown> => page.goto(address, {waitUntil: 'domcontentloaded'});

/**
 * Reads the page, opens its version menu in a way, before the application runs or afterwards, and expects that nothing is
 * lost. The address of a field starts the application by itself, so it is held before the page is read.
 */
async function openInPlace(
  page: Page,
  isRunning: boolean,
  openMenu: (button: Locator) => Promise<void>,
  hasTouch = false,
): Promise<void> {
  const release = isRunning ? undefined : await holdApplication(page);
  await readHeld(page);
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

for (const isRunning of [false, true]) {
  const when = isRunning ? 'when the application runs' : 'before the application runs';

  for (const [way, openMenu] of Object.entries<(button: Locator) => Promise<void>>({
    'a click': (button) => button.click(),
    'the mouse above it': (button) => button.hover(),
    'Enter on it': (button) => button.press('Enter'),
  })) {
    test(`${when}, ${way} opens the version menu and keeps the reader’s place`, async ({page}) => {
      await openInPlace(page, isRunning, openMenu);
    });
  }

  test.describe('on a wide touch screen', () => {
    test.use({hasTouch: true, isMobile: true, viewport: {width: 1180, height: 820}});

    test(`${when}, a tap opens the version menu and keeps the reader’s place`, async ({page}) => {
      await openInPlace(page, isRunning, (button) => button.tap(), true);
      await versionLink(page, oldestVersion).tap();
      await expect(page).toHaveURL(
        `${addresses.operation.replace('/docs', `/docs/${oldestVersion}`)}?from=mail#body-typeId`,
      );
    });

    test(`${when}, a second tap closes the version menu, a third opens it`, nightly, async ({page}) => {
      const button = versionButton(page, olderVersion);
      await openInPlace(page, isRunning, () => button.tap(), true);
      // What the finger left as hovering shows the menu earlier than the application has opened it.
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await button.tap();
      await expect(versionLink(page, oldestVersion)).toBeHidden();
      await button.tap();
      await expect(versionLink(page, oldestVersion)).toBeVisible();
    });
  });
}

test('a version chosen before the application runs keeps query and hash, and is remembered', async ({page, open}) => {
  const release = await holdApplication(page);
  await readHeld(page);
  await versionButton(page, olderVersion).hover();
  await versionLink(page, oldestVersion).click();
  await expect(versionLink(page, oldestVersion)).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(page).toHaveURL(
    `${addresses.operation.replace('/docs', `/docs/${oldestVersion}`)}?from=mail#body-typeId`,
  );
  await expect(page.locator('[id="body-typeId"]')).toBeInViewport();
  await open(addresses.home);
  await expect(versionButton(page, oldestVersion)).toBeVisible();
});

test('a version chosen before the application runs says that it lacks the page', async ({page, read}) => {
  await read(`${newPage.address}?from=mail#before-you-begin`);
  const release = await holdApplication(page);
  await versionButton(page, currentVersion.label).hover();
  await versionLink(page, newPage.version).click();
  await release();
  await expect(page).toHaveURL(`${newPage.nearest}?from=mail`);
  await expect(page.locator('[data-version-fallback]')).toContainText(words.en.missedPage(newPage.version));
});
