import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test, waitUntilReady} from '../support/fixtures';
import {words} from '../support/words';

test.use({expectedFaults: /ERR_FAILED|ChunkLoadError|Loading chunk/});

for (const locale of locales) {
  test(`in ${locale.label}, a page whose script does not arrive says so, can be read, and can be tried again`, async ({
    page,
  }) => {
    // All scripts but the first two arrive too late for ever: the page's own part is among them.
    const isPart = (url: URL) => /\/assets\/js\/(?!main|runtime)/.test(url.pathname);
    await page.route(isPart, (route) => route.abort());
    await page.goto(inLocale(locale, addresses.guide));
    const notice = page.getByRole('alert').filter({has: page.getByRole('button', {name: words[locale.code].retry})});
    await expect(notice).toBeVisible();
    await expect(page.locator('#before-you-begin')).toBeVisible();
    await page.unroute(isPart);
    await notice.getByRole('button', {name: words[locale.code].retry}).click();
    await waitUntilReady(page);
    await expect(notice).toHaveCount(0);
  });
}
