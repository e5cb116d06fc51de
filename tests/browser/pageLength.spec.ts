import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';

/** So many screens a reader may have to pass to see the whole page. */
const mostScreens = 12;
const height = 900;

test('no page of the API is longer than twelve screens', nightly, async ({page, request}) => {
  await page.setViewportSize({width: 1440, height});
  const sitemap = await (await request.get('/vi/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => /^\/vi\/docs\/api\//.test(path));
  expect(paths.length).toBeGreaterThan(40);
  const screens: [string, number][] = [];
  for (const path of paths) {
    await page.goto(path);
    screens.push([path, (await page.evaluate(() => document.documentElement.scrollHeight)) / height]);
  }
  expect(screens.filter(([, count]) => count > mostScreens)).toEqual([]);
});
