import {addresses, inLocale, locales, nowhere, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {rememberMode} from '../support/remember';
import {pictureFonts, useOwnFonts} from './fonts';

const kinds = {
  home: addresses.home,
  guide: addresses.guide,
  operation: addresses.operation,
  questions: addresses.questions,
  category: addresses.category,
  search: addresses.search,
  notFound: nowhere,
} as const;

interface Picture {
  kind: keyof typeof kinds;
  language: 'en' | 'vi';
  width: number;
  mode: 'light' | 'dark';
}

const plain = {language: 'en', width: widths.desk, mode: 'light'} as const;

/**
 * Each kind of page once. Then the kinds that hold most parts on a phone, where parts move; in the dark, where mockups,
 * code and cards have colours of their own; and in Vietnamese, whose words are longer and whose letters are higher.
 */
const pictures: readonly Picture[] = [
  ...(Object.keys(kinds) as Picture['kind'][]).map((kind) => ({...plain, kind})),
  {...plain, kind: 'home', width: widths.phone},
  {...plain, kind: 'guide', width: widths.phone},
  {...plain, kind: 'operation', width: widths.phone},
  {...plain, kind: 'guide', mode: 'dark'},
  {...plain, kind: 'operation', mode: 'dark'},
  {...plain, kind: 'operation', language: 'vi'},
  {...plain, kind: 'home', language: 'vi', width: widths.phone},
];

test.use({expectedFaults: /404/});

for (const {kind, language, width, mode} of pictures) {
  const locale = locales.find(({code}) => code === language)!; // It is one of the site's languages.

  test(`${kind} in ${locale.label}, ${mode}, at ${width} pixels looks as it was reviewed`, async ({page, open}) => {
    await page.setViewportSize({width, height: 740});
    await rememberMode(page, mode);
    await open(inLocale(locale, kinds[kind]));
    // Pages like the missing one are found in the browser, after a moment.
    if (kind === 'notFound') await expect(page.locator('[data-similar-pages] a').first()).toBeVisible();
    await page.evaluate(useOwnFonts, pictureFonts);
    // The smoothing of letters differs a little from one processor to the next; a moved line differs more.
    await expect(page).toHaveScreenshot(`${kind}-${language}-${width}-${mode}.png`, {maxDiffPixelRatio: 0.01});
  });
}
