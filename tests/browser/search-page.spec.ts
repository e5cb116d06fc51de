import {versions} from '../../src/config/versions';
import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {searches} from '../support/searchBox';

const older = versions[1]!; // The site has an older version, see src/config/versions.ts.

for (const locale of locales) {
  const {query, page: wanted, nothing, many} = searches[locale.code];
  const address = (text: string): string => inLocale(locale, `${addresses.search}?q=${encodeURIComponent(text)}`);

  test.describe(`search page in ${locale.code}`, () => {
    test('shows all results of the query in the address, with excerpts', async ({page, open}) => {
      await open(address(many));
      const results = page.locator('main article[data-kind="page"]');
      await expect(results.first()).toBeVisible();
      const count = await results.count();
      expect(count).toBeGreaterThan(8);
      await expect(page.getByRole('status')).toContainText(String(count));
      await expect(page.getByRole('searchbox')).toHaveValue(many);
      await expect(results.first().locator('mark').first()).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(many));
    });

    test('writes the query to the address, and follows Back', async ({page, open}) => {
      await open(address(many));
      const input = page.getByRole('searchbox');
      await input.fill(query);
      const first = page.locator('main article a').first();
      await expect(first).toHaveAttribute('href', inLocale(locale, wanted));
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === query);
      await page.goBack();
      await expect(input).toHaveValue(many);
    });

    test('works with the keyboard and opens the page', async ({page, open}) => {
      await open(address(query));
      const input = page.getByRole('searchbox');
      const first = page.locator('main article a').first();
      await expect(first).toHaveAttribute('href', inLocale(locale, wanted));
      await input.focus();
      await page.keyboard.press('Tab');
      await expect(page.locator('main select')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(inLocale(locale, wanted));
    });

    test('searches another version, which is in the address', async ({page, open}) => {
      await open(address(query));
      await page.locator('main select').selectOption(older.name);
      const inOlder = inLocale(locale, wanted.replace('/docs', `/docs/${older.path}`));
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

    test('is empty without a query, and has noindex', async ({page, open}) => {
      await open(inLocale(locale, addresses.search));
      await expect(page.getByRole('status')).toBeEmpty();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    });
  });
}
