import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {addresses, inLocale, locales, nowhere, widths} from '../support/addresses';
import {expect, hydrate, test} from '../support/fixtures';
import {searchBoxOf, searches} from '../support/searchBox';
import {words} from '../support/words';
import {rememberMode} from '../support/remember';

/** WCAG 2.2, levels A and AA, and what is good practice beyond. No rule is switched off. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The modes of colour differ in colours alone, so the other rules are asked in one of them. */
const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];

/** @returns every element that axe objects to, with the name of the rule. */
async function findBarriers(page: Page, mode: Mode): Promise<string[]> {
  const axe = new AxeBuilder({page});
  const {violations} = await (
    mode === 'light' ? axe.withTags(tags) : axe.withRules(['color-contrast', 'link-in-text-block'])
  ).analyze();
  return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`));
}

const kinds = {...addresses, notFound: nowhere};

for (const locale of locales) {
  for (const [kind, address] of Object.entries(kinds)) {
    for (const mode of modes) {
      test.describe(`${kind} in ${locale.label}, ${mode}`, () => {
        test.use({expectedFaults: kind === 'notFound' ? /404/ : undefined});

        test('has no barrier that axe can find, before and after the first intent', async ({page, read}) => {
          await rememberMode(page, mode);
          await read(inLocale(locale, address));
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
          expect(await findBarriers(page, mode)).toEqual([]);
          await hydrate(page);
          expect(await findBarriers(page, mode)).toEqual([]);
        });
      });
    }
  }

  const {openMenu, shortcuts} = words[locale.code];
  /** What lies above a page, and how a reader opens it. */
  const layers: Record<string, (page: Page) => Promise<void>> = {
    async 'the open menu on a phone'(page) {
      await page.setViewportSize({width: widths.phone, height: 740});
      await page.getByRole('button', {name: openMenu}).click();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
    },
    async 'the list of keys'(page) {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', {name: shortcuts})).toBeVisible();
    },
    async 'the open search'(page) {
      await page.keyboard.press('Control+k');
      await searchBoxOf(page).ask(searches[locale.code].many);
    },
  };

  for (const [layer, show] of Object.entries(layers)) {
    for (const mode of modes) {
      test(`${layer} in ${locale.label}, ${mode}, has no barrier that axe can find`, async ({page, open}) => {
        await rememberMode(page, mode);
        await open(inLocale(locale, addresses.guide));
        await show(page);
        expect(await findBarriers(page, mode)).toEqual([]);
      });
    }
  }
}
