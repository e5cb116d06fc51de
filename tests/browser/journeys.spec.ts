import {readFile} from 'node:fs/promises';
import {readSheet} from 'read-excel-file/node';
import {readBatchExamples} from '../../src/content/batch-example/batchExampleStep';
import {inLocale, inOlderVersion, locales, oldestVersion, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {words} from '../support/words';

const message = '/docs/tutorial/receiver/message';

for (const locale of locales) {
  const {entryCards, guide, administration, basis} = words[locale.code];

  test.describe(`a reader's way in ${locale.label}`, () => {
    test('from a message on a phone to the page about signing', async ({page, open}) => {
      await page.setViewportSize({width: widths.phone, height: 740});
      await open(inLocale(locale, '/'));
      await page.getByRole('link', {name: entryCards[0], exact: true}).click();
      await expect(page).toHaveURL(new RegExp(`${inLocale(locale, message)}$`));
      // What a message looks like is drawn on phones.
      await expect(page.locator('.mockup-phone')).not.toHaveCount(0);
      for (const id of ['open', 'real-or-fraud', 'no-account', 'no-code', 'wrong-person', 'deadline', 'lost'])
        await expect(page.locator(`h2#${id}`)).toBeVisible();
      await page.getByRole('main').getByRole('link', {name: guide, exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(guide);
      await expect(page.getByRole('main').locator(`a[href$="${message}"]`)).not.toHaveCount(0);
    });

    test('from a list of people to a form that a spreadsheet program opens', async ({page, open}) => {
      await open(inLocale(locale, '/docs/tutorial/sender/many-contracts'));
      const example = readBatchExamples()[locale.code];
      const save = async (ending: string): Promise<Buffer> => {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('main').locator(`a[href$="${ending}"]`).click(),
        ]);
        return readFile(await download.path());
      };
      const rows = await readSheet(await save('.xlsx'));
      expect(rows[0]).toEqual(example.columns);
      expect(rows).toHaveLength(example.rows.length + 1);
      expect((await save('.csv')).toString()).toContain(example.rows[0]?.[2]);
    });

    test('from the sidebar to the set-up of a company', async ({page, open}) => {
      await open(inLocale(locale, '/docs'));
      const sidebar = page.locator('.theme-doc-sidebar-menu');
      await sidebar.getByRole('link', {name: administration, exact: true}).click();
      await page.locator('.theme-doc-card-container').first().click();
      await expect(page).toHaveURL(/\/tutorial\/administrator\/set-up$/);
      await page.getByRole('main').locator('a[href$="/tutorial/administrator/users"]').first().click();
      await expect(page).toHaveURL(/\/tutorial\/administrator\/users$/);
    });

    test('a page nobody has seen says so, and where that is explained; one that was seen does not', async ({
      page,
      open,
    }) => {
      await open(inLocale(locale, '/docs/tutorial/document/download'));
      const line = page.locator('[data-basis]');
      await expect(line).toContainText(basis.inferred);
      await line.getByRole('link').click();
      await expect(page).toHaveURL(/\/markdown-page#certainty$/);
      await expect(page.locator('h2#certainty')).toBeVisible();
      await open(inLocale(locale, inOlderVersion('/docs/tutorial/document/cancel')));
      await expect(line).toHaveCount(0);
      await open(inLocale(locale, `/docs/${oldestVersion}/tutorial/receiver/signdraw`));
      await expect(line).toContainText(basis.partlySeen);
    });
  });
}
