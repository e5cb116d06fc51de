import type {Page} from '@playwright/test';
import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';

/** @returns the names of the style sheets that the document links, in their order, without their hashes */
async function linkedStyles(page: Page): Promise<string[]> {
  const links = page.locator('link[rel=stylesheet]');
  return links.evaluateAll((all) =>
    all.map((link) => /([\w-]+)\.\w+\.css$/.exec(link.getAttribute('href') ?? '')?.[1] ?? ''),
  );
}

const sketch = '.sketch';
const radius = (page: Page): Promise<string> =>
  page
    .locator(sketch)
    .first()
    .evaluate((element) => getComputedStyle(element).borderRadius);

for (const locale of locales) {
  test(`in ${locale.label}, a page links the styles of all pages and of what it shows, in this order`, async ({
    page,
    open,
  }) => {
    await open(inLocale(locale, addresses.questions));
    expect(await linkedStyles(page)).toEqual(['styles']);
    await open(inLocale(locale, addresses.guide));
    expect(await linkedStyles(page)).toEqual(['styles', 'sketches']);
    await open(inLocale(locale, addresses.operation));
    expect(await linkedStyles(page)).toEqual(['styles', 'code', 'api']);
  });

  test(`in ${locale.label}, the styles of a page come with it when a link leads there, and only once`, async ({
    page,
    open,
  }) => {
    const guide = inLocale(locale, addresses.guide);
    await open(guide);
    const served = await radius(page);
    expect(served).not.toBe('0px');
    await open(inLocale(locale, addresses.questions));
    const link = page.locator(`article a[href="${guide}"]`).first();
    await link.click();
    await expect(page.locator(sketch).first()).toBeVisible();
    expect(await radius(page)).toBe(served);
    expect(await linkedStyles(page)).toEqual(['styles', 'sketches']);
    await page.goBack();
    await expect(link).toBeVisible();
    await page.goForward();
    await expect(page.locator(sketch).first()).toBeVisible();
    expect(await linkedStyles(page)).toEqual(['styles', 'sketches']);
  });
}

test.describe('when something is not there', () => {
  test.use({expectedFaults: /404|the site was released anew/});

  test('a page whose styles cannot be had can be read', async ({page, open}) => {
    await page.route(/\/assets\/css\/sketches\./, (route) => route.fulfill({status: 404, body: ''}));
    await open(addresses.questions);
    await page.locator(`article a[href="${addresses.guide}"]`).first().click();
    await expect(page.locator(sketch).first()).toBeVisible();
  });

  test('after a new release a link loads its page as a whole', async ({page, open}) => {
    await open(addresses.questions);
    await page.route(`**${addresses.guide}`, async (route) => {
      if (route.request().resourceType() === 'document') return route.continue();
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({response, body: html.replace(/\/styles\.\w+\.css/, '/styles.00000000.css')});
    });
    const loadedAnew = page.waitForEvent('load');
    await page.locator(`article a[href="${addresses.guide}"]`).first().click();
    await loadedAnew;
    await expect(page).toHaveURL(new RegExp(`${addresses.guide}$`));
    expect(await linkedStyles(page)).toEqual(['styles', 'sketches']);
  });
});
