import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {readSitemap} from '../dist/sitemaps';
import {expect, test} from '../support/fixtures';
import {localeOf} from '../support/localeOf';
import {locales, widths} from '../support/addresses';
import {visitPages} from './visitPages';
import {buildFolder} from '../../tools/buildFolder';

const folder = buildFolder();

/** Pages per test: few enough for a clear report, enough to spare a browser window per page. */
const batchSize = 25;

function batches(addresses: readonly string[]): string[][] {
  const count = Math.ceil(addresses.length / batchSize);
  return Array.from({length: count}, (_, index) => addresses.slice(index * batchSize, (index + 1) * batchSize));
}

for (const locale of locales) {
  const addresses = readSitemap(readFileSync(resolve(folder, `.${locale.pathPrefix}/sitemap.xml`), 'utf8'));

  test(`the sitemap in ${locale.label} lists pages of this language`, () => {
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => localeOf(address).code !== locale.code)).toEqual([]);
  });

  for (const batch of batches(addresses)) {
    test(`in ${locale.label}, ${batch[0]} and the ${batch.length - 1} after it work and fit a phone`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({width: widths.phone, height: 740});
      expect(await visitPages(page, batch, locale.htmlLang)).toEqual([]);
    });
  }
}
