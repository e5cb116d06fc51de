import type {Locator} from '@playwright/test';
import {addresses, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';
import {words} from '../support/words';

/** The answer of this call is a Document, whose steps are schemas of their own. */
const nested = '/docs/api/v1/details/documents/documents-get-id';

/** The call with the longest introduction. */
const longestIntroduction = '/docs/api/v1/details/batch-imports/batch-imports-create';

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not on the screen.`);
  return box;
}

test.describe('an operation', () => {
  for (const address of [addresses.operation, longestIntroduction, `/vi${longestIntroduction}`]) {
    test(`begins with its request and its first sample: ${address}`, async ({page, read}) => {
      await page.setViewportSize({width: 1366, height: 768});
      await read(address);
      const [line, copy, code] = ['.api-request .code', '.api-request .code-copy', '[data-sample="curl"] .code'].map(
        (selector) => page.locator(selector),
      ) as [Locator, Locator, Locator];
      for (const part of [line, copy]) await expect(part).toBeInViewport({ratio: 1});
      // Five lines of it.
      expect((await boxOf(code)).y).toBeLessThan(768 - 120);
      expect((await boxOf(page.locator('.api-samples'))).x).toBeGreaterThan((await boxOf(page.locator('#request'))).x);
      await page.setViewportSize({width: widths.phone, height: 812});
      await expect(line).toBeInViewport({ratio: 1});
      // On the second screen.
      expect((await boxOf(code)).y).toBeLessThan(2 * 812 - 48);
    });
  }

  test('that answers with a file shows the answer first, and offers no values that its samples do not use', async ({
    page,
    read,
  }) => {
    await read('/docs/api/v1/details/documents/documents-download');
    await expect(page.locator('.api-tabs label').first()).toHaveText('200');
    await expect(page.locator('.api-tabs > div').first()).toContainText('application/pdf');
    await expect(page.locator('.api-values')).toHaveCount(0);
    await expect(page.locator('.api p:empty')).toHaveCount(0);
    await expect(page.locator('.api-samples')).toBeVisible();
  });

  test('copies the whole address of its request', async ({page, open, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(addresses.operation);
    await page.locator('.api-request .code-copy').click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('https://econtract.example.com/api/documents/create');
  });

  test('shows its samples beside the text, in view while the text passes', async ({page, open}) => {
    await page.setViewportSize({width: widths.desk, height: 900});
    await open(addresses.operation);
    const fields = page.locator('#body ~ .api .api-fields');
    const samples = page.locator('.api-samples');
    const [text, code] = [await boxOf(fields), await boxOf(samples)];
    expect(code.x).toBeGreaterThan(text.x + text.width);
    await page.locator('.api-fields tr[id^="body-"]').last().scrollIntoViewIfNeeded();
    await expect(samples.locator('[data-sample="curl"]')).toBeInViewport({ratio: 0.7});
    await page.setViewportSize({width: 1366, height: 768});
    await page.locator('.api-values > summary').click();
    await page.locator('#body-description').evaluate((field) => field.scrollIntoView({block: 'center'}));
    await expect(page.locator('.api-values form')).toBeInViewport({ratio: 1});
    await expect(samples.locator('[data-sample="curl"]')).toBeInViewport({ratio: 1});
  });

  test('has its contents behind a button, beside the samples', async ({page, open}) => {
    await page.setViewportSize({width: widths.desk, height: 900});
    await open(addresses.operation);
    const contents = page.locator('.doc-contents');
    await expect(contents).toBeHidden();
    await page.locator('.theme-doc-toc-mobile').click();
    await contents.locator('a[href="#responses"]').click();
    await expect(contents).toBeHidden();
    await expect(page.locator('#responses')).toBeInViewport();
  });

  test('stands in one column where there is no room for two', nightly, async ({page, open}) => {
    for (const width of [widths.phone, widths.narrowestDesk]) {
      await page.setViewportSize({width, height: 900});
      await open(addresses.operation);
      const [samples, fields] = [await boxOf(page.locator('.api-samples')), await boxOf(page.locator('#body'))];
      expect(samples.y).toBeGreaterThan((await boxOf(page.locator('#request'))).y);
      expect(samples.y + samples.height).toBeLessThan(fields.y);
      await open(nested);
      const [words, answers, details, next] = [
        await boxOf(page.locator('#responses + .api')),
        await boxOf(page.locator('.api-tabs')),
        await boxOf(page.locator('.api-columns:has(#responses) .api > .api-nested')),
        await boxOf(page.locator('#next')),
      ];
      expect(answers.y - words.y - words.height).toBeLessThan(48);
      expect(answers.y + answers.height).toBeLessThan(details.y);
      expect(details.y).toBeLessThan(next.y);
    }
  });

  test('has an address for every field, which marks the field and is copied', async ({page, open, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(addresses.operation);
    const rows = page.locator('.api-fields tbody > tr');
    expect(await rows.count()).toBeGreaterThan(10);
    const links = await rows.evaluateAll((all) =>
      all.map((row) => row.querySelector('th > a')?.getAttribute('href') === `#${row.id}`),
    );
    expect(links).not.toContain(false);
    const plain = await page.locator('#body-subject').evaluate((row) => getComputedStyle(row).backgroundColor);
    await page.locator('#body-subject th > a').click();
    await expect(page).toHaveURL(/#body-subject$/);
    await expect(page.locator('#body-subject')).not.toHaveCSS('background-color', plain);
    const {addressCopied} = words.en;
    await expect(page.getByRole('status').filter({hasText: addressCopied})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('opens nested fields in place, with their full paths', async ({page, open}) => {
    await open(nested);
    await page.locator('.api-columns:has(#responses) .api > .api-nested > summary').click();
    const step = page.locator('[id="responses-waitingProcess"]');
    await expect(step).toBeVisible();
    await step.locator('summary').click();
    await expect(page.locator('[id="responses-waitingProcess.id"] th')).toHaveText('waitingProcess.id');
    const broken = await page
      .locator('.api-nested a')
      .evaluateAll((all) => (all as HTMLAnchorElement[]).filter(({pathname}) => !pathname.includes('/docs/')).length);
    expect(broken).toBe(0);
  });

  test('opens what holds the nested field that an address names', nightly, async ({page, open}) => {
    await open(`${nested}#responses-waitingProcess.accessPermission`);
    await expect(page.locator('[id="responses-waitingProcess.accessPermission"]')).toBeInViewport();
  });

  test('shows one answer, chosen by mouse or keys, and all on paper', async ({page, open}) => {
    await open(addresses.operation);
    const panels = page.locator('.api-tabs > div');
    await expect(panels.filter({visible: true})).toHaveCount(1);
    await expect(panels.first()).toBeVisible();
    await page.getByRole('radio', {name: '401'}).check();
    await expect(panels.first()).toBeHidden();
    await expect(panels.filter({visible: true})).toContainText('401');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', {name: '502'})).toBeChecked();
    await page.emulateMedia({media: 'print'});
    await expect(panels.filter({visible: true})).toHaveCount(await panels.count());
    await expect(page.getByRole('radio', {name: '502'})).toBeHidden();
  });
});

test.describe('nested fields that cannot be loaded', nightly, () => {
  test.use({expectedFaults: /ERR_FAILED|NS_ERROR_ABORT/});

  test('leave the link to where they are explained, and come with the next opening', async ({page, open}) => {
    await open(nested);
    await page.route('**/general/schemas-documents', (route) => route.abort());
    const details = page.locator('.api-columns:has(#responses) .api > .api-nested');
    await details.locator('> summary').click();
    await expect(details.getByRole('link', {name: 'Document', exact: true})).toBeVisible();
    await page.unroute('**/general/schemas-documents');
    await details.locator('> summary').click();
    await details.locator('> summary').click();
    await expect(page.locator('#responses-subject')).toBeVisible();
  });
});
