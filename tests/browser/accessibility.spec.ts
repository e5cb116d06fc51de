import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {addresses, inLocale, locales, nowhere, widths} from '../support/addresses';
import {axeTags} from '../support/axeTags';
import {expect, test} from '../support/fixtures';
import {nightly, nightlyTranslation, nightlyUnless} from '../support/nightly';
import {rememberMode} from '../support/remember';
import {searchBoxOf, searches} from '../support/searchBox';
import {words} from '../support/words';

/** An analysis without what nobody reads here: rules that passed, selectors, and frames, which the site has none of. */
const analyse = (page: Page): AxeBuilder =>
  new AxeBuilder({page}).options({resultTypes: ['violations'], selectors: false}).setLegacyMode();

/** @returns every element that axe objects to, with the name of the rule. */
async function findBarriers(page: Page, axe = analyse(page).withTags(axeTags)): Promise<string[]> {
  const {violations} = await axe.analyze();
  return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`));
}

/** The modes of colour differ in colours alone, so only the rules about colours are asked in the dark. */
async function findDarkBarriers(page: Page): Promise<string[]> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  return findBarriers(page, analyse(page).withRules(['color-contrast', 'link-in-text-block']));
}

const kinds: Readonly<Record<string, string>> = {...addresses, notFound: nowhere};

/** More of the same kinds: of another version, of another length, by another component. */
const otherKinds = new Set(['frozenOperation', 'formats', 'groups']);
const mainKinds = Object.keys(kinds).filter((kind) => !otherKinds.has(kind));

/** Where a translation brings labels of its own. */
const translatedKinds = ['home', 'guide', 'operation'] as const;

/** Whose markup the application takes over in most places. */
const staticKinds = ['guide', 'operation'] as const;

// The not-found page is not there, as it should be.
test.use({expectedFaults: /404/});

for (const [kind, address] of Object.entries(kinds)) {
  test(`${kind} has no barrier that axe can find`, nightlyUnless(!otherKinds.has(kind)), async ({page, open}) => {
    await open(address);
    expect(await findBarriers(page)).toEqual([]);
  });
}

for (const kind of staticKinds) {
  test(`${kind} has no barrier that axe can find before the first intent`, nightly, async ({page, read}) => {
    await read(addresses[kind]);
    expect(await findBarriers(page)).toEqual([]);
  });
}

for (const locale of locales.filter(({pathPrefix}) => pathPrefix !== '')) {
  for (const kind of translatedKinds) {
    test(`${kind} in ${locale.label} has no barrier that axe can find`, async ({page, open}) => {
      await open(inLocale(locale, addresses[kind]));
      expect(await findBarriers(page)).toEqual([]);
    });
  }
}

test.describe('to a reader whose browser prefers the other language', () => {
  test.use({locale: 'vi-VN'});

  test('the offer of it has no barrier that axe can find', nightly, async ({page, open}) => {
    await open(addresses.guide);
    await expect(page.locator('[data-language-offer]')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });
});

// The main ones in three parts, of which one runs with each change.
for (const [chosen, details] of [
  ...[0, 1, 2].map((part) => [mainKinds.filter((_, index) => index % 3 === part), nightlyUnless(part === 0)] as const),
  [[...otherKinds], nightly] as const,
]) {
  test(`${chosen.join(', ')} can be read in the dark`, details, async ({page, open}) => {
    await rememberMode(page, 'dark');
    for (const kind of chosen) {
      await open(kinds[kind] ?? '');
      expect(await findDarkBarriers(page), kind).toEqual([]);
    }
  });
}

/** What lies above a page, and how a reader opens it. */
type Layers = Readonly<Record<string, (page: Page) => Promise<void>>>;

function layersIn(language: keyof typeof words): Layers {
  const {openMenu, shortcuts} = words[language];
  return {
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
      await searchBoxOf(page).ask(searches[language].many);
    },
  };
}

for (const locale of locales) {
  for (const [layer, show] of Object.entries(layersIn(locale.code))) {
    test(
      `${layer} in ${locale.label} has no barrier that axe can find`,
      nightlyTranslation(locale),
      async ({page, open}) => {
        await open(inLocale(locale, addresses.guide));
        await show(page);
        // What a layer covers in part cannot be pressed meanwhile, and is no small target.
        const layers = analyse(page).withTags(axeTags).exclude('.page-body');
        expect(await findBarriers(page, layers)).toEqual([]);
      },
    );
  }
}

for (const [layer, show] of Object.entries(layersIn('en'))) {
  test(`${layer} can be read in the dark`, nightly, async ({page, open}) => {
    await rememberMode(page, 'dark');
    await open(addresses.guide);
    await show(page);
    expect(await findDarkBarriers(page)).toEqual([]);
  });
}
