import {currentVersion} from '../../src/kit/versions';
import {reportAfterMs} from '../../src/search/shared/limits';
import {addresses, inLocale, locales, nowhere, oldestVersion} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly, nightlyTranslation} from '../support/nightly';
import {remember} from '../support/remember';
import {openSearchBox, searches, tasksOf} from '../support/searchBox';

for (const locale of locales) {
  const {query, page: wanted, nothing, many} = searches[locale.code];

  test.describe(`help of the search box in ${locale.code}`, nightlyTranslation(locale), () => {
    test('says when nothing is found, and dispatches an event for analytics', async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      await page.evaluate(() =>
        window.addEventListener('docs:search-without-result', (event) => {
          document.body.dataset.reported = (event as CustomEvent<{query: string}>).detail.query;
        }),
      );
      const box = await openSearchBox(page);
      await box.input.fill(nothing);
      await expect(box.status).toHaveText({en: 'No results', vi: 'Không có kết quả'}[locale.code]);
      await expect(box.rows).toHaveCount(0);
      await expect(page.locator('body')).toHaveAttribute('data-reported', nothing);
      await expect(box.dialog.getByText(nothing)).toBeVisible();
      const questions = box.dialog.getByRole('link', {
        name: {en: 'Frequently asked questions', vi: 'Câu hỏi'}[locale.code],
      });
      await questions.click();
      await expect(page).toHaveURL(inLocale(locale, '/docs/questions'));
      await expect(box.dialog).toBeHidden();
    });

    test('reports a query whose rows are passed over, and which page is opened instead of the first', async ({
      page,
      open,
    }) => {
      await page.clock.install();
      await open(inLocale(locale, addresses.introduction));
      await page.evaluate(() =>
        window.addEventListener('docs:search-report', (event) => {
          document.body.dataset.reported = JSON.stringify((event as CustomEvent).detail);
        }),
      );
      const reported = async (): Promise<unknown> =>
        JSON.parse((await page.locator('body').getAttribute('data-reported')) ?? '{}');
      const box = await openSearchBox(page);
      await box.ask(query);
      await page.clock.fastForward(reportAfterMs);
      await page.keyboard.press('Escape');
      await expect.poll(reported).toMatchObject({query, locale: locale.code, outcome: 'left'});
      await openSearchBox(page);
      await box.ask(many);
      const second = box.dialog.locator('[data-kind="page"]').nth(1);
      const address = (await second.locator('a').getAttribute('href'))?.replace(/#.*/, '');
      await second.click();
      await expect.poll(reported).toMatchObject({query: many, outcome: 'other', page: address});
      await expect(page).toHaveURL((url) => url.pathname === address);
    });

    test('corrects a slip, says so, and searches for it as typed on request', async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      await box.ask('webhok');
      await expect(box.dialog.locator('p b').filter({hasText: 'webhook'})).toBeVisible();
      await expect(box.rows.first()).toContainText('Webhook');
      const asTyped = box.dialog.getByRole('button', {name: 'webhok', exact: true});
      await asTyped.click();
      await expect(asTyped).toBeHidden();
      await expect(box.input).toHaveValue('webhok');
    });

    test('shows the closest matches instead of nothing', nightly, async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      // Most of the words are on no page, so no page answers the query.
      const unknown = [...query.split(' '), ''].map((_, i) => nothing + String.fromCharCode(97 + i));
      await box.ask(`${unknown.join(' ')} ${query}`);
      await expect(box.status).toHaveText({en: /Closest matches/, vi: /Kết quả gần nhất/}[locale.code]);
    });

    test('offers the main tasks of the place one is in', async ({page, open}) => {
      await open(inLocale(locale, '/docs/tutorial/receiver'));
      const box = await openSearchBox(page);
      await expect(tasksOf(box)).toHaveCount(5);
      await expect(box.rows.first().locator('a')).toHaveAttribute(
        'href',
        inLocale(locale, '/docs/tutorial/receiver/message'),
      );
      await box.rows.nth(1).click();
      await expect(page).toHaveURL(inLocale(locale, '/docs/tutorial/receiver/approve'));
    });

    test('keeps, repeats and clears recent searches and pages', async ({page, open}) => {
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      const recent = box.dialog.locator('[data-kind="recent"]');
      const recentPages = box.dialog.locator('[data-kind="recent-page"]');
      await expect(recent).toHaveCount(0);
      await box.ask(query);
      await page.keyboard.press('Enter');
      await expect(box.dialog).toBeHidden();
      await open(inLocale(locale, addresses.introduction));
      await openSearchBox(page);
      await expect(recent).toHaveText(query);
      await recent.click();
      await expect(box.input).toHaveValue(query);
      await expect(box.rows.first().locator('a')).toHaveAttribute('href', inLocale(locale, wanted));
      await box.input.fill('');
      await recentPages.click();
      await expect(page).toHaveURL(inLocale(locale, wanted));
      await openSearchBox(page);
      await box.dialog.locator('[data-kind="clear-recent"]').click();
      await expect(recent).toHaveCount(0);
      await expect(recentPages).toHaveCount(0);
    });

    test(
      'offers what was searched and opened in this language alone, and forgets all of it',
      nightly,
      async ({page, open}) => {
        const other = locales.find(({code}) => code !== locale.code)!; // There are two languages.
        await open(inLocale(locale, addresses.introduction));
        const box = await openSearchBox(page);
        const recent = box.dialog.locator('[data-kind="recent"], [data-kind="recent-page"]');
        await box.ask(query);
        await page.keyboard.press('Enter');
        await expect(box.dialog).toBeHidden();
        await open(inLocale(other, addresses.introduction));
        await openSearchBox(page);
        await expect(tasksOf(box).first()).toBeVisible();
        await expect(recent).toHaveCount(0);
        await box.ask(searches[other.code].query);
        await page.keyboard.press('Enter');
        await expect(box.dialog).toBeHidden();
        await openSearchBox(page);
        await box.input.fill('');
        await expect(recent).toHaveCount(2);
        await box.dialog.locator('[data-kind="clear-recent"]').click();
        await expect(recent).toHaveCount(0);
        await open(inLocale(locale, addresses.introduction));
        await openSearchBox(page);
        await expect(tasksOf(box).first()).toBeVisible();
        await expect(recent).toHaveCount(0);
      },
    );

    test('offers no page that this build lacks', nightly, async ({page, open}) => {
      const kept = {title: 'Kept', href: `${inLocale(locale, wanted)}?from=mail#steps`};
      const gone = {title: 'Gone', href: inLocale(locale, nowhere)};
      const pages = JSON.stringify([gone, kept]);
      await remember(page, {[`site.search.pages.${locale.code}-docs`]: pages});
      await open(inLocale(locale, addresses.introduction));
      const box = await openSearchBox(page);
      await expect(box.dialog.locator('[data-kind="recent-page"]')).toHaveText('Kept');
    });

    test('offers the version that has an answer', nightly, async ({page, open}) => {
      await open(inLocale(locale, `/docs/${oldestVersion}`));
      const box = await openSearchBox(page);
      await box.input.fill('orval');
      const link = box.dialog.getByRole('link', {name: new RegExp(`${currentVersion.label}$`)});
      await link.click();
      await expect(page).toHaveURL(
        (url) => url.pathname.endsWith('/search') && url.searchParams.get('version') === 'current',
      );
      await expect(page.locator('main article').first()).toBeVisible();
    });
  });
}
