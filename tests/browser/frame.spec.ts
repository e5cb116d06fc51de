import {addresses, nowhere, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';

/** Pages without a sidebar, each with a part that is as wide as their content. */
const framed: readonly (readonly [address: string, part: string])[] = [
  [addresses.home, 'main ul:has(> [data-role-card])'],
  [addresses.conventions, '.theme-layout-main .row'],
  [addresses.search, 'main [role="search"]'],
  [addresses.tags, '.theme-layout-main .row > main'],
  [addresses.tag, '.theme-layout-main .row > main'],
  [nowhere, '.theme-layout-main > main'],
];

/** Their text alone, a wide column, and figures beside the text. */
const docsPages = [addresses.guide, addresses.questions, '/docs/tutorial/document/share'];

test(
  'docs stand in the middle of the room beside the sidebar in the widest windows, and on tablets',
  nightly,
  async ({page, read}) => {
    for (const address of docsPages) {
      await read(address);
      for (const [width, parts] of [
        [widths.tablet, '.doc-layout article'],
        [widths.widestDesk, '.doc-layout > *'],
      ] as const) {
        await page.setViewportSize({width, height: 900});
        const [start, end] = await page.locator('.docs-wrapper main').evaluate((main, selector) => {
          const boxes = [...main.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
          const {left, right} = main.getBoundingClientRect();
          return [Math.min(...boxes.map((box) => box.left)) - left, right - Math.max(...boxes.map((box) => box.right))];
        }, parts);
        expect(Math.abs(start! - end!), `${address} at ${width}`).toBeLessThan(1.5);
      }
    }
  },
);

test('the contents are a button until there is room for a column', async ({page, read}) => {
  await read(addresses.questions);
  for (const [width, isButton] of [
    [widths.narrowestDesk, true],
    [1199, true],
    [1200, false],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await expect(page.locator('.doc-bar > button')).toBeVisible({visible: isButton});
    await expect(page.locator('.table-of-contents')).toBeVisible({visible: !isButton});
  }
});

// The not-found page is not there, as it should be.
test.use({expectedFaults: /404/});

test(
  'pages without a sidebar stand in the middle, and so do the bars above and below them',
  nightly,
  async ({page, read}) => {
    for (const [address, part] of framed) {
      await read(address);
      for (const width of [widths.narrowestDesk, widths.desk, widths.widestDesk]) {
        await page.setViewportSize({width, height: 900});
        for (const selector of [part, '.navbar', '.theme-layout-footer > .container']) {
          const [start, end] = await page
            .locator(selector)
            .first()
            .evaluate((element) => {
              const {left, right} = element.getBoundingClientRect();
              const {paddingLeft, paddingRight} = getComputedStyle(element);
              return [left + parseFloat(paddingLeft), document.body.clientWidth - right + parseFloat(paddingRight)];
            });
          expect(Math.abs(start! - end!), `${selector} of ${address} at ${width}`).toBeLessThan(1.5);
        }
      }
    }
  },
);
