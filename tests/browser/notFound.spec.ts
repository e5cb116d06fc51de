import {sourceLocale} from '../../src/kit/locales';
import {
  addresses,
  inLocale,
  inOlderVersion,
  locales,
  nowhere,
  numberedGuide,
  olderVersion,
  widths,
} from '../support/addresses';
import {expect, test, waitUntilReady} from '../support/fixtures';
import {nightly, nightlyTranslation, nightlyUnless} from '../support/nightly';
import {watchShifts} from '../support/watchShifts';
import {words} from '../support/words';

test.use({expectedFaults: /404/});

for (const locale of locales) {
  test(`an unknown address is answered in ${locale.label} and the nearest page is offered`, async ({page}) => {
    const response = await page.goto(inLocale(locale, nowhere));
    expect(response?.status()).toBe(404);
    await waitUntilReady(page);
    await expect(page.locator('html')).toHaveAttribute('lang', locale.htmlLang);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words[locale.code].notFound);
    const similar = page.locator('[data-similar-pages]').getByRole('link');
    await expect(similar.first()).toHaveText(words[locale.code].guide);
    await similar.first().click();
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, addresses.guide)}$`));
  });

  for (const address of [nowhere, inOlderVersion('/docs/nowhere'), '/x/y/z', '/docs/release-notes/nowhere']) {
    test(
      `the title of the not-found page in ${locale.label} stays when scripts start at ${address}`,
      nightlyUnless(locale.code === sourceLocale && address === nowhere),
      async ({page}) => {
        const response = await page.goto(inLocale(locale, address));
        const [, served = ''] = /<title[^>]*>([^<]*)</.exec((await response?.text()) ?? '') ?? [];
        expect(served).toMatch(words[locale.code].notFound);
        await waitUntilReady(page);
        // The notes about the address come after the title.
        await expect(page.locator('[data-similar-pages]')).toBeAttached();
        await expect(page).toHaveTitle(served);
      },
    );
  }

  test(
    `the not-found page in ${locale.label} is never empty while scripts start`,
    nightlyTranslation(locale),
    async ({page}) => {
      await page.addInitScript(() => {
        const headings: number[] = [];
        Object.assign(window, {headings});
        new MutationObserver(() => headings.push(document.querySelectorAll('main h1').length)).observe(document, {
          childList: true,
          subtree: true,
        });
      });
      await page.goto(inLocale(locale, nowhere));
      await waitUntilReady(page);
      await expect(page.locator('[data-similar-pages]').getByRole('link').first()).toBeVisible();
      const counts = await page.evaluate(() => (window as unknown as {headings: number[]}).headings);
      expect(new Set(counts.slice(counts.indexOf(1)))).toEqual(new Set([1]));
    },
  );

  test(`the not-found page in ${locale.label} understands Vietnamese words, and nothing moves`, async ({
    page,
    open,
  }) => {
    // Low enough for the similar pages to push the footer, were there no room for them.
    await page.setViewportSize({width: widths.desk, height: 700});
    const readShifts = await watchShifts(page);
    const similar = page.locator('[data-similar-pages]').getByRole('link');
    for (const [address, wanted] of [
      ['/huong-dan/ky-so', '/docs/tutorial/receiver'],
      // The landing page of signing, or the way to sign that most readers have: both answer.
      ['/ky-hop-dong', '/docs/tutorial/receiver(?:/e_sign)?'],
      ['/h%E1%BB%A7y-ch%E1%BB%A9ng-t%E1%BB%AB', '/docs/tutorial/document/cancel'],
    ] as const) {
      await open(inLocale(locale, address));
      await expect(similar.first()).toBeVisible();
      const offered = await similar.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(offered).toContainEqual(expect.stringMatching(new RegExp(`^${inLocale(locale, wanted)}$`)));
      // A document that arrives in two parts may be painted in two steps.
      for (const shift of await readShifts()) expect(parseFloat(shift), shift).toBeLessThan(0.01);
    }
  });

  test(
    `the not-found page in ${locale.label} offers the newest version first, then that of the address`,
    nightlyTranslation(locale),
    async ({page, open}) => {
      await open(inLocale(locale, inOlderVersion(nowhere)));
      const similar = page.locator('[data-similar-pages]').getByRole('link');
      await expect(similar.first()).toHaveAttribute('href', inLocale(locale, addresses.guide));
      const older = similar.filter({hasText: `${words[locale.code].guide} (${olderVersion})`});
      await expect(older).toHaveAttribute('href', inLocale(locale, inOlderVersion(addresses.guide)));
    },
  );

  for (const [what, wrong] of [
    ['in another case', addresses.guide.toUpperCase()],
    ['with the number of the newest version', numberedGuide],
  ] as const) {
    test(
      `on a host without redirects, an address ${what} stays not found in ${locale.label} and offers the page`,
      nightly,
      async ({page}) => {
        const address = `${locale.pathPrefix}${wrong}`;
        await page.route(`**${address}`, async (route) => {
          const response = await route.fetch({url: new URL(inLocale(locale, '/nowhere'), route.request().url()).href});
          await route.fulfill({response});
        });
        await page.goto(address);
        await waitUntilReady(page);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(words[locale.code].notFound);
        const similar = page.locator('[data-similar-pages]').getByRole('link');
        await expect(similar).toHaveText([words[locale.code].guide]);
        await expect(similar).toHaveAttribute('href', inLocale(locale, addresses.guide));
        await expect(page.getByRole('heading', {level: 1})).toHaveText(words[locale.code].notFound);
      },
    );
  }

  test(`where no page is similar, the not-found page in ${locale.label} says where to begin`, async ({page, open}) => {
    await open(inLocale(locale, '/xyzzyx'));
    const links = page.locator('[data-similar-pages]').getByRole('link');
    await expect(links).toHaveCount(4);
    await expect(links.first()).toHaveAttribute('href', inLocale(locale, '/docs/tutorial/receiver/message'));
  });

  test(`an unknown address of an old version is answered in ${locale.label} too`, nightly, async ({page, open}) => {
    await open(inLocale(locale, inOlderVersion('/docs/nowhere')));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words[locale.code].notFound);
  });

  test(`the not-found page in ${locale.label} leads home`, nightly, async ({page, open}) => {
    await open(inLocale(locale, '/x/y/z'));
    await page
      .getByRole('main')
      .locator(`a[href="${inLocale(locale, '/')}"]`)
      .click();
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, '/')}$`));
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(words[locale.code].notFound);
  });
}
