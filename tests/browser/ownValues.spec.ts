import type {Page} from '@playwright/test';
import {addresses} from '../support/addresses';
import {expect, test} from '../support/fixtures';

const other = '/docs/api/v1/details/documents/documents-delete';
const [address, token] = ['https://api.acme.vn', 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmVk'];
const example = 'https://econtract.example.com';

const sample = (page: Page) => page.locator('.api-samples [data-sample]:visible .code').first();
const line = (page: Page) => page.locator('.api-request .code');

async function type(page: Page, values: {address?: string; token?: string}): Promise<void> {
  const panel = page.locator('.api-values');
  if ((await panel.getAttribute('open')) === null) await panel.locator('summary').click();
  if (values.address !== undefined) await panel.getByLabel('Address of your platform').fill(values.address);
  if (values.token !== undefined) await panel.getByLabel('Access token').fill(values.token);
}

test.describe('the reader’s own values', () => {
  test('are in the samples of this page and the next ones, in what is copied, and gone by one press', async ({
    page,
    open,
    read,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    await open(addresses.operation);
    const before = await sample(page).textContent();
    await type(page, {address, token});
    await expect(line(page)).toHaveText(`${address}/api/documents/create`);
    await expect(sample(page)).toContainText(address);
    await expect(sample(page)).not.toContainText(example);
    await page.locator('.api-samples .code-copy').first().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(address);

    await page.getByRole('radio', {name: 'Python', exact: true}).first().check();
    await expect(page.locator('[data-sample="python"]:not([data-robust]) .code')).toContainText(address);
    await type(page, {token});
    await expect(page.locator('[data-sample="python"]:not([data-robust]) .code')).toContainText(`Bearer ${token}"`);
    await expect(page.locator('[data-sample="python"]:not([data-robust]) .code')).not.toContainText('import os');
    await expect(page.locator('.api-reads')).toBeHidden();
    await expect(page.locator('[data-sample="python"][data-robust] .code')).not.toContainText(token);
    await expect(page.locator('[data-sample="python"][data-robust] .code')).toContainText(address);

    await open(other);
    await expect(line(page)).toContainText(`${address}/api/documents/delete`);
    await expect(page.locator('.api-reads')).toBeHidden();

    // On arrival, before anything is pressed or pointed at
    await read('/docs/api/v1/guide/basic-create');
    await expect(page.locator('.code-block code').first()).toHaveText(`export ECONTRACT_URL=${address}`);
    await open(other);
    await page.locator('.api-values summary').click();
    await expect(page.locator('.api-values').getByLabel('Access token')).toHaveValue(token);
    await page.locator('.api-values button').click();
    await expect(page.locator('.api-reads')).toBeVisible();
    await expect(line(page)).toContainText(`${example}/api/documents/delete`);

    await open(addresses.operation);
    await page.getByRole('radio', {name: 'cURL', exact: true}).first().check();
    expect(await sample(page).textContent()).toBe(before);
    expect(asked.filter((each) => each.includes('acme') || each.includes(token))).toEqual([]);
    expect(page.url()).not.toContain('acme');
    expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('acme');
  });

  test('are refused where they are none, and the samples stay as they are', async ({page, open}) => {
    await open(addresses.operation);
    const before = await sample(page).textContent();
    for (const typed of ['acme', `https://a.vn/'"; rm -rf`, 'https://a.vn/${x}', 'https://a.vn/</script>']) {
      await type(page, {address: typed});
      await page.keyboard.press('Tab');
      await expect(page.getByLabel('Address of your platform')).toHaveAccessibleDescription(
        `This is no address. Write one like ${example}.`,
      );
      await expect(page.getByLabel('Address of your platform')).toHaveAttribute('aria-invalid', 'true');
    }
    for (const typed of [`'"; rm -rf`, '${x}', '</script>', '"; x']) {
      await type(page, {token: typed});
      await page.keyboard.press('Tab');
      await expect(page.getByText('This is no token.')).toBeVisible();
    }
    // What is said of a wrong value moves nothing away from below the press that leaves its field.
    await type(page, {token: 'abc'});
    await page.getByLabel('Access token').fill('abc"x');
    await page.locator('.api-samples').getByText('JavaScript', {exact: true}).click();
    await expect(page.locator('.api-samples').getByRole('radio', {name: 'JavaScript'})).toBeChecked();
    await expect(page.getByText('This is no token.')).toBeVisible();
    await page.locator('.api-samples').getByText('cURL', {exact: true}).click();
    await page.locator('.api-values button').click();
    expect(await sample(page).textContent()).toBe(before);
    await type(page, {address: 'api.acme.vn/api/'});
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Address of your platform')).toHaveValue(address);
    await expect(line(page)).toHaveText(`${address}/api/documents/create`);
    await type(page, {token: `Bearer ${'x'.repeat(5000)}`});
    await expect(page.getByText('This is no token.')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  test('are offered by guides beside the code that shows the address', async ({page, read}) => {
    await read('/docs/api/v1/guide/basic-create');
    const code = page.locator('.code-block', {hasText: 'export ECONTRACT_URL='});
    // Before the application runs
    await code.locator('.code-values').click();
    await expect(code.getByLabel('Address of your platform')).toBeFocused();
    // A guide's samples read the token from the answer to the login.
    await expect(code.getByLabel('Access token')).toHaveCount(0);
    await page.keyboard.type(address);
    await expect(code.locator('code')).toHaveText(`export ECONTRACT_URL=${address}`);
    await code.locator('.code-values').click();
    await expect(code.locator('form')).toBeHidden();
  });

  test('are opened by keyboard before the application runs', async ({page, read}) => {
    await read(addresses.operation);
    await page.locator('.api-values summary').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.api-values').getByLabel('Access token')).toBeVisible();
  });
});

test.describe('where the browser keeps nothing', () => {
  test.use({expectedFaults: /browser storage is not available/});

  test('they hold for a visit', async ({page, open}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Not allowed', 'SecurityError');
        },
      });
    });
    await open(addresses.operation);
    await type(page, {address});
    await expect(line(page)).toContainText(address);
    await page.locator('.pagination-nav a').last().click();
    await expect(page).not.toHaveURL(/documents-create/);
    await expect(line(page)).toContainText(address);
  });
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: {width: 375, height: 812}});

  test('they are typed after a tap', async ({page, open}) => {
    await open(addresses.operation);
    await page.locator('.api-values summary').tap();
    await type(page, {address});
    await expect(line(page)).toHaveText(`${address}/api/documents/create`);
  });
});
