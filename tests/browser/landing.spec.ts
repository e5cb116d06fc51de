import {addresses, inLocale, locales, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly, nightlyTranslation} from '../support/nightly';

const landings = ['/docs/tutorial/receiver', '/docs/tutorial/sender', '/docs/tutorial/administrator', '/docs/api/v1'];

for (const locale of locales) {
  test.describe(`the landing pages in ${locale.label}`, nightlyTranslation(locale), () => {
    test('are where the introduction leads, begin with cards and end with where to get help', async ({page, open}) => {
      await open(inLocale(locale, '/docs'));
      const links = page.locator('.page-body > .cards li > :first-child > a');
      await expect(links).toHaveCount(landings.length);
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(targets).toEqual(landings.map((landing) => inLocale(locale, landing)));
      for (const landing of landings) {
        await open(inLocale(locale, landing));
        const first = await page.locator('.page-body > .cards').first().boundingBox();
        expect(first!.y, landing).toBeLessThan(560);
        await expect(page.locator('.page-body > h2').last(), landing).toHaveAttribute('id', 'help');
        await expect(page.locator('.page-body table'), landing).toHaveCount(0);
      }
    });
  });
}

test('a card is one target, and links in its sentence are others', async ({page, open}) => {
  for (const width of [widths.phone, widths.desk]) {
    await page.setViewportSize({width, height: 900});
    await open('/docs/tutorial/administrator');
    const card = page.locator('.cards li').filter({has: page.locator('a[href$="#outside"]')});
    const {width: wide, height} = (await card.boundingBox())!;
    await card.click({position: {x: wide - 8, y: height - 8}});
    await expect(page).toHaveURL(/\/users#create$/);
    await open('/docs/tutorial/administrator');
    await card.locator('a[href$="#outside"]').click();
    await expect(page).toHaveURL(/\/users#outside$/);
  }
});

test('a card opens by keyboard, and shows which one it is', async ({page, open}) => {
  await page.setViewportSize({width: widths.desk, height: 900});
  await open('/docs/tutorial/administrator');
  const link = page.locator('.cards a').first();
  await page.keyboard.press('Tab');
  await link.focus();
  const outline = await link.evaluate((element) => getComputedStyle(element, '::after').outlineStyle);
  expect(outline).toBe('solid');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/administrator\/set-up$/);
});

test('cards, the line below the title and the pages before and after end where the text does', async ({page, read}) => {
  await page.setViewportSize({width: widths.desk, height: 900});
  for (const address of [...landings, addresses.cards]) {
    await read(address);
    const ends = await page
      .locator('.cards, .doc-cards, [data-search-ignore]:has([data-page-menu]), .pagination-nav')
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().right)));
    expect(ends.length).toBeGreaterThan(1);
    expect(new Set(ends).size, `${address}: ${ends.join()}`).toBe(1);
  }
});

test('cards leave no empty place in their sheet', nightly, async ({page, open}) => {
  for (const address of ['/docs', ...landings]) {
    await open(address);
    for (const width of [widths.tablet, widths.narrowestDesk, widths.desk, widths.widestDesk]) {
      await page.setViewportSize({width, height: 900});
      const holes = await page.locator('.page-body > .cards').evaluateAll((sheets) =>
        sheets.map((sheet) => {
          const area = (element: Element): number => element.clientWidth * element.clientHeight;
          const cards = [...sheet.querySelectorAll('li')].map(area);
          return 1 - cards.reduce((sum, each) => sum + each, 0) / area(sheet);
        }),
      );
      for (const hole of holes) expect(hole, `${address} at ${width}`).toBeLessThan(0.05);
    }
  }
});
