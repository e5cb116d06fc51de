import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {words} from '../support/words';

for (const locale of locales) {
  test(`in ${locale.label}, the first Tab offers to skip to the text`, async ({page, open}) => {
    await open(inLocale(locale, addresses.guide));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: words[locale.code].skipToContent});
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.querySelector('h1') !== null)).toBe(true);
  });
}
