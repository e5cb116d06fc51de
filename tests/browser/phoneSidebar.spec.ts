import {currentVersion, versions} from '../../src/kit/versions';
import {addresses, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';
import {words} from '../support/words';

test.use({viewport: {width: widths.phone, height: 740}});

const sidebar = '.navbar-sidebar';

const {openMenu, docsSidebar, latest, versions: versionsLabel} = words.en;

test.describe('on a phone', () => {
  test('the menu opens with the pages of the area and leads to one', async ({page, open}) => {
    await open(addresses.guide);
    await expect(page.getByRole('navigation', {name: docsSidebar})).toBeHidden();
    await page.getByRole('button', {name: openMenu}).click();
    await expect(page.locator(sidebar)).toBeVisible();
    const link = page.locator(sidebar).locator(`a[href="${'/docs/tutorial/receiver/approve'}"]`);
    await link.click();
    await expect(page).toHaveURL(/\/approve$/);
    await expect(page.locator(sidebar)).not.toBeInViewport();
  });

  test('the main menu shows the versions where a page has one', async ({page, open}) => {
    const versionLinks = page.locator(sidebar).getByRole('link', {name: /^\d+\.\d+\.\d+/});
    await open(addresses.guide);
    await page.getByRole('button', {name: openMenu}).click();
    await page.locator('.navbar-sidebar__back').click();
    await expect(versionLinks).toHaveCount(versions.length);
    for (const link of await versionLinks.all()) await expect(link).toBeVisible();
    await expect(page.locator(sidebar).getByRole('link', {name: latest(currentVersion.label)})).toHaveAttribute(
      'aria-current',
      'page',
    );
    await open(addresses.search);
    await page.getByRole('button', {name: openMenu}).click();
    await expect(page.locator(sidebar).getByText(versionsLabel, {exact: true})).toBeVisible();
    await expect(versionLinks.first()).toBeHidden();
  });

  test('the menu takes the focus, keeps it, and gives it back on Escape', async ({page, open}) => {
    await open(addresses.guide);
    const button = page.getByRole('button', {name: openMenu});
    await button.focus();
    await page.keyboard.press('Enter');
    const isInside = () => page.evaluate((selector) => document.activeElement?.closest(selector) !== null, sidebar);
    await expect.poll(isInside).toBe(true);
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator(sidebar)).not.toBeInViewport();
    await expect(button).toBeFocused();
  });

  test(
    'the menu closes when the window becomes wide, and stays closed when it is narrow again',
    nightly,
    async ({page, open}) => {
      await open(addresses.guide);
      await page.getByRole('button', {name: openMenu}).click();
      await expect(page.locator(sidebar)).toBeInViewport();
      await page.setViewportSize({width: widths.narrowestDesk, height: 740});
      await expect(page.locator(sidebar)).not.toBeInViewport();
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
      await page.setViewportSize({width: widths.phone, height: 740});
      await expect(page.locator(sidebar)).not.toBeInViewport();
    },
  );
});
