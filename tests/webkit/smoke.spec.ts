import {addresses, inLocale, inOlderVersion, locales, nowhere, olderVersion, widths} from '../support/addresses';
import {currentVersion} from '../../src/kit/versions';
import {searches} from '../support/searchBox';
import {words} from '../support/words';
import {expect, test} from './fixtures';

const tried = '/docs/api/v1/details/documents/documents-process';
const place = 'before-you-begin';
const option = '[role="dialog"] [role="option"]';
const sample = (language: string): string => `[data-sample="${language}"]`;

for (const locale of locales) {
  const text = words[locale.code];
  const {query, page: found} = searches[locale.code];
  const other = locales.find(({code}) => code !== locale.code)!; // There are two languages.
  const here = (address: string): string => inLocale(locale, address);

  test.describe(`in ${locale.label}`, () => {
    test('readers come from the home page to the guides, to the next page, and back', async ({reader}) => {
      await reader.open(here(addresses.home));
      await reader.hover('.navbar .navbar__link', text.usageGuide);
      await reader.click('.navbar .dropdown__link', text.websiteGuide);
      await reader.until((home) => location.pathname !== home, here(addresses.home));
      await reader.open(here(addresses.guide));
      await reader.see('h1', text.guide);
      await reader.click('.pagination-nav__link--next');
      await reader.until((guide) => location.pathname !== guide, here(addresses.guide));
      await reader.see('h1');
      await reader.driver.back();
      await reader.at(here(addresses.guide));
      await reader.see('h1', text.guide);
    });

    test('a place of a page is found, and a link followed, before the application runs', async ({reader}) => {
      await reader.read(`${here(addresses.guide)}#${place}`);
      await reader.atPlace(place);
      expect(await reader.driver.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('false');
      await reader.click('.pagination-nav__link--next');
      await reader.until((guide) => location.pathname !== guide, here(addresses.guide));
      await reader.see('h1');
    });

    test('the search opens by its button and by keys, and leads to a page, whose words it marks', async ({reader}) => {
      await reader.open(here(addresses.introduction));
      const hasFocus = (): boolean => document.activeElement?.matches('[role="dialog"] [role="combobox"]') === true;
      for (const openBox of [
        () => reader.click('button[aria-haspopup="dialog"]'),
        () => reader.driver.press('/'),
        () => reader.driver.press('Control+k'),
      ]) {
        await openBox();
        await reader.until(hasFocus);
        await reader.driver.press('Escape');
        await reader.miss('[role="dialog"]');
      }
      await reader.driver.press('Control+k');
      await reader.until(hasFocus);
      await reader.driver.type(query);
      await reader.see(`${option}[aria-selected="true"] a[href="${here(found)}"]`);
      await reader.driver.press('ArrowDown');
      await reader.miss(`${option}[aria-selected="true"] a[href="${here(found)}"]`);
      await reader.driver.press('ArrowUp');
      await reader.see(`${option}[aria-selected="true"] a[href="${here(found)}"]`);
      await reader.driver.press('Enter');
      await reader.at(here(found));
      await reader.miss('[role="dialog"]');
      await reader.see('h1', text.guide);
      await reader.until(() => (CSS.highlights.get('site-search')?.size ?? 0) > 0);
    });

    test('the colours change, and stay after a reload', async ({reader}) => {
      await reader.open(here(addresses.guide));
      const background = (): string => getComputedStyle(document.documentElement).backgroundColor;
      const light = await reader.driver.evaluate(background);
      await reader.click('.navbar button', text.colourMode.source);
      await reader.until(() => document.documentElement.dataset.theme === 'dark');
      expect(await reader.driver.evaluate(background)).not.toBe(light);
      await reader.driver.reload();
      await reader.until(() => document.documentElement.dataset.theme === 'dark');
    });

    test('the menu of languages keeps query and place', async ({reader}) => {
      const address = `${addresses.guide}?from=mail#${place}`;
      await reader.open(here(address));
      await reader.hover('.navbar .dropdown [role="button"]', locale.label);
      await reader.click('.navbar .dropdown__menu a', other.label);
      await reader.at(inLocale(other, address));
      await reader.until((language) => document.documentElement.lang === language, other.htmlLang);
      await reader.atPlace(place);
    });

    test('the menu of versions leads to the same page of another one', async ({reader}) => {
      await reader.open(here(addresses.operation));
      await reader.click('.navbar .dropdown [role="button"]', currentVersion.label);
      await reader.click('.navbar .dropdown__menu a', olderVersion);
      await reader.at(here(inOlderVersion(addresses.operation)));
      await reader.see('.theme-doc-version-banner');
    });

    test('an operation has samples in the chosen language, copies them, and changes its tabs', async ({reader}) => {
      await reader.open(here(addresses.operation));
      await reader.see(sample('curl'));
      await reader.click('.api-samples label', 'Python');
      await reader.see(sample('python'));
      await reader.miss(sample('curl'));
      await reader.click('.api-samples .code-copy');
      await reader.see('.api-samples .code-copy', text.copied);
      await reader.open(here(addresses.guide));
      await reader.open(here(addresses.operation));
      await reader.see(sample('python'));
    });

    test('a call is tried in the page, on a phone too', async ({reader}) => {
      for (const width of [widths.desk, widths.phone]) {
        await reader.resize(width, 900);
        await reader.open(here(tried));
        await reader.click('details.try > summary');
        await reader.click('.try-actions [type="submit"]');
        await reader.see('.try-answer pre code', '"code": 100');
        await reader.see('.sandbox-band');
      }
    });

    test('the menu of a phone opens, leads to a page, and closes', async ({reader}) => {
      await reader.resize(widths.phone, 740);
      await reader.open(here(addresses.guide));
      await reader.click('.navbar__toggle');
      await reader.click(`.navbar-sidebar a[href="${here('/docs/tutorial/receiver/approve')}"]`);
      await reader.at(here('/docs/tutorial/receiver/approve'));
      await reader.until(() => document.querySelector('.navbar-sidebar')!.getBoundingClientRect().right < 1);
      expect(await reader.driver.evaluate(() => document.documentElement.scrollWidth)).toBe(widths.phone);
    });

    test('a term says its meaning above it, and leads to the glossary', async ({reader}) => {
      await reader.open(here(addresses.guide));
      await reader.miss('.term-tip');
      await reader.hover('.theme-doc-markdown .term a');
      await reader.see('.term-tip');
      await reader.click('.theme-doc-markdown .term a');
      await reader.until(() => location.hash.startsWith('#term-'));
      expect(await reader.driver.evaluate(() => location.pathname)).toBe(here(addresses.glossary));
      await reader.atPlace((await reader.driver.evaluate(() => location.hash)).slice(1));
    });

    test('a walkthrough goes on, and has an address for each screen', async ({reader}) => {
      await reader.open(here(addresses.guide));
      await reader.click('.walk-next');
      await reader.at(here(`${addresses.guide}#walk-sign-draw-2`));
      await reader.read(here(`${addresses.guide}?again#walk-sign-draw-5`));
      await reader.until(() => {
        const screens = [...document.querySelectorAll('.walk li > div')];
        const shown = screens.filter((screen) => screen.checkVisibility({visibilityProperty: true}));
        return shown.length === 1 && screens.indexOf(shown[0]!) === 4;
      });
    });

    test('a question unfolds at a press and by its address', async ({reader}) => {
      const answer = 'details.question:has(> summary #account) > section';
      await reader.open(here(addresses.questions));
      await reader.miss(answer);
      await reader.click('#account');
      await reader.see(answer);
      await reader.read(here(`${addresses.questions}?again#account`));
      await reader.see(answer);
    });

    test.describe('at an unknown address', () => {
      test.use({expectedFaults: /404/});

      test('readers are told so, and find the nearest page', async ({reader}) => {
        await reader.read(here(nowhere));
        await reader.see('h1');
        expect(await reader.driver.evaluate(() => document.title)).toMatch(text.notFound);
        await reader.click('[data-similar-pages] a', text.guide);
        await reader.at(here(addresses.guide));
      });
    });
  });
}
