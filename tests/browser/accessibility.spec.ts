import AxeBuilder from '@axe-core/playwright';
import {addresses, inLocale, locales, nowhere, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';

/** WCAG 2.2, levels A and AA. No rule is switched off. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const kinds = {...addresses, notFound: nowhere};

for (const locale of locales) {
  for (const [kind, address] of Object.entries(kinds)) {
    for (const mode of ['light', 'dark']) {
      test.describe(`${kind} in ${locale.label}, ${mode}`, () => {
        test.use({expectedFaults: kind === 'notFound' ? /404/ : undefined});

        test('has no barrier that axe can find', async ({page, open}) => {
          await page.addInitScript((value) => localStorage.setItem('theme-docs', value), mode);
          await open(inLocale(locale, address));
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
          const {violations} = await new AxeBuilder({page}).withTags(tags).analyze();
          const barriers = violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`));
          expect(barriers).toEqual([]);
        });
      });
    }
  }

  test(`the open menu on a phone in ${locale.label} has no barrier that axe can find`, async ({page, open}) => {
    await page.setViewportSize({width: widths.phone, height: 740});
    await open(inLocale(locale, addresses.guide));
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    const {violations} = await new AxeBuilder({page}).withTags(tags).analyze();
    expect(violations.map(({id}) => id)).toEqual([]);
  });
}
