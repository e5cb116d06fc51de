import type {Page} from '@playwright/test';
import {addresses, inLocale, inOlderVersion, locales, nowhere, widths} from '../support/addresses';
import {expect, hydrate, test} from '../support/fixtures';
import {nightly, nightlyTranslation} from '../support/nightly';
import {searchBoxOf} from '../support/searchBox';
import {words} from '../support/words';

/** One of each kind of page, and those with the widest tables. */
const pages = [
  ...Object.values(addresses),
  nowhere,
  inOlderVersion('/docs'),
  '/docs/api/v1/general/errors',
  '/docs/api/v1/general/permissions',
  '/docs/api/v1/general/sources',
  '/docs/api/v1/general/changelog',
  '/docs/api/v1/guide/basic-create',
  '/docs/tutorial/sender/import-documents',
  '/docs/tutorial/document/download',
  '/docs/tutorial/certificates/create-VNPTSmartCA',
];

/** Sets the size of letters as the settings of the browser do, which breakpoints follow. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard, fixed: (standard * 13) / 16}});
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === size, `${standard}px`);
  await session.detach();
}

const zoomText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sizes = [...document.querySelectorAll<HTMLElement>('body, body *')].map(
      (element) => [element, parseFloat(getComputedStyle(element).fontSize)] as const,
    );
    for (const [{style}, size] of sizes) style.setProperty('font-size', `${size * 2}px`, 'important');
  });

/** How readers make letters twice as large, one after the other. */
const enlargements: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'by the size of the browser': (page) => setLetters(page, 32),
  'by a zoom of the text alone': async (page) => {
    await setLetters(page, 16);
    await zoomText(page);
  },
};

/** @returns what sticks out of the page to the right, and is not in a box that scrolls */
const findWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const all = [...document.querySelectorAll('body *')];
    return all
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map(({outerHTML}) => outerHTML.slice(0, 80));
  });

test.use({viewport: {width: widths.phone, height: 812}, hasTouch: true, expectedFaults: /404/});

for (const locale of locales) {
  test.describe(`in ${locale.label}, with letters twice as large`, nightlyTranslation(locale), () => {
    test('no page is wider than a phone, folded parts included', nightly, async ({page, read}) => {
      const wide: Record<string, string[]> = {};
      for (const address of pages) {
        await read(inLocale(locale, address));
        await page.evaluate(() => {
          for (const part of document.querySelectorAll('details')) part.open = true;
        });
        for (const [how, enlarge] of Object.entries(enlargements)) {
          await enlarge(page);
          wide[`${address} ${how}`] = await findWide(page);
        }
      }
      expect(Object.entries(wide).filter(([, found]) => found.length > 0)).toEqual([]);
    });

    test('menu and search of a phone fit the screen', async ({page, open}) => {
      const {openMenu, search} = words[locale.code];
      await open(inLocale(locale, addresses.guide));
      await setLetters(page, 32);
      await page.getByRole('button', {name: openMenu}).click();
      const menu = page.locator('.navbar-sidebar');
      await expect(menu).toBeInViewport();
      const isWide = (element: Element): boolean => element.scrollWidth > element.clientWidth;
      expect(await menu.locator('.menu').first().evaluate(isWide)).toBe(false);
      const isCut = (names: Element[]): string[] =>
        names.flatMap((name) => (name.scrollHeight > name.clientHeight + 1 ? (name.textContent ?? '') : []));
      expect(await menu.locator('.menu__link > span').evaluateAll(isCut)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(menu).not.toBeInViewport();
      await page.getByRole('button', {name: search, exact: true}).click();
      const {dialog, input} = searchBoxOf(page);
      await expect(input).toBeFocused();
      expect(await dialog.evaluate(isWide)).toBe(false);
      await expect(input).toBeInViewport({ratio: 0.9});
    });
  });
}

test.describe('on a desk, with letters twice as large', () => {
  test.use({viewport: {width: widths.desk, height: 900}, hasTouch: false});

  test('the layout is that of a phone, before and after the application starts', async ({page, read}) => {
    const {openMenu, docsSidebar} = words.en;
    await read(addresses.guide);
    await setLetters(page, 32);
    const menuButton = page.getByRole('button', {name: openMenu});
    for (const start of [() => Promise.resolve(), () => hydrate(page)]) {
      await start();
      await expect(menuButton).toBeVisible();
      await expect(page.getByRole('navigation', {name: docsSidebar})).toBeHidden();
      await expect(page.locator('.doc-contents')).toBeHidden();
      await expect(page.locator('.navbar .dropdown').first()).toHaveCSS('display', 'none');
    }
    await menuButton.click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  });
});
