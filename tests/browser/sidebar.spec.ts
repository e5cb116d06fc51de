import type {Locator, Page} from '@playwright/test';
import {currentVersion, versions} from '../../src/kit/versions';
import {addresses, inLocale, inOlderVersion, locales, oldestVersion} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly, nightlyUnless} from '../support/nightly';
import {rememberMode} from '../support/remember';

const sidebar = (page: Page): Locator => page.locator('.theme-doc-sidebar-menu');

/** The category whose first page is at an address. */
const categoryAt = (page: Page, address: string): Locator =>
  sidebar(page).locator('.theme-doc-sidebar-item-category', {
    has: page.locator(`:scope > div > a[href="${address}"]`),
  });

const caretOf = (category: Locator): Locator => category.locator(':scope > div > .menu__caret');

test.describe('in the sidebar', () => {
  const guide = addresses.guide;
  const own = addresses.category;
  const other = '/docs/tutorial/document';

  test('a category that the reader opened is open on the next page and after a reload', async ({page, open}) => {
    await open(guide);
    await caretOf(categoryAt(page, other)).click();
    await sidebar(page).locator(`a[href="${'/docs/glossary'}"]`).click();
    await expect(page).toHaveURL(/glossary$/);
    await expect(caretOf(categoryAt(page, other))).toHaveAttribute('aria-expanded', 'true');
    await expect(caretOf(categoryAt(page, own))).toHaveAttribute('aria-expanded', 'false');
    await open(guide);
    await expect(caretOf(categoryAt(page, other))).toHaveAttribute('aria-expanded', 'true');
    await expect(caretOf(categoryAt(page, own))).toHaveAttribute('aria-expanded', 'true');
  });

  test('a category that the reader closed is closed after a reload, unless it holds the page', async ({page, open}) => {
    await open(guide);
    await caretOf(categoryAt(page, other)).click();
    await caretOf(categoryAt(page, other)).click();
    await caretOf(categoryAt(page, own)).click();
    await expect(caretOf(categoryAt(page, own))).toHaveAttribute('aria-expanded', 'false');
    await open(guide);
    await expect(caretOf(categoryAt(page, other))).toHaveAttribute('aria-expanded', 'false');
    await expect(caretOf(categoryAt(page, own))).toHaveAttribute('aria-expanded', 'true');
  });
});

test('nothing lies between the menu and the bar that hides it, nor shows through the bar', async ({page, open}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open('/docs/tutorial/account');
  const bar = page.locator('.theme-doc-sidebar-container nav ~ button');
  const gap = await bar.evaluate(
    (button) => button.getBoundingClientRect().top - button.previousElementSibling!.getBoundingClientRect().bottom,
  );
  expect(gap).toBeLessThan(1);
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('a category that was opened in one language is open in the other', async ({page, open}) => {
  const [first, second] = locales;
  if (!first || !second) throw new Error('Two languages are needed.');
  await open(inLocale(first, addresses.guide));
  await caretOf(categoryAt(page, inLocale(first, '/docs/tutorial/document'))).click();
  await open(inLocale(second, addresses.guide));
  const same = categoryAt(page, inLocale(second, '/docs/tutorial/document'));
  await expect(caretOf(same)).toHaveAttribute('aria-expanded', 'true');
});

test.describe('where nothing can be stored', nightly, () => {
  test.use({expectedFaults: /browser storage is not available/});

  test('categories open and close all the same', async ({page, open}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Storage is blocked', 'SecurityError');
        },
      });
    });
    await open(addresses.guide);
    const caret = caretOf(categoryAt(page, '/docs/tutorial/document'));
    await caret.click();
    await expect(caret).toHaveAttribute('aria-expanded', 'true');
    await caret.click();
    await expect(caret).toHaveAttribute('aria-expanded', 'false');
  });
});

for (const version of versions) {
  const base = version.path === '' ? '/docs' : `/docs/${version.path}`;
  const isCurrent = version.name === currentVersion.name;

  test(
    `the questions of ${version.label} have their groups and the glossary beside them`,
    nightlyUnless(isCurrent),
    async ({page, open}) => {
      await open(`${base}/questions`);
      const groups = sidebar(page).locator('.theme-doc-sidebar-item-link a[href^="#"]');
      const headings = page.locator('article h2');
      const titles = (await headings.allInnerTexts()).map((title) => title.trim());
      await expect(groups).toHaveText(titles);
      await groups.last().click();
      await expect(page).toHaveURL(new RegExp(`${base}/questions#`));
      await expect(headings.last()).toBeInViewport();
      await sidebar(page).locator(`a[href="${addresses.glossary}"]`).click();
      await expect(page).toHaveURL(addresses.glossary);
    },
  );

  test(`API v1 is beside API v2 in ${version.label}`, nightlyUnless(isCurrent), async ({page, open}) => {
    await open(`${base}/api/v2${version.name === oldestVersion ? '' : '/details/authentications/password-login'}`);
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveCount(1);
    const first = isCurrent ? '/api/v1' : '/api/v1/general/general-format';
    await sidebar(page).locator(`a[href="${base}${first}"]`).click();
    await expect(page).toHaveURL(`${base}${first}`);
    await expect(sidebar(page).locator('.menu__link--active').last()).toHaveAttribute('href', `${base}${first}`);
  });
}

/** One page of each sidebar, and one of a version before. */
const starts = ['/docs', '/docs/app/noti', '/docs/api/v1', inOlderVersion('/docs')];

for (const locale of locales) {
  test(`no name in a sidebar in ${locale.label} is cut off`, nightly, async ({page, open}) => {
    test.slow();
    for (const start of starts) {
      await open(inLocale(locale, start));
      const closed = sidebar(page).locator('.menu__caret[aria-expanded="false"]');
      while ((await closed.count()) > 0) await closed.first().click();
      const names = sidebar(page).locator('.menu__link span');
      expect(await names.count()).toBeGreaterThan(10);
      expect(
        await names.evaluateAll((spans) =>
          spans.filter((span) => span.scrollHeight > span.clientHeight + 1).map((span) => span.textContent),
        ),
      ).toEqual([]);
    }
  });
}

test.describe('every area has an icon', () => {
  /** What the browser draws before the names at the top of the sidebar. */
  const icons = (page: Page) =>
    sidebar(page)
      .locator(':scope > .theme-doc-sidebar-item-link, :scope > .theme-doc-sidebar-item-category')
      .evaluateAll((items) =>
        items.map((item) => {
          const link = item.querySelector('.menu__link');
          const {maskImage, maskPosition, backgroundColor, width} = getComputedStyle(link ?? item, '::before');
          const text = getComputedStyle(link ?? item).color;
          return {
            hasPicture: maskImage.includes('sidebar-icons.svg'),
            maskPosition,
            width,
            isInTextColour: backgroundColor === text,
          };
        }),
      );

  for (const mode of ['light', 'dark'] as const) {
    test(`of its own and in the colour of its name, in ${mode} mode`, nightly, async ({page, open}) => {
      await rememberMode(page, mode);
      for (const start of starts) {
        await open(start);
        const drawn = await icons(page);
        expect(drawn.length).toBeGreaterThan(3);
        for (const icon of drawn) expect(icon).toMatchObject({hasPicture: true, width: '18px', isInTextColour: true});
      }
    });
  }

  test('that can be seen in the colours that a reader forces on all pages', nightly, async ({page, open}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await open('/docs');
    for (const icon of await icons(page)) expect(icon).toMatchObject({hasPicture: true, isInTextColour: true});
  });

  test('that no screen reader reads', async ({page, open}) => {
    await open(addresses.guide);
    await expect(sidebar(page).getByRole('link', {name: 'Receive and sign', exact: true})).toBeVisible();
  });
});

test('the bar below the menu hides the sidebar, which leaves a button that brings it back', async ({page, open}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open('/docs/tutorial/account');
  const column = page.locator('.theme-doc-sidebar-container');
  const text = page.locator('main article').first();
  const widthBefore = (await text.boundingBox())!.width;
  await column.locator('nav ~ button').click();
  await expect.poll(async () => (await column.boundingBox())!.width).toBeLessThan(60);
  await expect(sidebar(page)).toBeHidden();
  const expand = column.getByRole('button');
  const size = (await expand.boundingBox())!;
  expect(size.height).toBeGreaterThan(500);
  expect((await text.boundingBox())!.width).toBeGreaterThanOrEqual(widthBefore);
  await expand.click();
  await expect(sidebar(page)).toBeVisible();
  await expect.poll(async () => (await column.boundingBox())!.width).toBeGreaterThan(200);
});
