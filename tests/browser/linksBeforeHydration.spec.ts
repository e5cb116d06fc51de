import {expectNotStarted, saveData} from '../support/application';
import {addresses} from '../support/addresses';
import {expect, hydrate, test} from '../support/fixtures';
import {nightly} from '../support/nightly';

const rules = 'script[type=speculationrules]';

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 740}});
  test.skip(({browserName}) => browserName === 'firefox', 'Firefox under test sends no touches.');

  test('a link is followed by the browser until the application runs', async ({page, read}) => {
    await read(addresses.guide);
    await page.evaluate(() => Object.assign(window, {isFirstDocument: true}));
    const next = page.locator('.pagination-nav__link--next');
    const address = (await next.getAttribute('href')) ?? '';
    await next.tap();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await page.waitForLoadState();
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expectNotStarted(page);
  });

  test('a link is followed by the router once it runs', async ({page, open}) => {
    await open(addresses.guide);
    await page.evaluate(() => Object.assign(window, {isFirstDocument: true}));
    const title = await page.getByRole('heading', {level: 1}).innerText();
    await page.locator('.pagination-nav__link--next').tap();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(title);
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  });

  test('Back and Forward lead to the place that was read', nightly, async ({page, read}) => {
    await read(addresses.guide);
    await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => Math.round(scrollY));
    expect(place).toBeGreaterThan(300);
    const title = await page.getByRole('heading', {level: 1}).innerText();
    await page.locator('.pagination-nav__link--next').tap();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(title);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
    await page.goForward();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(title);
  });
});

test('the browser may fetch pages ahead until the router does', async ({page, read}) => {
  await read(addresses.guide);
  await expect(page.locator(rules)).toHaveCount(1);
  const {prefetch} = JSON.parse((await page.locator(rules).textContent()) ?? '') as {prefetch: unknown[]};
  expect(prefetch).toHaveLength(1);
  await hydrate(page);
  await expect(page.locator(rules)).toHaveCount(0);
});

test('no page is fetched ahead for readers who save data', nightly, async ({page, read}) => {
  await saveData(page);
  await read(addresses.guide);
  await expect(page.locator(rules)).toHaveCount(0);
  await expectNotStarted(page);
});

for (const motion of ['no-preference', 'reduce'] as const) {
  test.describe(`for readers who say of motion: ${motion}`, nightly, () => {
    test.use({reducedMotion: motion});
    test.skip(({browserName}) => browserName === 'firefox', 'Firefox has no transitions between documents yet.');

    test('one document gives way to the next as they wish', async ({page, read}) => {
      await read(addresses.guide);
      const transitions = await page.evaluate(() => {
        const rulesOf = (list: CSSRuleList): CSSRule[] =>
          [...list].flatMap((rule) => [rule, ...('cssRules' in rule ? rulesOf(rule.cssRules as CSSRuleList) : [])]);
        return [...document.styleSheets]
          .flatMap(({cssRules}) => rulesOf(cssRules))
          .filter((rule) => rule.constructor.name === 'CSSViewTransitionRule')
          .map(({parentRule}) => (parentRule as CSSMediaRule | null)?.conditionText ?? '')
          .map((condition) => matchMedia(condition).matches);
      });
      expect(transitions).toEqual([motion === 'no-preference']);
    });
  });
}
