import {readFileSync} from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {test as bare} from '@playwright/test';
import {widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';

const call = (name: string): string => `/docs/api/v1/details/documents/documents-${name}`;
const guide = '/docs/api/v1/guide/basic-create';

const panel = (page: Page, id: string): Locator => page.locator(`details.try[data-try="${id}"]`);
const outcome = (page: Page): Locator => page.locator('.try-outcome');
const send = (page: Page): Locator => page.locator('.try-actions [type="submit"]');
const band = (page: Page): Locator => page.locator('.sandbox-band');
const drawer = (page: Page): Locator => page.locator('.sandbox-drawer');

async function openForm(page: Page, id: string): Promise<Locator> {
  const opened = panel(page, id);
  await opened.locator('> summary').click();
  await expect(opened.locator('form')).toBeVisible();
  return opened;
}

test.describe('the sandbox in the page', () => {
  test('is not loaded before it is used, then answers the sample, and sends nothing', async ({page, open}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(call('process'));
    expect(asked.filter((url) => /sandbox/i.test(url))).toEqual([]);
    await expect(band(page)).toBeHidden();

    const form = await openForm(page, 'documents-process');
    await expect(band(page)).toContainText('nothing leaves your browser');
    await expect(form.getByRole('textbox', {name: 'reason'})).toHaveValue('Checked and agreed');
    await expect(form.getByLabel('Call as')).toContainText('Phạm Gia Hưng');
    asked.length = 0;
    await send(page).click();
    await expect(outcome(page)).toContainText('Phạm Gia Hưng got the one-time code');
    await expect(page.locator('.try-answer pre')).toContainText('"code": 100');
    await expect(send(page)).toBeFocused();
    await outcome(page).getByRole('button', {name: 'Send with this code'}).click();
    await expect(outcome(page)).toContainText('Đỗ Thu Trà got the processing code');
    expect(asked).toEqual([]);
  });

  test('a call that is sent while the sandbox is prepared waits for it', async ({page, open}) => {
    // The preparation takes until the page is told to let it go on.
    await page.addInitScript(() => {
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (this: Worker, message: {wish?: {kind: string}}) {
        if (message.wish?.kind !== 'prepare') post.call(this, message);
        else addEventListener('go-on', () => post.call(this, message));
      };
    });
    await open(call('process'));
    const form = await openForm(page, 'documents-process');
    await expect(form.getByLabel('Call as').locator('option:checked')).toHaveText('Lê Minh Khuê (KHUE.LE)');
    // Playwright would wait with a click until the button is not busy.
    await send(page).press('Enter');
    await page.evaluate(() => dispatchEvent(new Event('go-on')));
    await expect(outcome(page)).toContainText('Phạm Gia Hưng got the one-time code');
  });

  test('runs the whole guide on a phone, to a file that is a PDF', async ({page, open}) => {
    await page.setViewportSize({width: widths.phone, height: 844});
    await open(guide);
    await openForm(page, 'password-login');
    await page.getByRole('button', {name: 'Run all steps'}).first().click();
    await expect(band(page)).toContainText(/All \d+ steps are done\. SL-HDLD-2025-014: Completed \(4\)/);
    const last = panel(page, 'documents-download');
    await expect(last.locator('.try-outcome')).toContainText('HTTP 200');
    await expect(panel(page, 'documents-process').locator('.try-outcome')).toContainText(
      'Đỗ Thu Trà got the one-time code',
    );

    const saving = page.waitForEvent('download');
    await last.getByRole('button', {name: 'Save sandbox-sample.pdf'}).click();
    const file = readFileSync(await (await saving).path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');

    await band(page).getByRole('button').click();
    await expect(drawer(page)).toContainText('Completed (4)');
    await page.getByRole('tab', {name: /^Events/}).click();
    await expect(drawer(page).locator('.sandbox-list > li')).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths.phone);
  });

  test('goes on after a reload, in a second tab, and after Back and Forward', async ({page, open, context}) => {
    await open(call('create'));
    await openForm(page, 'documents-create');
    await page.getByLabel('no required').fill('MY-0001');
    await send(page).click();
    await expect(outcome(page)).toContainText('MY-0001 was created');

    const other = await context.newPage();
    await other.goto(call('get-id'));
    await panel(other, 'documents-get-id').locator('> summary').click();
    await other.locator('.try-actions [type="submit"]').click();
    await expect(other.locator('.try-answer pre')).toContainText('MY-0001');

    await open(call('delete'));
    await openForm(page, 'documents-delete');
    await send(page).click();
    await expect(outcome(page)).toContainText('MY-0001');
    await page.goBack();
    await page.goForward();
    await page.reload();
    // Without a touch.
    await band(page).getByRole('button').click();
    await expect(drawer(page)).toContainText('Deleted (−2)');
    await drawer(page).getByRole('button', {name: 'Restore it'}).click();
    await expect(drawer(page)).toContainText('New document (1)');
    // What this tab does arrives in the other.
    await other.locator('.sandbox-band button').click();
    await expect(other.locator('.sandbox-drawer')).toContainText('restored');
  });

  test('begins where a link says, and acts as people do', async ({page, open}) => {
    await open(`${call('process')}?try=waits-for-code`);
    await expect(panel(page, 'documents-process').locator('form')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${call('process')}$`));
    await band(page).getByRole('button').click();
    await drawer(page).getByRole('button', {name: 'Reject'}).click();
    await expect(drawer(page)).toContainText('Rejected (−1)');
    await page.getByRole('tab', {name: 'More'}).click();
    await page.getByRole('button', {name: '+ 24 hours'}).click();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await page.setViewportSize({width: widths.phone, height: 844});
    await band(page).getByRole('button').click();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${call('process')}$`));
  });

  test('stands beside the page where there is room, and can be hidden', nightly, async ({page, open}) => {
    await open(`${call('get-id')}?try=two-companies`);
    const form = panel(page, 'documents-get-id').locator('form');
    await expect(form.getByLabel('Call as')).toContainText('902');
    await band(page).getByRole('button').click();
    await expect(drawer(page)).toBeVisible();
    // The form goes on beside it, and both have the same person.
    await send(page).click();
    await expect(outcome(page)).toContainText('There is no document');
    await page.getByRole('tab', {name: 'People'}).click();
    await drawer(page).getByRole('button', {name: 'Make calls as this person'}).first().click();
    await expect(form.getByLabel('Call as').locator('option:checked')).toHaveText('Lê Minh Khuê (KHUE.LE)');
    await form.getByLabel('Call as').selectOption({label: 'Lê Minh Khuê (KHUE.LE, 902)'});
    await expect(drawer(page).getByRole('listitem').filter({hasText: '902'}).getByRole('button')).toHaveText(
      'Calls are made as this person',
    );
    // Who calls is kept with the documents.
    await page.reload();
    await openForm(page, 'documents-get-id');
    await expect(form.getByLabel('Call as').locator('option:checked')).toContainText('902');
    await band(page).getByRole('button').click();
    await page.getByRole('tab', {name: 'More'}).click();
    await page.getByRole('button', {name: 'Hide the sandbox'}).click();
    await expect(band(page)).toBeHidden();
    await open(call('cancel'));
    await expect(band(page)).toBeHidden();
  });

  test('leaves the next document to its sender after a recipient has opened one', nightly, async ({page, open}) => {
    await open('/docs/api/v1/details/authentications/process-code-login?try=waits-for-code');
    const form = panel(page, 'process-code-login').locator('form');
    await expect(form).toBeVisible();
    await send(page).click();
    await expect(outcome(page)).toContainText('Phạm Gia Hưng has opened the document.');
    await open(call('create'));
    await openForm(page, 'documents-create');
    await expect(page.getByLabel('Call as').locator('option:checked')).toHaveText('Lê Minh Khuê (KHUE.LE)');
  });

  test('tells by itself what happens in time', nightly, async ({page, open}) => {
    await open(call('create'));
    await openForm(page, 'documents-create');
    await band(page).getByRole('button').click();
    await page.getByRole('tab', {name: 'More'}).click();
    await page.getByRole('button', {name: 'batch-building', exact: true}).click();
    await expect(drawer(page)).toContainText('The sandbox has started over: batch-building.');
    await page.getByRole('tab', {name: /^Events/}).click();
    await expect(drawer(page).getByText(/^.*Batch \d+$/)).toBeVisible({timeout: 15_000});
  });

  test('writes the request in the chosen language as its fields are', async ({page, open}) => {
    await open(call('cancel'));
    const form = await openForm(page, 'documents-cancel');
    await form.getByRole('textbox', {name: 'reason'}).fill('Wrong annex');
    await form.getByText('This request in cURL').click();
    await expect(form.locator('.try-request code')).toContainText('"reason": "Wrong annex"');
    await page.getByRole('radio', {name: 'Python', exact: true}).first().check();
    await expect(form.getByText('This request in Python')).toBeVisible();
    await expect(form.locator('.try-request code')).toContainText('import requests');
  });

  test('carries its state to a terminal', async ({page, open}) => {
    await open(`${call('get-id')}?try=completed`);
    await expect(panel(page, 'documents-get-id').locator('form')).toBeVisible();
    await band(page).getByRole('button').click();
    await page.getByRole('tab', {name: 'More'}).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', {name: 'Save this sandbox'}).click();
    const [start] = readFileSync(await (await saving).path(), 'utf8').split('\n');
    const {kind, worlds} = JSON.parse(start ?? '') as {kind: string; worlds: {default: {documents: object}}};
    expect(kind).toBe('start');
    expect(Object.values(worlds.default.documents)).toMatchObject([{no: 'SL-HDLD-2025-014', status: 4}]);
  });

  test('tells a receiver’s part of a rehearsal', nightly, async ({page, open}) => {
    await open('/docs/api/v1/sandbox/webhook-rehearsal?try=completed');
    const form = page.locator('.try-place form');
    await page.getByRole('button', {name: 'Play a document'}).click();
    await form.getByLabel('Plan').selectOption('twice');
    await expect(form.locator('.try-deliveries > li')).toHaveCount(6);
    await form.getByText('What it does').click();
    const script = (await form.locator('pre').textContent()) ?? '';
    const [event = ''] = /\{"DocumentId".*?\}(?=')/.exec(script) ?? [];
    await form.getByLabel('Paste what').fill(`${event}\n${event}\n`);
    await expect(form.getByRole('status')).toContainText('0 are stored once, 1 more than once, 2 not at all');
  });

  for (const theme of ['light', 'dark'])
    test(`has no barrier that axe can find, ${theme}`, nightly, async ({page, open}) => {
      await open(`${call('process')}?docusaurus-theme=${theme}`);
      await openForm(page, 'documents-process');
      await send(page).click();
      await expect(outcome(page)).toBeVisible();
      const form = await new AxeBuilder({page}).include('.try').include('.sandbox-band').analyze();
      expect(form.violations.map(({id, nodes}) => [id, nodes[0]?.html])).toEqual([]);
      await band(page).getByRole('button').click();
      const inside = await new AxeBuilder({page}).include('.sandbox-drawer').analyze();
      expect(inside.violations.map(({id, nodes}) => [id, nodes[0]?.html])).toEqual([]);
    });
});

test.describe('a sandbox that cannot be kept or loaded', () => {
  test('works until the tab is closed where the browser keeps nothing, and says so', async ({page, open}) => {
    // The worker has the same database as the page.
    await page.route(/sandbox\.[0-9a-f]+\.js$/, async (route) => {
      const response = await route.fetch();
      const refusal = `Object.defineProperty(self,'indexedDB',{get(){throw new Error('blocked')}});`;
      await route.fulfill({response, body: refusal + (await response.text())});
    });
    await open(call('create'));
    await openForm(page, 'documents-create');
    await send(page).click();
    await expect(outcome(page)).toContainText('was created');
    await expect(band(page)).toContainText('which keeps nothing');
  });

  test.describe('without a connection', () => {
    test.use({expectedFaults: /sandbox|Failed to load/});

    test('says so, also where a page answers instead, and comes with another press', async ({page, open}) => {
      const htmlPage = {contentType: 'text/html', body: '<!doctype html>'};
      await page.route(/openapi\/.+\/sandbox\.json$/, (route) => route.abort());
      await open(call('create'));
      await panel(page, 'documents-create').locator('> summary').click();
      const notice = page.locator('.try-place [role="alert"]');
      await expect(notice).toContainText('The sandbox could not be loaded.');
      await page.unroute(/openapi\/.+\/sandbox\.json$/);
      await page.route(/openapi\/.+\/sandbox\.json$/, (route) => route.fulfill(htmlPage));
      await page.locator('.try-place').getByRole('button', {name: 'Try again'}).click();
      await expect(notice).toContainText('The sandbox could not be loaded.');
      await page.unroute(/openapi\/.+\/sandbox\.json$/);
      await page.locator('.try-place').getByRole('button', {name: 'Try again'}).click();
      await expect(panel(page, 'documents-create').locator('form')).toBeVisible();
    });
  });
});

bare.describe('without JavaScript', () => {
  bare.use({javaScriptEnabled: false});

  bare('the closed form names the command', async ({page}) => {
    await page.goto(call('create'));
    await panel(page, 'documents-create').locator('> summary').click();
    await expect(panel(page, 'documents-create').getByRole('link', {name: 'node sandbox.mjs'})).toBeVisible();
  });
});
