import type {Page} from '@playwright/test';
import {addresses} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';
import {words} from '../support/words';

test.use({expectedFaults: /on purpose|navbar item failed to render/});

/** Lets the foot of every article fail while it is drawn, for as long as 'window.isBroken' holds: it writes a date. */
async function prepareCrash(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Date.prototype.toISOString = new Proxy(Date.prototype.toISOString, {
      apply(write, date: Date) {
        if ('isBroken' in window) throw new Error('Broken on purpose', {cause: new Error('The cause, on purpose')});
        return Reflect.apply(write, date, []);
      },
    });
  });
}

const {crashed, tryAgain, mainNavigation, colourMode, pageError, cause, navbarItemFailed} = words.en;
const address = addresses.guide;

test.describe('a page that crashes', () => {
  test.beforeEach(async ({page, open}) => {
    await prepareCrash(page);
    await open(addresses.category);
    await page.evaluate(() => Object.assign(window, {isBroken: true}));
    await page.getByRole('main').locator(`a[href="${address}"]`).click();
    await expect(page.getByRole('heading', {name: crashed})).toBeVisible();
    // The change of page may end after the crash; it draws the page once more, and that crashes too.
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await page.evaluate(() => new Promise((drawn) => requestIdleCallback(() => requestAnimationFrame(drawn))));
    await expect(page.getByRole('heading', {name: crashed})).toBeVisible();
  });

  test('says so with the chain of causes, and can be tried again', async ({page}) => {
    const main = page.locator('.theme-layout-main');
    await expect(main).toContainText(`Broken on purpose\n\n${cause}\nThe cause, on purpose`, {useInnerText: true});
    await expect(page).toHaveTitle(pageError);
    // Repaired and pressed in one step: a page rendered in between would already be complete, without the button.
    await page.evaluate((label) => {
      Reflect.deleteProperty(window, 'isBroken');
      const buttons = document.querySelectorAll<HTMLButtonElement>('.theme-layout-main button');
      [...buttons].find(({textContent}) => textContent === label)?.click();
    }, tryAgain);
    await expect(page.locator('#before-you-begin')).toBeVisible();
    await expect(page.getByRole('heading', {name: crashed})).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(words.en.guide));
  });

  test('leaves navigation bar and footer usable', nightly, async ({page}) => {
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('button', {name: colourMode}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('navigation', {name: mainNavigation}).locator('.navbar__brand').click();
    await expect(page).toHaveURL(new RegExp(`${addresses.home}$`));
    await expect(page.getByRole('heading', {name: crashed})).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

test('a navigation bar that crashes is reported, under a title of its own', nightly, async ({page, open}) => {
  await open(addresses.search);
  // The version menu writes the version into the address of the search page.
  await page.evaluate(() => {
    URLSearchParams.prototype.set = new Proxy(URLSearchParams.prototype.set, {
      apply(set, parameters: URLSearchParams, [name, value]: [string, string]) {
        if (name === 'version') throw new Error('Broken on purpose');
        Reflect.apply(set, parameters, [name, value]);
      },
    });
  });
  await page.getByRole('searchbox').fill('api');
  await expect(page.getByRole('heading', {name: crashed})).toBeVisible();
  await expect(page).toHaveTitle(pageError);
  await expect(page.getByRole('alert')).toContainText(navbarItemFailed);
  await expect(page.getByRole('alert')).toContainText(`${cause}\nBroken on purpose`, {useInnerText: true});
});
