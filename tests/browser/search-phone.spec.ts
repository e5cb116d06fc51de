import type {Locator} from '@playwright/test';
import {addresses, inLocale, locales, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {openSearchBox, searches} from '../support/searchBox';

/** Expects that an empty input shows its whole placeholder. */
async function expectPlaceholderToFit(input: Locator): Promise<void> {
  const {text, room} = await input.evaluate((element: HTMLInputElement) => {
    const style = getComputedStyle(element);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.font = style.font;
    const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return {text: context.measureText(element.placeholder).width, room};
  });
  expect(text).toBeGreaterThan(0);
  expect(text).toBeLessThanOrEqual(room);
}

/** What readers search for most, as they type it on a phone: without tone marks. */
const wanted: Readonly<Record<string, string>> = {
  'ky nhay': '/docs/tutorial/receiver/signdraw',
  'phe duyet chung tu': '/docs/tutorial/receiver/approve',
  'quen mat khau': '/docs/tutorial/authentications/forgot-password',
  'doi mat khau': '/docs/tutorial/account/change-password',
  'tra cuu chung tu': '/docs/tutorial/document/lookup-document',
  'tai chung tu': '/docs/tutorial/document/download',
  'huy chung tu': '/docs/tutorial/document/cancel',
  'chia se chung tu': '/docs/tutorial/document/share',
  'tao chung tu tu mau': '/docs/tutorial/sender/create-from-document-template',
  'thung rac': '/docs/tutorial/document/recyclebin',
};

for (const locale of locales) {
  test(`in ${locale.label}, what the fields of the search say fits the narrowest phone`, async ({page, open}) => {
    await page.setViewportSize({width: widths.narrowestPhone, height: 640});
    await open(inLocale(locale, addresses.home));
    const launcher = page.locator('main a[href$="/search"]');
    const [outer, inner] = [await launcher.boundingBox(), await launcher.locator('span').boundingBox()];
    expect(inner?.width).toBeGreaterThan(0);
    expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width); // Both are on the screen.
    await expectPlaceholderToFit((await openSearchBox(page)).input);
    await open(inLocale(locale, addresses.search));
    await expectPlaceholderToFit(page.getByRole('searchbox'));
  });
}

test('the box fills the screen of a phone', async ({page, open}) => {
  await page.setViewportSize({width: widths.phone, height: 700});
  await open(addresses.introduction);
  const box = await openSearchBox(page);
  await box.ask(searches.en.query);
  expect(await box.dialog.boundingBox()).toEqual({x: 0, y: 0, width: widths.phone, height: 700});
  await expect(box.rows.first()).toBeInViewport();
});

const vietnamese = locales.find(({code}) => code === 'vi')!; // It is one of the site's languages.

test('Vietnamese without tone marks finds the most wanted pages, on a phone', async ({page, open}) => {
  await page.setViewportSize({width: widths.phone, height: 700});
  await open(inLocale(vietnamese, addresses.introduction));
  const box = await openSearchBox(page);
  for (const [query, address] of Object.entries(wanted)) {
    await box.input.fill(query);
    await expect(box.rows.first().locator('a')).toHaveAttribute('href', inLocale(vietnamese, address));
    await expect(box.rows.first()).toBeInViewport();
  }
});
