import {addresses, inLocale, locales, widths} from '../support/addresses';
import {expect, hydrate, test} from '../support/fixtures';

import {nightlyUnless} from '../support/nightly';
import {sourceLocale} from '../../src/kit/locales';
import {words} from '../support/words';

const guide = '/docs/tutorial/sender/upload-file';
const steps = '.page-body > ol > li';

for (const locale of locales) {
  test.describe(locale.label, nightlyUnless(locale.code === sourceLocale), () => {
    const address = inLocale(locale, guide);

    test('the number of a step copies its address, says so and marks the step', async ({page, open, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(address);
      const step = page.locator('#information-2');
      await step.scrollIntoViewIfNeeded();
      const {y} = (await step.boundingBox())!;
      await step.locator('.hash-link').click();
      await expect(page.getByRole('status').filter({hasText: words[locale.code].addressCopied})).toBeVisible();
      await expect(page).toHaveURL(/#information-2$/);
      expect(Math.abs((await step.boundingBox())!.y - y)).toBeLessThan(2);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      await expect(step).toHaveCSS('background-color', /rgb\((?!0, 0, 0)/);
    });

    test('steps have the same addresses in all languages', async ({page, read}) => {
      const ids = (): Promise<string[]> => page.locator(steps).evaluateAll((all) => all.map(({id}) => id));
      await read(address);
      const own = await ids();
      expect(own).toContain('information-1');
      expect(new Set(own).size).toBe(own.length);
      await read(guide);
      expect(await ids()).toEqual(own);
    });
  });
}

test('an address leads to its step below the bars, marked, before the application runs', async ({page, read}) => {
  for (const width of [widths.phone, 1440]) {
    await page.setViewportSize({width, height: 800});
    await read(`${guide}#information-5`);
    const step = page.locator('#information-5');
    const bar = await page.locator(width === 1440 ? '.navbar' : '.doc-bar').boundingBox();
    await expect.poll(async () => (await step.boundingBox())!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
    await expect(step).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.goto('about:blank');
  }
});

test('no number is a stop of the Tab key, and each is large enough to press', async ({page, open}) => {
  await open(addresses.guide);
  const links = page.locator(`${steps} > .hash-link`);
  expect(await links.count()).toBeGreaterThan(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('tabindex', '-1');
    const {width, height} = (await link.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
});

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}});

  test('a tap on a number before the application runs copies once it does', async ({page, read, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await read(guide);
    await page.locator('#information-2 > .hash-link').tap();
    await hydrate(page, true);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/#information-2$/);
  });
});
