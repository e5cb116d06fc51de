import type {Locator} from '@playwright/test';
import {addresses, inLocale, locales} from '../support/addresses';
import {holdApplication} from '../support/application';
import {expect, test} from '../support/fixtures';
import {nightly, nightlyUnless} from '../support/nightly';
import {words} from '../support/words';

const sample = (language: string) => `[data-sample="${language}"]`;

test('a language chosen for samples holds on every page and in every language', async ({page, open}) => {
  await open(addresses.operation);
  await expect(page.locator(sample('curl')).first()).toBeVisible();
  await page.getByRole('radio', {name: 'Python'}).first().check();
  await expect(page.locator(sample('python')).first()).toBeVisible();
  await expect(page.locator(sample('curl')).first()).toBeHidden();
  for (const other of locales) {
    await open(inLocale(other, addresses.frozenOperation));
    await expect(page.locator(sample('python')).first()).toBeVisible();
    await expect(page.getByRole('radio', {name: 'Python'}).first()).toBeChecked();
  }
});

for (const [how, press] of Object.entries({
  'a click': (control: Locator) => control.click(),
  'the space bar': (control: Locator) => control.press('Space'),
})) {
  test(
    `the program with error handling is one press away (${how}), in every language, and so is the way back`,
    nightlyUnless(how === 'a click'),
    async ({page, open}) => {
      const {withErrorHandling} = words.en;
      const robust = (language: string) => page.locator(`${sample(language)}[data-robust]`).first();
      const ends = page.getByText('Ends with status 3');
      await open(addresses.operation);
      const control = page.getByRole('checkbox', {name: withErrorHandling}).first();
      await expect(ends).toBeHidden();
      await press(control);
      await expect(robust('curl')).toBeVisible();
      await expect(ends).toBeVisible();
      await expect(page.locator(`${sample('curl')}:not([data-robust])`)).toBeHidden();
      await page.getByRole('radio', {name: 'Ruby'}).first().check();
      await expect(robust('ruby')).toBeVisible();
      const [, other] = locales;
      await open(inLocale(other!, addresses.frozenOperation));
      await expect(robust('ruby')).toBeVisible();
      const vietnamese = page.getByRole('checkbox', {name: words[other!.code].withErrorHandling}).first();
      await expect(vietnamese).toBeChecked();
      await press(vietnamese);
      await expect(page.locator(`${sample('ruby')}:not([data-robust])`).first()).toBeVisible();
      await expect(robust('ruby')).toBeHidden();
    },
  );
}

test('error handling that is asked for before the application runs is there afterwards', async ({page, read}) => {
  const release = await holdApplication(page);
  await read(addresses.operation);
  const control = page.getByRole('checkbox', {name: words.en.withErrorHandling}).first();
  await control.check();
  await release();
  await expect(page.locator(`${sample('curl')}[data-robust]`).first()).toBeVisible();
  await expect(control).toBeChecked();
});

test('a complete program comes in the chosen language, and as a file in each', nightly, async ({page, open}) => {
  await open('/docs/api/v1/others/sample-code');
  await page.getByRole('radio', {name: 'Go', exact: true}).check();
  await expect(page.locator(sample('go'))).toContainText('package main');
  const addresses = await page
    .locator('.api-samples a[download]')
    .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({href}) => href));
  expect(addresses).toHaveLength(8);
  for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
});

test('readers of the default language fetch no other samples', async ({page, open}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(addresses.operation);
  expect(asked.filter((url) => url.endsWith('.samples.json'))).toEqual([]);
});

test.describe('samples that cannot be loaded', () => {
  test.use({expectedFaults: /ERR_FAILED|NS_ERROR_ABORT/});

  test('leave the default language on the page, say so, and come with the next choice', async ({page, open}) => {
    await page.route('**/*.samples.json', (route) => route.abort());
    await open(addresses.operation);
    const go = page.getByRole('radio', {name: 'Go', exact: true}).first();
    await go.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded');
    await expect(page.locator(sample('curl')).first()).toBeVisible();
    await expect(go).not.toBeChecked();
    await page.unroute('**/*.samples.json');
    await go.click();
    await expect(page.locator(sample('go')).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
});
