import {versions} from '../../src/kit/versions';
import {maxQueryLength, resultsPerStep} from '../../src/search/shared/limits';
import {addresses, inLocale, locales, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly, nightlyTranslation, nightlyUnless} from '../support/nightly';
import {openSearchBox, searches, seeAll, typeText} from '../support/searchBox';
import {watchShifts} from '../support/watchShifts';

const older = versions[1]!; // The site has an older version, see src/kit/versions.ts.

/** What may move altogether while the page is loaded; below 0.1 Google calls a page good. */
const maxShift = 0.05;

for (const locale of locales) {
  const {query, page: wanted, nothing, many} = searches[locale.code];
  const address = (text: string): string => inLocale(locale, `${addresses.search}?q=${encodeURIComponent(text)}`);

  test.describe(`search page in ${locale.code}`, nightlyTranslation(locale), () => {
    test('shows the results of the query in the address, step by step, with excerpts', async ({page, open}) => {
      await open(address(many));
      const results = page.locator('main article[data-kind="page"]');
      await expect(results).toHaveCount(resultsPerStep);
      const status = page.getByRole('status');
      await expect(status).toContainText(String(resultsPerStep));
      const rows = await page.locator('main article').count();
      const more = page.getByRole('button', {name: {en: 'Show more', vi: 'Xem thêm'}[locale.code]});
      await more.click();
      await expect(results).toHaveCount(2 * resultsPerStep);
      await expect(page.locator('main article').nth(rows).locator('a')).toBeFocused();
      await expect(status).toContainText(String(2 * resultsPerStep));
      while (await more.isVisible()) await more.click();
      const all = await results.count();
      expect(all).toBeGreaterThan(2 * resultsPerStep);
      await expect(status).toHaveText(new RegExp(`^\\D*${all}\\D*$`));
      await expect(page.getByRole('searchbox')).toHaveValue(many);
      await expect(results.first().locator('mark').first()).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(many));
    });

    test('writes the query to the address, and follows Back', async ({page, open}) => {
      await open(address(many));
      const input = page.getByRole('searchbox');
      await input.fill(query);
      await expect(page).toHaveURL((url) => url.pathname.includes('/search'));
      const first = page.locator('main article a').first();
      await expect(first).toHaveAttribute('href', inLocale(locale, wanted));
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === query);
      await page.goBack();
      await expect(input).toHaveValue(many);
    });

    test('has the same rows as the box', async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      await box.ask(many);
      const expected = await box.rows.first().locator('a').innerHTML();
      await box.dialog.getByRole('link', {name: seeAll[locale.code]}).click();
      await expect(page).toHaveURL((url) => url.pathname.includes('/search'));
      const first = page.locator('main [data-search-status] article a').first();
      await expect(first).toBeVisible();
      // There, no head above the row names its area, so that the row shows it.
      const inBox = (html: string): string =>
        html.replaceAll(' role="heading" aria-level="2"', '').replace('<b>', '<b class="sr-only">');
      expect(inBox(await first.innerHTML())).toBe(expected);
      await expect(page.locator('main').getByRole('heading', {level: 2}).first()).toBeVisible();
    });

    for (const width of [widths.phone, widths.desk]) {
      test(
        `nothing moves when the results arrive, at ${width} px`,
        nightlyUnless(width === widths.phone),
        async ({page, read}) => {
          await page.setViewportSize({width, height: 740});
          const shifts = await watchShifts(page);
          await read(address(query));
          await expect(page.locator('main article').first()).toBeVisible();
          const values = (await shifts()).map((shift) => parseFloat(shift));
          expect(values.reduce((sum, value) => sum + value, 0)).toBeLessThan(maxShift);
        },
      );
    }

    test('cuts a query in the address that is longer than the box accepts', nightly, async ({page, open}) => {
      await open(address(`${query} ${'x'.repeat(maxQueryLength)}`));
      const input = page.getByRole('searchbox');
      await expect(input).toHaveValue(/x$/);
      expect((await input.inputValue()).length).toBe(maxQueryLength);
      await expect(page).toHaveTitle(/xx/);
      expect((await page.title()).length).toBeLessThan(2 * maxQueryLength);
    });

    test('accepts half of a surrogate pair', nightly, async ({page, open}) => {
      await open(`${address(many)}%20%ED%A0%80`);
      const results = page.locator('main article');
      await expect(results.first()).toBeVisible();
      await page.getByRole('searchbox').fill('');
      await expect(results).toHaveCount(0);
      await typeText(page.getByRole('searchbox'), `${many} \ud800abc`);
      await expect(results.first()).toBeVisible();
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === `${many} \ufffdabc`);
    });

    test('works with the keyboard and opens the page', async ({page, open}) => {
      await open(address(query));
      const input = page.getByRole('searchbox');
      await expect(page).toHaveURL((url) => url.pathname.includes('/search'));
      const first = page.locator('main article a').first();
      await expect(first).toHaveAttribute('href', inLocale(locale, wanted));
      await input.focus();
      await page.keyboard.press('Tab');
      await expect(page.locator('main select')).toBeFocused();
      for (const area of await page.locator('main [role="group"] button').all()) {
        await page.keyboard.press('Tab');
        await expect(area).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(inLocale(locale, wanted));
    });

    test('searches another version, which is in the address', async ({page, open}) => {
      await open(address(query));
      await page.locator('main select').selectOption(older.name);
      const inOlder = inLocale(locale, wanted.replace('/docs', `/docs/${older.path}`));
      await expect(page).toHaveURL((url) => url.pathname.includes('/search'));
      const first = page.locator('main article a').first();
      await expect(first).toHaveAttribute('href', inOlder);
      await expect(page).toHaveURL((url) => url.searchParams.get('version') === older.name);
      await page.reload();
      await expect(first).toHaveAttribute('href', inOlder);
      await expect(page.locator('main article').first()).toContainText(older.label);
    });

    test('says when nothing is found', async ({page, open}) => {
      await open(address(nothing));
      await expect(page.getByRole('status')).toHaveText(
        {en: 'No results were found', vi: 'Không tìm thấy kết quả nào'}[locale.code],
      );
      await expect(page.locator('main article')).toHaveCount(0);
    });

    test('offers the main tasks without a query, and has noindex and a description', async ({page, open}) => {
      await open(inLocale(locale, addresses.search));
      await expect(page.getByRole('status')).toBeEmpty();
      const tasks = page.locator('main').getByRole('listitem');
      await expect(tasks).toHaveCount(5);
      await page.getByRole('searchbox').fill(query);
      await expect(page.locator('main article').first()).toBeVisible();
      await expect(tasks).toHaveCount(0);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^.{50,160}$/);
    });
  });
}
