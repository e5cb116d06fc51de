import {sourceLocale} from '../../src/kit/locales';
import {addresses, inLocale, inOlderVersion, locales, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightlyUnless} from '../support/nightly';

/** Pages with tables of two to five columns. */
const pages = [addresses.questions, addresses.operation, addresses.formats, addresses.concept, inOlderVersion('/docs')];

for (const locale of locales) {
  for (const width of [widths.narrowestPhone, widths.phone]) {
    test(
      `in ${locale.label} at ${width} pixels, tables neither scroll nor stick out`,
      nightlyUnless(locale.code === sourceLocale && width === widths.narrowestPhone),
      async ({page, open}) => {
        await page.setViewportSize({width, height: 800});
        for (const address of pages) {
          await open(inLocale(locale, address));
          const tables = page.locator('.page-body table');
          expect(await tables.count(), address).toBeGreaterThan(0);
          const wide = await tables.evaluateAll((all) =>
            all
              .flatMap((table) => [table, ...table.querySelectorAll('tbody > tr > *')])
              .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1)
              .map((element) => element.outerHTML.slice(0, 120)),
          );
          expect(wide, address).toEqual([]);
        }
      },
    );
  }
}

test('the rows of wide tables are cards on a phone, with the heads of their columns', async ({page, open}) => {
  await page.setViewportSize({width: widths.phone, height: 800});
  await open(addresses.formats);
  const table = page.locator('table.stacked:not(.api-table)').first();
  const heads = (await table.locator('thead th').allTextContents()).slice(1);
  const cells = table.locator('tbody tr').first().locator('td:not(:first-child)');
  const labels = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content));
  expect(labels.map((label) => label.replaceAll('"', ''))).toEqual(heads.map((head) => `${head}: `));
  const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
  expect(tops).toEqual([...new Set(tops)].sort((one, other) => one - other));
  await page.setViewportSize({width: widths.desk, height: 800});
  await expect(table.locator('thead')).toBeVisible();
  expect(await cells.first().evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('none');
});
