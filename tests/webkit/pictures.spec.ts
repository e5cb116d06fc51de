import {addresses, inLocale, locales, nowhere, widths} from '../support/addresses';
import {pictureFonts, useOwnFonts} from '../visual/fonts';
import {expect, test} from './fixtures';

/** The kinds with most parts, on a desk and on a phone, in both languages and both modes. */
const pictures = [
  {kind: 'home', address: addresses.home, language: 'en', width: widths.desk, mode: 'light'},
  {kind: 'guide', address: addresses.guide, language: 'vi', width: widths.phone, mode: 'light'},
  {kind: 'operation', address: addresses.operation, language: 'en', width: widths.desk, mode: 'dark'},
  {kind: 'operation', address: addresses.operation, language: 'vi', width: widths.phone, mode: 'light'},
  {kind: 'questions', address: addresses.questions, language: 'en', width: widths.phone, mode: 'dark'},
  {kind: 'search', address: `${addresses.search}?q=otp`, language: 'vi', width: widths.desk, mode: 'light'},
  {kind: 'notFound', address: nowhere, language: 'en', width: widths.phone, mode: 'light'},
] as const;

test.use({expectedFaults: /404/});

for (const {kind, address, language, width, mode} of pictures) {
  const locale = locales.find(({code}) => code === language)!; // It is one of the site's languages.

  test(`${kind} in ${locale.label}, ${mode}, at ${width} pixels looks as it was reviewed`, async ({reader}) => {
    await reader.resize(width, 740);
    await reader.read(inLocale(locale, addresses.introduction));
    await reader.driver.evaluate((chosen) => localStorage.setItem('theme-docs', chosen), mode);
    await reader.open(inLocale(locale, address));
    if (kind === 'notFound') await reader.see('[data-similar-pages] a');
    if (kind === 'search') await reader.see('main [data-search-status="idle"] a');
    await reader.driver.evaluate(useOwnFonts, pictureFonts);
    // As with Chromium: letters are smoothed a little differently by another processor, a moved line differs more.
    const name = `${kind}-${language}-${width}-${mode}.png`;
    expect(await reader.driver.screenshot()).toMatchSnapshot(name, {maxDiffPixelRatio: 0.01});
  });
}
