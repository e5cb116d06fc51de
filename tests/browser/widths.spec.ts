import {addresses, inLocale, locales, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {words} from '../support/words';

const kinds = [
  'home',
  'guide',
  'operation',
  'questions',
  'search',
  'cards',
  'glossary',
  'tags',
  'conventions',
] as const;

for (const locale of locales) {
  const {openMenu, docsSidebar} = words[locale.code];

  test(`in ${locale.label}, the menu button gives way to the full bar between 996 and 997 pixels`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({width: widths.widestPhone, height: 800});
    await open(inLocale(locale, addresses.guide));
    await expect(page.getByRole('button', {name: openMenu})).toBeVisible();
    await expect(page.getByRole('navigation', {name: docsSidebar})).toBeHidden();
    await page.setViewportSize({width: widths.narrowestDesk, height: 800});
    await expect(page.getByRole('button', {name: openMenu})).toBeHidden();
    await expect(page.getByRole('navigation', {name: docsSidebar})).toBeVisible();
  });

  for (const width of Object.values(widths)) {
    test(`in ${locale.label}, nothing sticks out at ${width} pixels`, async ({page, open}) => {
      await page.setViewportSize({width, height: 800});
      for (const kind of kinds) {
        await open(inLocale(locale, addresses[kind]));
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${kind} at ${width}`).toBeLessThanOrEqual(0);
      }
    });
  }
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
