import {addresses} from '../support/addresses';
import {switchOn} from '../support/switchOn';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';

const bar = '.theme-layout-navbar';

test('the navigation bar stays in sight while scrolling', async ({page, open}) => {
  await open(addresses.guide);
  for (const distance of [300, 600, -200]) {
    await page.mouse.wheel(0, distance);
    await expect(page.locator(bar)).toBeInViewport({ratio: 1});
  }
});

test.describe('where the configuration says so', nightly, () => {
  // The pages were drawn with the other setting, which React notices.
  test.use({expectedFaults: /Minified React error #418/});

  test('the bar hides on the way down and shows on the way up and near the top', async ({page, open}) => {
    await switchOn(page, 'hideOnScroll');
    await open(addresses.guide);
    await page.mouse.move(700, 500);
    const scrollY = () => page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 600);
    await expect.poll(scrollY).toBe(600);
    await page.mouse.wheel(0, 300);
    await expect.poll(scrollY).toBe(900);
    await expect(page.locator(bar)).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(page.locator(bar)).toBeInViewport({ratio: 1});
    await page.mouse.wheel(0, 200);
    await expect(page.locator(bar)).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 10));
    await expect(page.locator(bar)).toBeInViewport({ratio: 1});
  });
});
