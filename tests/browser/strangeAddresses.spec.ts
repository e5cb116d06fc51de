import {sourceLocale} from '../../src/kit/locales';
import {addresses, inLocale, inOlderVersion, locales, numberedGuide, oldestVersion} from '../support/addresses';
import {expect, test, waitUntilReady} from '../support/fixtures';
import {nightly, nightlyUnless} from '../support/nightly';
import {words} from '../support/words';

test('a hash that cannot be decoded harms nothing, also on the way back', async ({page, open}) => {
  await open(`${addresses.guide}#%E0%A4%A`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.locator('.pagination-nav a').first().click();
  await expect(page).not.toHaveURL(new RegExp(addresses.guide));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(addresses.guide));
  await expect(page.locator('#before-you-begin')).toBeVisible();
});

test('a hash that cannot be decoded harms nothing when it is typed on an open page', nightly, async ({page, open}) => {
  await open(addresses.guide);
  await page.evaluate(() => {
    location.hash = '#%E0%A4%A';
  });
  await expect(page).toHaveURL((url) => url.hash === '');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.locator('.pagination-nav a').first().click();
  await expect(page).not.toHaveURL(new RegExp(addresses.guide));
});

test('an address with a slash too many leads to the page', async ({page, open}) => {
  await open(`${addresses.guide}/`);
  await expect(page).toHaveURL(new RegExp(`${addresses.guide}$`));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

for (const locale of locales) {
  for (const [address, target] of [
    [addresses.guide.toUpperCase(), addresses.guide],
    [numberedGuide, addresses.guide],
    ['/docs/tutorial', '/docs/tutorial/receiver'],
    [inOlderVersion('/docs/app'), inOlderVersion('/docs/app/authen')],
    ['/docs/api', '/docs/api/v1'],
    ['/docs/api/v2', '/docs/api/v2/details/authentications'],
    ['/docs/release-notes', '/docs/release-notes/website'],
    [inOlderVersion('/docs/api/v1'), inOlderVersion('/docs/api/v1/general')],
    [`/docs/${oldestVersion}/tutorial`, `/docs/${oldestVersion}/tutorial/receiver`],
  ] as const) {
    test(
      `in ${locale.label}, ${address} leads to ${target}`,
      nightlyUnless(locale.code === sourceLocale && target === addresses.guide),
      async ({page}) => {
        const response = await page.goto(`${locale.pathPrefix}${address}?from=mail`);
        expect(response?.status()).toBe(200);
        await expect(page).toHaveURL(new RegExp(`${inLocale(locale, target).replaceAll('.', '\\.')}\\?from=mail$`));
      },
    );
  }
}

for (const [parameter, attribute, fallback] of [
  ['docusaurus-data-theme', 'data-theme', 'light'],
  ['docusaurus-data-theme-choice', 'data-theme-choice', 'light'],
] as const) {
  test(`?${parameter} changes nothing`, nightly, async ({page, open, read}) => {
    const root = page.locator('html');
    await read(`${addresses.guide}?${parameter}=purple`);
    await expect(root).toHaveAttribute(attribute, fallback);
    await open(`${addresses.guide}?${parameter}=purple`);
    await expect(root).toHaveAttribute(attribute, fallback);
    await expect(root).toHaveAttribute('data-theme', 'light');
    await open(`${addresses.guide}?${parameter}=dark`);
    await expect(root).toHaveAttribute(attribute, fallback);
  });
}

test.describe('an encoded ? or # in the path', nightly, () => {
  test.use({expectedFaults: /404/});

  for (const address of ['/docs%3Fx', '/docs%23x']) {
    test(`${address} is no page, and is not taken for one`, async ({page, open}) => {
      expect((await page.goto(address))?.status()).toBe(404);
      await open(address);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(words.en.notFound);
    });
  }
});

test.describe('addresses that cannot be decoded', () => {
  test.use({expectedFaults: /40[04]/});

  for (const [locale, path, status] of locales.flatMap((each) => [
    [each, '/docs/%FF', 400] as const,
    // The router decodes twice.
    [each, '/docs/%25FF', 404] as const,
  ])) {
    test(
      `${path} is answered in ${locale.label}, with ways on`,
      nightlyUnless(locale.code !== sourceLocale && status === 400),
      async ({page}) => {
        const response = await page.goto(`${locale.pathPrefix}${path}`);
        expect(response?.status()).toBe(status);
        await waitUntilReady(page);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(words[locale.code].notFound);
        await page
          .getByRole('main')
          .locator(`a[href="${inLocale(locale, '/docs')}"]`)
          .click();
        await expect(page).toHaveURL(new RegExp(`${inLocale(locale, '/docs')}$`));
        await page.goBack();
        await expect(page.getByRole('heading', {level: 1})).toHaveText(words[locale.code].notFound);
      },
    );
  }
});
