import {addresses, locales, inLocale, nowhere, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';
import {words} from '../support/words';

/** One of each kind of page. */
const kinds = [
  addresses.home,
  addresses.introduction,
  addresses.guide,
  addresses.operation,
  addresses.cards,
  addresses.questions,
  addresses.glossary,
  addresses.releaseNotes,
  addresses.tags,
  addresses.tag,
  addresses.conventions,
  addresses.search,
  nowhere,
];

/** On a desk they have a frame of their own: frame.spec.ts. */
const withoutSidebar: readonly string[] = [
  addresses.home,
  addresses.tags,
  addresses.tag,
  addresses.conventions,
  addresses.search,
  nowhere,
];

/** Both sides of the theme's break, and where columns are widest. */
const mainWidths: number[] = [widths.narrowestPhone, widths.narrowestDesk, widths.widestDesk];
/** Up to here pages keep the margins of a phone: `src/site/css/layout.css`. */
const largestPhone = 576;

const otherWidths = Object.values(widths).filter((width) => !mainWidths.includes(width));

for (const [chosen, details] of [
  [mainWidths, {}],
  [otherWidths, nightly],
] as const) {
  test.describe(`at ${chosen.join(', ')} pixels`, () => {
    // The not-found page is not there, as it should be.
    test.use({expectedFaults: /404/});

    test(
      'nothing sticks out, and all pages with a sidebar and their feet start at the same line',
      details,
      async ({page, read}) => {
        const overflow: string[] = [];
        const starts = new Map<string, string>();
        for (const address of kinds) {
          await read(address);
          for (const width of chosen) {
            await page.setViewportSize({width, height: 900});
            const [wide, title, foot] = await page.evaluate(() => [
              document.documentElement.scrollWidth - window.innerWidth,
              Math.round(document.querySelector('h1')?.getBoundingClientRect().x ?? NaN),
              Math.round(document.querySelector('.footer__title')?.getBoundingClientRect().x ?? NaN),
            ]);
            if (wide !== undefined && wide > 0) overflow.push(`${address} by ${wide} at ${width}`);
            if (width > widths.widestPhone && withoutSidebar.includes(address)) continue;
            // On tablets and in the widest windows pages stand in the middle: frame.spec.ts.
            const isInMiddle = width === widths.widestDesk || (width > largestPhone && width <= widths.widestPhone);
            if (!isInMiddle) starts.set(`${title} at ${width}`, address);
            starts.set(`${foot} at ${width}`, `the foot of ${address}`);
          }
        }
        expect(overflow).toEqual([]);
        expect([...starts.entries()]).toHaveLength(chosen.length);
      },
    );
  });
}

test('words of the foot stay in their columns on the narrowest phone', async ({page, read}) => {
  await page.setViewportSize({width: widths.narrowestPhone, height: 800});
  for (const locale of locales) {
    await read(inLocale(locale, addresses.home));
    const cut = await page
      .locator('.footer__col')
      .evaluateAll((all) => all.filter((column) => column.scrollWidth > column.clientWidth).map((c) => c.textContent));
    expect(cut).toEqual([]);
  }
});

test('the menu button gives way to the full bar between 996 and 997 pixels', async ({page, open}) => {
  const {openMenu, docsSidebar} = words.en;
  await page.setViewportSize({width: widths.widestPhone, height: 800});
  await open(addresses.guide);
  await expect(page.getByRole('button', {name: openMenu})).toBeVisible();
  await expect(page.getByRole('navigation', {name: docsSidebar})).toBeHidden();
  await page.setViewportSize({width: widths.narrowestDesk, height: 800});
  await expect(page.getByRole('button', {name: openMenu})).toBeHidden();
  await expect(page.getByRole('navigation', {name: docsSidebar})).toBeVisible();
});

for (const locale of locales) {
  test(`in ${locale.label}, the bar stays on one line, and nothing in it is cut off`, async ({page, open}) => {
    await open(inLocale(locale, addresses.home));
    const bar = page.getByRole('navigation', {name: words[locale.code].mainNavigation});
    for (let width: number = widths.narrowestDesk; width <= widths.desk; width += 40) {
      await page.setViewportSize({width, height: 800});
      const faults = await bar.evaluate((element) => {
        const parts = [...element.querySelectorAll('.navbar__items > *')]
          .map((part) => part.getBoundingClientRect())
          // The link to the other language is there for phones.
          .filter((part) => part.width > 0);
        const {bottom, right} = element.getBoundingClientRect();
        const lines = [...element.querySelectorAll('.navbar__link')].filter(({clientHeight}) => clientHeight > 46);
        const overlaps = parts.filter((part, index) => part.left < (parts[index - 1]?.right ?? 0) - 1);
        const outside = parts.filter((part) => part.right > right || part.bottom > bottom);
        const title = element.querySelector('.navbar__title');
        const brand = element.querySelector('.navbar__brand');
        const isWhole = !title || !brand || title.scrollWidth <= title.clientWidth;
        const isGone = (title?.getBoundingClientRect().top ?? 0) >= (brand?.getBoundingClientRect().bottom ?? 0);
        return [lines.length, overlaps.length, outside.length, isWhole || isGone ? 0 : 1];
      });
      expect(faults, `at ${width} pixels`).toEqual([0, 0, 0, 0]);
    }
  });
}
