import {addresses, inLocale, locales, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly, nightlyTranslation} from '../support/nightly';

/** Pages with mockups, and with diagrams of each kind. */
const withFigures = [addresses.guide, addresses.category, addresses.concept, '/docs/tutorial/sender', '/docs/api/v1'];

// The second has a sidebar, and a diagram, which does not take the place of the contents as drawings of screens do.
for (const [address, width] of [
  [addresses.conventions, widths.narrowestDesk],
  ['/docs/api/v1/general/webhook', widths.desk],
] as const) {
  test(`${address} has its contents beside the text at ${width} pixels`, async ({page, open}) => {
    await page.setViewportSize({width, height: 900});
    await open(address);
    const text = await page.locator('.page-body').boundingBox();
    const contents = await page.locator('.table-of-contents').boundingBox();
    expect(contents!.x).toBeGreaterThan(text!.x + text!.width);
    expect(contents!.y).toBeLessThan(text!.y + 100);
  });
}

test('results of the search stay in the wide column', nightly, async ({page, open}) => {
  for (const width of [widths.narrowestDesk, widths.widestDesk]) {
    await page.setViewportSize({width, height: 900});
    await open(`${addresses.search}?q=sign`);
    const form = await page.getByRole('main').getByRole('search').boundingBox();
    const row = await page.locator('article').first().boundingBox();
    expect([row!.x, row!.width]).toEqual([form!.x, form!.width]);
    expect(row!.width).toBeLessThanOrEqual(52 * 16);
  }
});

// Words in drawings and titles are longer in one language than in the other.
for (const locale of locales) {
  test(
    `in ${locale.label}, diagrams are whole and nothing lies on the contents`,
    nightlyTranslation(locale),
    async ({page, open}) => {
      for (const address of withFigures) {
        await open(inLocale(locale, address));
        // Widths at which drawings were cut, or lay on the contents.
        for (const width of [widths.phone, 1280, 1600, 1700, widths.widestDesk]) {
          await page.setViewportSize({width, height: 900});
          const faults = await page.evaluate(() => {
            const list = document.querySelector('.table-of-contents');
            const {clientWidth: edge} = document.documentElement;
            const contents = list?.checkVisibility() ? list.getBoundingClientRect().x : edge;
            const figures = document.querySelectorAll(
              '.page-body > div:has(> figure), .page-body > .alert, .page-body table',
            );
            const drawings = document.querySelectorAll('.diagram > div');
            return [
              ...[...figures].filter((figure) => !(figure.getBoundingClientRect().right <= contents)),
              ...[...drawings].filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth),
              // The smallest words of a drawing have 12.5 pixels of its own.
              ...[...document.querySelectorAll<SVGSVGElement>('.diagram svg')].filter(
                (svg) => (svg.getBoundingClientRect().width / svg.viewBox.baseVal.width) * 12.5 < 12,
              ),
            ].map((element) => element.outerHTML.slice(0, 120));
          });
          expect(faults, `${address} at ${width}`).toEqual([]);
        }
      }
    },
  );
}

test('figures stand beside the text from 1280 pixels on', nightly, async ({page, open}) => {
  for (const address of ['/docs/tutorial/document/share', '/docs/app/document/sign-draw']) {
    await open(address);
    for (const width of [1280, widths.desk, 1679, widths.widestDesk]) {
      await page.setViewportSize({width, height: 900});
      const figure = await page.locator('figure:not(.diagram)').first().boundingBox();
      const text = await page.locator('.page-body > p').first().boundingBox();
      expect(figure!.x, `${address} at ${width}`).toBeGreaterThan(text!.x + text!.width);
      expect(figure!.x + figure!.width, `${address} at ${width}`).toBeLessThanOrEqual(width - 16);
    }
  }
});

test('a figure begins beside its own step, and leaves no hole between the steps', async ({page, read}) => {
  for (const name of ['sign-draw', 'eKYC', 'e_sign', 'approve']) {
    await read(`/docs/app/document/${name}`);
    const steps = await page.locator('.page-body > ol > li').evaluateAll((all) =>
      all.map((step) => {
        const {top, bottom} = step.getBoundingClientRect();
        const figure = step.querySelector('figure')?.getBoundingClientRect().top ?? top;
        return {id: step.id, late: figure - top, top, bottom, isFirst: step === step.parentElement?.firstElementChild};
      }),
    );
    expect(steps.filter(({late}) => Math.abs(late) > 8).map(({id}) => id)).toEqual([]);
    const holes = steps.filter(({top, isFirst}, index) => !isFirst && top - steps[index - 1]!.bottom > 120);
    expect(holes.map(({id}) => id)).toEqual([]);
  }
});

test.describe('the first screen of a phone', () => {
  test.use({viewport: {width: widths.phone, height: 812}});

  for (const locale of locales) {
    test(
      `in ${locale.label}, it has the title within 150 pixels, the first sentence within 260`,
      nightlyTranslation(locale),
      async ({page, open}) => {
        for (const address of [addresses.guide, addresses.operation, addresses.cards, addresses.questions]) {
          await open(inLocale(locale, address));
          const top = async (selector: string) => {
            const found = page.locator(selector).first();
            return (await found.count()) > 0 ? (await found.boundingBox())?.y : undefined;
          };
          expect(await top('h1'), address).toBeLessThanOrEqual(150);
          expect(await top('.page-body > p, .api-method, h1 ~ p:last-of-type'), address).toBeLessThanOrEqual(260);
        }
      },
    );
  }

  test('the contents open below their button, with the announcement in sight and without', async ({page, open}) => {
    await open(addresses.guide);
    const button = page.locator('.theme-doc-toc-mobile');
    const contents = page.locator('.doc-contents');
    const gap = async () => (await contents.boundingBox())!.y - (await page.locator('.doc-bar').boundingBox())!.y;
    for (const scrolled of [0, 600]) {
      await page.evaluate((y) => scrollTo({top: y, behavior: 'instant'}), scrolled);
      await button.click();
      await expect(contents).toBeVisible();
      expect(await gap()).toBeGreaterThanOrEqual(42);
      expect(await gap()).toBeLessThanOrEqual(48);
      await button.click();
      await expect(contents).toBeHidden();
    }
  });

  test('the contents stay in sight, open, and lead to a heading', async ({page, open}) => {
    await open(addresses.guide);
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
