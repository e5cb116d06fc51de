import {addresses, inLocale, locales, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {words} from '../support/words';

const kinds = ['home', 'guide', 'operation', 'questions', 'search'] as const;

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
}
