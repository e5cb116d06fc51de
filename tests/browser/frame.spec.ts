import {addresses, nowhere, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';

/** Pages without a sidebar, each with a part that is as wide as their content. */
const framed: readonly (readonly [address: string, part: string])[] = [
  [addresses.home, 'main ul:has(> [data-role-card])'],
  [addresses.conventions, '.theme-layout-main .row'],
  [addresses.search, 'main [role="search"]'],
  [addresses.tags, '.theme-layout-main .row > main'],
  [addresses.tag, '.theme-layout-main .row > main'],
  [nowhere, '.theme-layout-main > main'],
];

// The not-found page is not there, as it should be.
test.use({expectedFaults: /404/});

test('pages without a sidebar stand in the middle, and so do the bars above and below them', async ({page, read}) => {
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
});
