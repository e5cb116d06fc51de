import {readFile} from 'node:fs/promises';
import {readSheet} from 'read-excel-file/node';
import {textIn} from '../../src/kit/perLocale';
import {readBatchExamples} from '../../src/content/batch-example/batchExampleStep';
import {inLocale, inOlderVersion, locales, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {words} from '../support/words';

const message = '/docs/tutorial/receiver/message';

const signingPages = [
  'approve',
  'fill-data',
  'signdraw',
  'e_sign',
  'eKYC',
  'signdigital-usb-token',
  'signdigital-SmartCA',
  'signdigital-totp',
  'coordinate',
];

for (const locale of locales) {
  const {roleCards, guide, administration, screensDiffer} = words[locale.code];

  test.describe(`a reader's way in ${locale.label}`, () => {
    test('from a message on a phone to the page about signing', async ({page, open}) => {
      await page.setViewportSize({width: 390, height: 844});
      await open(inLocale(locale, '/'));
      await page.getByRole('link', {name: roleCards[0], exact: true}).click();
      await expect(page).toHaveURL(new RegExp(`${inLocale(locale, message)}$`));
      // What to tap stands on the first screen, without scrolling; what a message looks like is drawn below.
      const {y, height} = (await page.locator('.page-body > ol > li').first().boundingBox())!;
      expect(y + height).toBeLessThan(844);
      await expect(page.locator('.mockup-sms')).not.toHaveCount(0);
      for (const id of ['open', 'real-or-fraud', 'no-account', 'no-code', 'wrong-person', 'deadline', 'lost'])
        await expect(page.locator(`h2#${id}`)).toBeVisible();
      await page.getByRole('main').locator('td a[href$="/signdraw"]').click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(guide);
      await expect(page.getByRole('main').locator(`a[href$="${message}"]`)).not.toHaveCount(0);
    });

    test('to the first step of every signing page, or of its walkthrough, on the first screen of a phone', async ({
      page,
      read,
    }) => {
      await page.setViewportSize({width: 390, height: 844});
      for (const method of signingPages) {
        await read(inLocale(locale, `/docs/tutorial/receiver/${method}`));
        const step = await page.locator('.page-body > ol > li, .walk li p').first().boundingBox();
        expect(step!.y, method).toBeLessThan(844 - 24);
      }
    });

    test('from a list of people to a form that a spreadsheet program opens', async ({page, open}) => {
      await open(inLocale(locale, '/docs/tutorial/sender/many-contracts'));
      const example = textIn(readBatchExamples(), locale.code);
      const save = async (ending: string): Promise<Buffer> => {
        const link = page.getByRole('main').locator(`a[href$="${ending}"]`);
        // Firefox saves the file from a tab that it closes again, of whose downloads Playwright does not hear.
        await link.evaluate((element) => element.removeAttribute('target'));
        const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
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
      await page.locator('.cards a').first().click();
      await expect(page).toHaveURL(/\/tutorial\/administrator\/set-up$/);
      await page.getByRole('main').locator('a[href$="/tutorial/administrator/users"]').first().click();
      await expect(page).toHaveURL(/\/tutorial\/administrator\/users$/);
    });

    test('an inferred page ends with one quiet sentence, above the question whether it helped; others have none', async ({
      page,
      open,
    }) => {
      const sentence = page.getByText(screensDiffer);
      for (const width of [widths.phone, widths.desk]) {
        await page.setViewportSize({width, height: 800});
        await open(inLocale(locale, '/docs/tutorial/document/download'));
        await expect(sentence).toHaveCount(1);
        const [note, question] = [await sentence.boundingBox(), await page.locator('#feedback').boundingBox()];
        expect(note!.y).toBeLessThan(question!.y);
        expect(question!.y - note!.y).toBeLessThan(160);
      }
      await sentence.getByRole('link').click();
      await expect(page.locator('#feedback')).toBeInViewport();
      for (const address of ['/docs/tutorial/receiver/message', inOlderVersion('/docs/tutorial/document/cancel')]) {
        await open(inLocale(locale, address));
        await expect(sentence).toHaveCount(0);
      }
    });
  });
}
