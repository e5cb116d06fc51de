import {addresses, inLocale, locales, nowhere, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';

/** One of each kind of page. */
const kinds = [
  addresses.home,
  addresses.introduction,
  addresses.guide,
  addresses.operation,
  addresses.cards,
  addresses.questions,
  addresses.releaseNotes,
  addresses.tags,
  addresses.tag,
  addresses.conventions,
  addresses.search,
  nowhere,
];

test.describe('titles', () => {
  // The not-found page is not there, as it should be.
  test.use({expectedFaults: /404/});

  for (const locale of locales) {
    for (const width of [widths.phone, widths.narrowestDesk, widths.desk, widths.widestDesk]) {
      test(`in ${locale.label} at ${width} pixels, all pages and their feet start at the same line`, async ({
        page,
        open,
      }) => {
        await page.setViewportSize({width, height: 900});
        const starts = new Map<number, string>();
        for (const address of kinds) {
          await open(inLocale(locale, address));
          const box = await page.getByRole('heading', {level: 1}).boundingBox();
          const footer = await page.locator('.footer__title').first().boundingBox();
          starts.set(Math.round(box?.x ?? NaN), address);
          starts.set(Math.round(footer?.x ?? NaN), `the foot of ${address}`);
        }
        expect([...starts.entries()]).toHaveLength(1);
      });
    }
  }
});

for (const locale of locales) {
  test(`in ${locale.label}, figures stand beside the text on a wide window`, async ({page, open}) => {
    await page.setViewportSize({width: widths.widestDesk, height: 900});
    await open(inLocale(locale, addresses.category));
    const figure = await page.locator('.diagram').first().boundingBox();
    const text = await page.locator('.page-body > p').first().boundingBox();
    expect(figure!.x).toBeGreaterThan(text!.x + text!.width);
  });

  test.describe(`the first screen of a phone in ${locale.label}`, () => {
    test.use({viewport: {width: widths.phone, height: 812}});

    for (const address of [addresses.guide, addresses.operation, addresses.cards, addresses.questions]) {
      test(`${address} has its title within 150 pixels, its first sentence within 260`, async ({page, open}) => {
        await open(inLocale(locale, address));
        const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y;
        expect(await top('h1')).toBeLessThanOrEqual(150);
        expect(await top('.page-body > p, h1 ~ p:last-of-type')).toBeLessThanOrEqual(260);
      });
    }

    test('the contents stay in sight, open, and lead to a heading', async ({page, open}) => {
      await open(inLocale(locale, addresses.guide));
      const contents = page.locator('.theme-doc-toc-desktop');
      await page.locator('.page-body h2').last().scrollIntoViewIfNeeded();
      await expect(contents).toBeHidden();
      await page.locator('.theme-doc-toc-mobile').click();
      const link = contents.getByRole('link').first();
      await link.click();
      await expect(contents).toBeHidden();
      const id = new URL(page.url()).hash;
      const heading = await page.locator(id).boundingBox();
      const bar = await page.locator('.doc-bar').boundingBox();
      expect(heading!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height - 1);
    });
  });
}

test.describe('the contents without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: {width: widths.phone, height: 812}});

  test('open and close on a phone', async ({page}) => {
    await page.goto(addresses.guide);
    const contents = page.locator('.theme-doc-toc-desktop');
    await expect(contents).toBeHidden();
    await page.locator('.theme-doc-toc-mobile').click();
    await expect(contents).toBeVisible();
    await page.locator('.theme-doc-toc-mobile').click();
    await expect(contents).toBeHidden();
  });
});
