import {addresses, inLocale, locales} from '../support/addresses';
import {expect, hydrate, test} from '../support/fixtures';
import {nightly, nightlyUnless} from '../support/nightly';
import {words} from '../support/words';
import {rememberMode} from '../support/remember';

const [first, second] = locales;

for (const preferred of ['dark', 'light', 'no-preference'] as const) {
  test.describe(`on a device that prefers ${preferred}`, nightlyUnless(preferred === 'dark'), () => {
    test.use({colorScheme: preferred});

    test('the colours are light, and each press on the switch changes what is seen, between two states', async ({
      page,
      open,
    }) => {
      await open(addresses.home);
      const button = page.getByRole('button', {name: words.en.colourMode});
      for (const shown of ['light', 'dark', 'light', 'dark']) {
        await expect(page.locator('html')).toHaveAttribute('data-theme', shown);
        await expect(button.locator('svg').filter({visible: true})).toHaveCount(1);
        await button.click();
      }
    });
  });
}

test('the switch changes the colours and the page remembers', async ({page, open}) => {
  await open(addresses.guide);
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole('button', {name: words.en.colourMode}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(background).not.toBe(light);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await hydrate(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the choice made in one language holds in the other', nightly, async ({page, open}) => {
  await open(inLocale(first!, addresses.home));
  await page.getByRole('button', {name: words[first!.code].colourMode}).click();
  await open(inLocale(second!, addresses.guide));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a choice made is taken over by the other open tabs, used or only read, in every language', async ({
  page,
  open,
  context,
}) => {
  await open(addresses.guide);
  const others = [];
  for (const other of locales) {
    for (const isUsed of [true, false]) {
      const tab = await context.newPage();
      await tab.goto(inLocale(other, addresses.home));
      if (isUsed) await hydrate(tab);
      others.push(tab);
    }
  }
  await page.getByRole('button', {name: words.en.colourMode}).click();
  for (const tab of others) await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const mode of ['light', 'dark'] as const) {
  test(
    `in ${mode} mode, a notice stands out from the text, and its icon from the notice`,
    nightly,
    async ({page, open}) => {
      await rememberMode(page, mode);
      await open(addresses.introduction);
      const notice = page.locator('.theme-admonition').first();
      const colours = await notice.evaluate((element) => ({
        page: getComputedStyle(document.documentElement).backgroundColor,
        notice: getComputedStyle(element).backgroundColor,
        text: getComputedStyle(element).color,
        icon: getComputedStyle(element.querySelector('svg')!).fill,
      }));
      expect(new Set([colours.page, colours.notice, colours.text]).size).toBe(3);
      expect(colours.notice).not.toBe('rgba(0, 0, 0, 0)');
      expect(colours.icon).toBe(colours.text);
    },
  );
}

for (const mode of ['light', 'dark'] as const) {
  test(`an address may ask for ${mode} colours`, nightly, async ({page, open}) => {
    await rememberMode(page, mode === 'dark' ? 'light' : 'dark');
    await open(`${addresses.guide}?docusaurus-theme=${mode}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  });
}

test('an address cannot ask for colours that do not exist', nightly, async ({page, open}) => {
  await open(`${addresses.guide}?docusaurus-theme=purple`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page).not.toHaveURL(/purple/);
});
