import type {Locator, Page} from '@playwright/test';
import {holdApplication} from '../support/application';
import {addresses, inLocale, locales, widths} from '../support/addresses';
import {expect, showIntent, test, waitUntilReady} from '../support/fixtures';
import {nightly, nightlyUnless} from '../support/nightly';
import {openSearchBox, searchBoxOf, searches, type SearchBox} from '../support/searchBox';
import {
  startTranslator,
  startTranslatorEarly,
  translated,
  translatorKinds,
  type TranslatorKind,
} from '../support/translators';

const {operation, guide, questions} = addresses;

test.use({permissions: ['clipboard-read', 'clipboard-write']});

/** Texts of every part that the application owns: navbar, announcement, sidebar, title, page links, footer. */
const parts = '.navbar__item, .theme-announcement-bar p, .menu__link, h1, .pagination-nav__label, .footer__title';

const root = (page: Page): Locator => page.locator('html');

/** Expects that nothing visible fell back to its own language. */
async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('h1').filter({hasText: translated})).toHaveCount(1);
  await expect(page.locator(parts).filter({visible: true, hasText: /\S/, hasNotText: translated})).toHaveCount(0);
}

/** What a reader may have done before anything runs: an unfolded part, a selection, a focus, a place. */
async function startReading(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('article details')!.toggleAttribute('open', true);
    document.querySelector<HTMLElement>('.pagination-nav a')!.focus({preventScroll: true});
    scrollTo({top: 400, behavior: 'instant'});
    getSelection()!.selectAllChildren(document.querySelector('article p')!);
  });
}

async function expectStillReading(page: Page): Promise<void> {
  const state = await page.evaluate(() => ({
    isUnfolded: document.querySelector('article details')!.hasAttribute('open'),
    hasFocus: document.activeElement!.matches('.pagination-nav a'),
    selected: getSelection()!.toString(),
    place: scrollY,
  }));
  const selected = await page.locator('article p').first().innerText();
  expect(state).toEqual({isUnfolded: true, hasFocus: true, selected, place: 400});
}

const colourSwitch = (page: Page): Locator =>
  page.locator('.theme-layout-navbar [class*=toggleButton]').filter({visible: true});

/** @returns the texts of a search's results, without what separates their parts */
async function rowsOf({rows}: SearchBox): Promise<string[]> {
  return (await rows.allTextContents()).map((text) => text.replaceAll(/\s+/g, ' '));
}

/** @returns the results of the search that finds much, as a reader sees them who needs no translator */
async function rowsWithoutTranslator(page: Page): Promise<string[]> {
  const other = await page.context().newPage();
  await other.goto(operation);
  await showIntent(other);
  await waitUntilReady(other);
  const box = await openSearchBox(other);
  await box.ask(searches.en.many);
  const rows = await rowsOf(box);
  await other.close();
  return rows;
}

/** Uses one control after the other, as a reader does who does not read the page's own language. */
async function useControls(page: Page, kind: TranslatorKind): Promise<void> {
  await colourSwitch(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');

  const category = page
    .locator('.theme-doc-sidebar-item-category')
    .filter({has: page.locator('[aria-expanded=false]')});
  const closed = category.first().locator(':scope > div > .menu__caret');
  await closed.click();
  await expect(page.locator('.theme-doc-sidebar-item-category .menu__caret[aria-expanded=true]').first()).toBeVisible();

  // Texts that change again and again show what is true now.
  const box = searchBoxOf(page);
  const rows = await rowsWithoutTranslator(page);
  await page.keyboard.press('Control+k');
  const counts: string[] = [];
  for (const query of [searches.en.query, searches.en.nothing, searches.en.many]) {
    await box.input.fill(query);
    await expect(box.dialog).toHaveAttribute('data-search-status', 'idle');
    await expect(box.status).toContainText(translated);
    await expect.poll(() => box.status.innerText()).not.toBe(counts.at(-1));
    counts.push(await box.status.innerText());
  }
  expect(new Set(counts).size).toBe(3);
  const own = kind === 'adds' ? /«[^»]*»/g : /[«»]/g;
  expect((await rowsOf(box)).map((row) => row.replaceAll(own, ''))).toEqual(rows);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(box.dialog).toHaveCount(0);

  await page.locator('button.code-copy').filter({visible: true}).first().click();
  await expect(page.locator('.copy-status')).toContainText(translated);

  // The next page is read in the reader's language too, and the way back.
  await page.locator('.pagination-nav a').last().click();
  await expect(page).not.toHaveURL(new RegExp(`${operation}$`));
  await expectTranslated(page);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${operation}$`));
  await expectTranslated(page);
}

for (const kind of translatorKinds) {
  const isCore = nightlyUnless(kind === 'replaces');

  test(
    `a page that a translator changed (it ${kind}) stays as its reader has it, and all works`,
    isCore,
    async ({page, read}) => {
      await read(operation);
      await startTranslator(page, kind);
      await startReading(page);
      await showIntent(page);
      await waitUntilReady(page);
      await expectTranslated(page);
      await expectStillReading(page);
      await useControls(page, kind);
    },
  );

  test(`a translator that is early (it ${kind}) is no other case`, nightly, async ({page, read}) => {
    await startTranslatorEarly(page, kind);
    await read(operation);
    await expectTranslated(page);
    await showIntent(page);
    await waitUntilReady(page);
    await expectTranslated(page);
    await useControls(page, kind);
  });

  test(
    `a translator that comes while the application does (it ${kind}) is no other case`,
    nightly,
    async ({page, read}) => {
      const release = await holdApplication(page);
      await read(operation);
      await showIntent(page);
      await startTranslator(page, kind);
      await release();
      await waitUntilReady(page);
      await expectTranslated(page);
      await useControls(page, kind);
    },
  );

  test(`a translator that comes last (it ${kind}) is no other case`, nightly, async ({page, open}) => {
    await open(operation);
    await startTranslator(page, kind);
    await expectTranslated(page);
    await useControls(page, kind);
  });
}

/** First acts on a page, before the application runs, and how the page answers. */
const firstActs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'chooses the language of samples': async (page) => {
    await page.locator('.api-samples input[value=python]').first().click();
    await expect(page.locator('[data-sample=python]').filter({visible: true}).first()).toBeVisible();
    await expect(page.locator('.api-samples input[value=python]').first()).toBeChecked();
  },
  'opens the search by its key': async (page) => {
    await page.keyboard.press('/');
    await expect(searchBoxOf(page).input).toBeFocused();
  },
  'copies code': async (page) => {
    await page.locator('button.code-copy').filter({visible: true}).first().click();
    await expect(page.locator('.copy-status')).toContainText(translated);
  },
  'closes the announcement': async (page) => {
    await page.locator('.theme-announcement-bar button').click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  },
};

for (const [name, act] of Object.entries(firstActs)) {
  test(`a reader of a translated page who first ${name} is answered`, async ({page, read}) => {
    await read(operation);
    await startTranslator(page, 'replaces');
    await act(page);
    await waitUntilReady(page);
    await expectTranslated(page);
  });
}

for (const locale of locales) {
  test.describe(`on a phone, ${locale.label}`, () => {
    test.use({viewport: {width: widths.phone, height: 800}, hasTouch: true, isMobile: true});

    test('the first tap on a translated page is answered', async ({page, read}) => {
      await read(inLocale(locale, questions));
      await startTranslator(page, 'replaces');
      const folded = page.locator('article details').first();
      await folded.locator('summary').tap();
      await expect(folded).toHaveAttribute('open', '');
      await waitUntilReady(page);
      await expect(folded).toHaveAttribute('open', '');
      await expectTranslated(page);
      await folded.locator('summary').tap();
      await expect(folded).not.toHaveAttribute('open', '');
    });

    test('the menu of a translated page opens, closes and leads on', async ({page, read}) => {
      await read(inLocale(locale, guide));
      await startTranslator(page, 'replaces');
      const menu = page.locator('.navbar-sidebar');
      await page.locator('.navbar__toggle').tap();
      await expect(menu).toBeInViewport();
      await waitUntilReady(page);
      await expectTranslated(page);
      await menu.locator('.navbar-sidebar__close').tap();
      await expect(menu).not.toBeInViewport();
      await page.locator('.navbar__toggle').tap();
      await menu.locator('.menu__link:not(.menu__link--sublist)').filter({visible: true}).last().tap();
      await expect(page).not.toHaveURL(new RegExp(`${guide}$`));
      await expectTranslated(page);
    });
  });
}
