import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test, waitUntilReady} from '../support/fixtures';
import {words} from '../support/words';

const [first, second] = locales;

test.describe('the colour mode', () => {
  test.use({colorScheme: 'dark'});

  test('is light until the reader chooses, whatever the device prefers', async ({page, open}) => {
    await open(addresses.home);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

for (const locale of locales) {
  test(`the switch in ${locale.label} changes the colours and the page remembers`, async ({page, open}) => {
    await open(inLocale(locale, addresses.guide));
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    await page.getByRole('button', {name: words[locale.code].colourMode}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await background()).not.toBe(light);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await waitUntilReady(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

test('the choice made in one language holds in the other', async ({page, open}) => {
  await open(inLocale(first!, addresses.home));
  await page.getByRole('button', {name: words[first!.code].colourMode}).click();
  await open(inLocale(second!, addresses.guide));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an address cannot ask for colours that do not exist', async ({page, open}) => {
  await open(`${addresses.guide}?docusaurus-theme=purple`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page).not.toHaveURL(/purple/);
});
