import {addresses, inLocale, locales, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly, nightlyTranslation} from '../support/nightly';

for (const locale of locales) {
  test(
    `in ${locale.label}, a line of text has 65 to 80 characters`,
    nightlyTranslation(locale),
    async ({page, open}) => {
      await open(inLocale(locale, addresses.concept));
      const lengths = await page.evaluate(() =>
        [
          ...document.querySelectorAll('.theme-doc-markdown p:not(:is(li, td, figure, .alert, details, header) p)'),
        ].flatMap((paragraph) => {
          const range = document.createRange();
          const lines = new Map<number, number>();
          const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            for (let at = 0; at < (node.textContent?.length ?? 0); at += 1) {
              range.setStart(node, at);
              range.setEnd(node, at + 1);
              const {bottom, width} = range.getBoundingClientRect();
              const line = Math.round(bottom / 10);
              if (width > 0) lines.set(line, (lines.get(line) ?? 0) + 1);
            }
          }
          // The last line ends where the text ends.
          return [...lines.values()].slice(0, -1);
        }),
      );
      expect(lengths.length).toBeGreaterThan(5);
      const middle = lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)];
      expect(middle).toBeGreaterThanOrEqual(65);
      expect(middle).toBeLessThanOrEqual(80);
    },
  );
}

test('wide tables and code scroll inside themselves on a phone', nightly, async ({page, open}) => {
  await page.setViewportSize({width: widths.phone, height: 740});
  await open(addresses.operation);
  const found = await page.evaluate(() => {
    const isWide = (element: Element) => element.scrollWidth > element.clientWidth;
    const canScroll = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const wide = [...document.querySelectorAll('.theme-doc-markdown :is(table, pre)')].filter(isWide);
    return {
      wide: wide.length,
      stuck: wide.filter((element) => !canScroll(element) && !canScroll(element.parentElement!)).length,
      page: document.documentElement.scrollWidth - window.innerWidth,
    };
  });
  expect(found.wide).toBeGreaterThan(0);
  expect(found).toMatchObject({stuck: 0, page: 0});
});
