import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';

const sample = (language: string) => `[data-sample="${language}"]`;

for (const locale of locales) {
  test(`a language chosen for samples in ${locale.label} holds on every page and in every language`, async ({
    page,
    open,
  }) => {
    await open(inLocale(locale, addresses.operation));
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
}

test.describe('before the page’s script', () => {
  test.use({expectedFaults: /ERR_FAILED/});

  test('the chosen language is there already, so nothing jumps', async ({page, open}) => {
    await open(addresses.operation);
    await page.getByRole('radio', {name: 'Go', exact: true}).first().check();
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(addresses.operation);
    await expect(page.locator(sample('go')).first()).toBeVisible();
    await expect(page.locator(sample('curl')).first()).toBeHidden();
  });
});
