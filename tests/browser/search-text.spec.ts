import {fromHtml} from 'hast-util-from-html';
import {readSections} from '../../src/search/index/readSections';
import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {words} from '../support/words';

const parts = {isIgnored: () => false, isExample: () => false, isRequest: () => false};

const wordsOf = (text: string): string[] =>
  text
    .replace(/\u200b/g, '')
    .normalize('NFC')
    .split(/\s+/)
    .filter(Boolean);

for (const locale of locales) {
  test(`in ${locale.label}, what stands apart on a page is not joined in the search`, async ({page, open}) => {
    for (const address of [addresses.home, addresses.conventions]) {
      await open(inLocale(locale, address));
      const main = page.locator('main, .theme-layout-main').first();
      const seen = wordsOf(await main.evaluate((element) => (element as HTMLElement).innerText));
      const html = `<main>${await main.innerHTML()}</main>`;
      const read = new Set(wordsOf(readSections(fromHtml(html), false, parts)!.sections[0]!.content));
      expect(seen.length, address).toBeGreaterThan(50);
      expect(
        seen.filter((word) => !read.has(word)),
        address,
      ).toEqual([]);
    }
  });

  test(`in ${locale.label}, the search calls the home page by its name`, async ({page, open}) => {
    await open(inLocale(locale, addresses.home));
    expect(readSections(fromHtml(await page.content()), false, parts)?.title).toBe(words[locale.code].home);
  });
}
