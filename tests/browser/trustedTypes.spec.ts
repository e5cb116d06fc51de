import type {Page} from '@playwright/test';
import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';
import {openSearchBox, searches} from '../support/searchBox';
import {words} from '../support/words';

/**
 * Serves pages as a server does that wants reports: of each place where code turns a text into markup or into the address of
 * a script, and the page's own policy does not permit it.
 */
async function collectReports(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeFunction('report', (text: string) => void reports.push(text));
  await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
    event.effectiveDirective === 'require-trusted-types-for' &&
      report([event.sample, event.sourceFile, event.lineNumber, event.columnNumber].join(' ')))`);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      'content-security-policy-report-only': "require-trusted-types-for 'script'",
    };
    return route.fulfill({response, headers});
  });
  return reports;
}

// What is refused on purpose is in the console too.
test.use({expectedFaults: /404|Trusted|report-only|script-src-attr|inline event handler/i});

test('a page that writes what runs is reported', nightly, async ({page, open}) => {
  const reports = await collectReports(page);
  await open(addresses.guide);
  await page.evaluate(() => {
    document.createElement('p').innerHTML = '<img src="/x.png" onerror="alert(1)">';
    document.createElement('script').src = 'https://evil.example/x.js';
  });
  await expect.poll(() => reports.length).toBe(2);
});

for (const locale of locales) {
  const {colourMode, copyCode} = words[locale.code];
  test(`every kind of page in ${locale.label} is used without a report`, nightly, async ({page, open}) => {
    test.setTimeout(300_000);
    const reports = await collectReports(page);
    for (const address of Object.values(addresses)) {
      await open(inLocale(locale, address));
      // Within the application: what the router draws.
      const next = page.locator('.menu__link:not([href="#"]):visible, article a[href^="/"]:visible').first();
      if ((await next.count()) > 0) await next.click();
    }
    await open(inLocale(locale, addresses.operation));
    await page.locator('details.try > summary').first().click();
    await page.locator('.try-actions [type="submit"]').first().click();
    await expect(page.locator('.try-outcome').first()).toBeVisible();
    const box = await openSearchBox(page);
    await box.ask(searches[locale.code].query);
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: colourMode}).click();
    await page.getByRole('button', {name: copyCode}).first().click();
    expect(reports).toEqual([]);
  });
}
