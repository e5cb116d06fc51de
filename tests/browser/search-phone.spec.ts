import {addresses, inLocale, locales, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {openSearchBox} from '../support/searchBox';

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
