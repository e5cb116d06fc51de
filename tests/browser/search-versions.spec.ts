import {versions} from '../../src/kit/versions';
import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly, nightlyTranslation} from '../support/nightly';
import {openSearchBox, searches} from '../support/searchBox';

const [current, older] = [versions[0]!, versions[1]!]; // The site has an older version, see src/kit/versions.ts.

for (const locale of locales) {
  const {query, page: wanted} = searches[locale.code];
  const inOlder = inLocale(locale, wanted.replace('/docs', `/docs/${older.path}`));

  test(
    `the box searches the version the reader is in, each file once, ${locale.code}`,
    nightlyTranslation(locale),
    async ({page, open}) => {
      const files: string[] = [];
      page.on('request', (request) => {
        const {pathname} = new URL(request.url());
        if (pathname.includes('search-index')) files.push(pathname);
      });
      await open(inLocale(locale, `/docs/${older.path}`));
      expect(files).toEqual([]);
      const box = await openSearchBox(page);
      await box.ask(query);
      await box.ask(`${query} `);
      await expect(box.rows.first().locator('a')).toHaveAttribute('href', inOlder);
      await expect(box.dialog.getByRole('radio', {name: older.label})).toBeChecked();
      const expected = ['default', `docs-default-${older.name}`];
      expect(files.sort()).toEqual(expected.map((tag) => inLocale(locale, `/search-index-${tag}.json`)));
    },
  );

  test(
    `on the search page, the version menu and the choice beside the input keep the query, ${locale.code}`,
    nightlyTranslation(locale),
    async ({page, open}) => {
      await open(inLocale(locale, `${addresses.search}?q=${encodeURIComponent(query)}`));
      const first = page.locator('main article a').first();
      await expect(first).toHaveAttribute('href', inLocale(locale, wanted));
      const menu = page.locator('.navbar__item.dropdown', {hasText: current.label});
      await menu.hover();
      await menu.getByRole('link', {name: older.label, exact: true}).click();
      await expect(page).toHaveURL((url) => url.pathname === inLocale(locale, addresses.search));
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === query);
      await expect(first).toHaveAttribute('href', inOlder);
      const choice = page.locator('main select');
      await expect(choice).toHaveValue(older.name);
      await choice.selectOption(current.name);
      await expect(first).toHaveAttribute('href', inLocale(locale, wanted));
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === query);
    },
  );

  test(`an older version offers the newest, ${locale.code}`, nightly, async ({page, open}) => {
    await open(inLocale(locale, `/docs/${older.path}`));
    const box = await openSearchBox(page);
    await box.ask(query);
    await expect(box.rows.first().locator('a')).toHaveAttribute('href', inOlder);
    await box.dialog.getByText(current.label, {exact: true}).click();
    await expect(box.rows.first().locator('a')).toHaveAttribute('href', inLocale(locale, wanted));
    // The reader is in another version still, so the way back stays.
    await expect(box.dialog.getByRole('radio', {name: current.label})).toBeChecked();
    await expect(box.input).toBeFocused();
  });

  test(`the version can be chosen in the box with the keyboard, ${locale.code}`, nightly, async ({page, open}) => {
    await open(inLocale(locale, `/docs/${older.path}`));
    const box = await openSearchBox(page);
    await box.ask(query);
    await page.keyboard.press('Shift+Tab');
    await expect(box.dialog.getByRole('radio', {name: older.label})).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(box.dialog.getByRole('radio', {name: current.label})).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(box.input).toBeFocused();
    await expect(box.rows.first().locator('a')).toHaveAttribute('href', inLocale(locale, wanted));
  });
}
