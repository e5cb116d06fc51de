import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {buildFolder} from '../../tools/buildFolder';
import {sourceLocale} from '../../src/kit/locales';
import {currentVersion, versions} from '../../src/kit/versions';
import {readSitemap} from '../dist/sitemaps';
import {inLocale, locales, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {localeOf} from '../support/localeOf';
import {nightly} from '../support/nightly';
import {visitPages} from './visitPages';

const folder = buildFolder();

/** Pages per test, at most: few enough for a clear report and for workers that end together, enough to spare windows. */
const batchSize = 40;

/** One in so many pages of the current version is also used with each change; all of them are by night. */
const usedInterval = 10;

function batches(addresses: readonly string[]): string[][] {
  const count = Math.ceil(addresses.length / batchSize);
  const size = Math.ceil(addresses.length / count);
  return Array.from({length: count}, (_, index) => addresses.slice(index * size, (index + 1) * size));
}

const olderPaths = versions.filter(({name}) => name !== currentVersion.name).map(({path}) => `/docs/${path}`);

for (const locale of locales) {
  const addresses = readSitemap(readFileSync(resolve(folder, `.${locale.pathPrefix}/sitemap.xml`), 'utf8'));
  const older = olderPaths.map((path) => inLocale(locale, path));
  const current = addresses.filter((address) => !older.some((path) => `${address}/`.startsWith(`${path}/`)));
  const used = new Set(current.filter((_, index) => index % usedInterval === 0));

  test(`the sitemap in ${locale.label} lists pages of this language`, () => {
    expect(current.length).toBeGreaterThan(0);
    expect(addresses.length).toBeGreaterThan(current.length);
    expect(addresses.filter((address) => localeOf(address).code !== locale.code)).toEqual([]);
  });

  const olderPages = addresses.filter((address) => !current.includes(address));
  // Components are the same in every language, and older versions are frozen: what may break them breaks the current one of
  // the source first.
  const byDay = locale.code === sourceLocale ? current : [...used];
  for (const [batch, when] of [
    ...batches(byDay).map((one) => [one, {}] as const),
    ...batches(current.filter((address) => !byDay.includes(address))).map((one) => [one, nightly] as const),
    ...batches(olderPages).map((one) => [one, nightly] as const),
  ]) {
    test(
      `in ${locale.label}, ${batch[0]} and the ${batch.length - 1} after it work and fit a phone`,
      when,
      async ({page}) => {
        test.slow();
        await page.setViewportSize({width: widths.phone, height: 740});
        expect(await visitPages(page, batch, locale.htmlLang, (address) => used.has(address))).toEqual([]);
      },
    );
  }

  // The application is the same in every version, and so are the components that it takes over.
  for (const batch of batches(current.filter((address) => !used.has(address)))) {
    test(
      `in ${locale.label}, ${batch[0]} and the ${batch.length - 1} after it can be used`,
      nightly,
      async ({page}) => {
        test.slow();
        await page.setViewportSize({width: widths.phone, height: 740});
        expect(await visitPages(page, batch, locale.htmlLang, () => true)).toEqual([]);
      },
    );
  }
}
