import type {Page} from '@playwright/test';
import {addresses, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';
import {words} from '../support/words';

/** The parts of pages; what all pages share is named 'main' and 'runtime~main'. */
const isPart = (url: URL) => /\/assets\/js\/(?!main\.|runtime)/.test(url.pathname);

function countParts(page: Page): Set<string> {
  const parts = new Set<string>();
  page.on('request', (request) => {
    if (isPart(new URL(request.url()))) parts.add(request.url());
  });
  return parts;
}

const nextLink = '.pagination-nav__link--next';

test.describe('on a phone, where only the foot of the page leads to the next one', () => {
  test.use({viewport: {width: widths.phone, height: 740}});

  test('the next page is fetched ahead when a link to it comes into view', async ({page, open}) => {
    await open(addresses.guide);
    await page.waitForLoadState('networkidle');
    const ahead = page.locator('link[rel=prefetch]');
    const before = await ahead.count();
    const title = await page.getByRole('heading', {level: 1}).innerText();
    await page.locator(nextLink).scrollIntoViewIfNeeded();
    await expect.poll(() => ahead.count()).toBeGreaterThan(before);
    await page.waitForLoadState('networkidle');
    const fetched = await ahead.evaluateAll((links: HTMLLinkElement[]) => links.map(({href}) => href));
    const needed: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') needed.push(request.url());
    });
    await page.locator(nextLink).click();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(title);
    expect(needed).not.toEqual([]);
    expect(needed.filter((script) => !fetched.includes(script))).toEqual([]);
  });

  test(
    'the next page is fetched when the pointer comes near, so that a click fetches nothing more',
    nightly,
    async ({page, open}) => {
      await page.addInitScript(() => {
        // A browser that never reports what is in view, so that only the pointer is left.
        IntersectionObserver.prototype.observe = () => undefined;
      });
      const parts = countParts(page);
      await open(addresses.guide);
      await page.locator(nextLink).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      const before = parts.size;
      const answered = page.waitForResponse((response) => isPart(new URL(response.url())));
      await page.locator(nextLink).hover();
      await answered;
      await page.waitForLoadState('networkidle');
      expect(parts.size).toBeGreaterThan(before);
      const title = await page.getByRole('heading', {level: 1}).innerText();
      const fetched = parts.size;
      await page.locator(nextLink).click();
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(title);
      expect(parts.size).toBe(fetched);
    },
  );
});

test(
  'a bar shows the progress when a page takes longer than 200 milliseconds, and goes when it is there',
  nightly,
  async ({page, open}) => {
    await open(addresses.home);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(isPart, async (route) => {
      await held;
      await route.continue();
    });
    const started = Date.now();
    await page.getByRole('link', {name: words.en.questions, exact: true}).first().click();
    await expect(page.locator('#nprogress .bar')).toBeAttached();
    expect(Date.now() - started).toBeGreaterThanOrEqual(200);
    release();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('');
    await expect(page).toHaveURL(new RegExp(`${addresses.questions}$`));
    await expect(page.locator('#nprogress')).toHaveCount(0);
  },
);

test.describe('a page whose parts do not arrive', () => {
  test.use({expectedFaults: /ERR_FAILED|ChunkLoadError|Loading chunk|Loading CSS/});

  test('is loaded again, and can be read', async ({page, open}) => {
    await open(addresses.home);
    await page.route(isPart, (route) => route.abort());
    const loadedAnew = page.waitForEvent('load');
    await page
      .getByRole('navigation', {name: words.en.mainNavigation})
      .getByRole('link', {name: words.en.questions, exact: true})
      .click();
    await loadedAnew;
    await expect(page).toHaveURL(new RegExp(`${addresses.questions}$`));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

test('Back and Forward lead to the place that was read', async ({page, open}) => {
  await open(addresses.guide);
  const title = page.getByRole('heading', {level: 1});
  const first = await title.innerText();
  await page.locator(nextLink).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(100);
  await page.locator(nextLink).click();
  await expect(title).not.toHaveText(first);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(title).toHaveText(first);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  await page.goForward();
  await expect(title).not.toHaveText(first);
});
