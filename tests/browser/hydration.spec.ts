import type {Page} from '@playwright/test';
import {
  applicationScripts,
  expectNotStarted,
  holdApplication,
  listedScripts,
  runScripts,
  saveData,
  starterOnly,
  untilIdle,
} from '../support/application';
import {addresses, nowhere} from '../support/addresses';
import {expect, showIntent, test, waitUntilReady} from '../support/fixtures';
import {nightly, nightlyUnless} from '../support/nightly';
import {words} from '../support/words';
import {remember} from '../support/remember';

/**
 * Counts what a page asks for from now on: scripts, whose elements the bundler takes away once they have come, and what it
 * is about to import.
 *
 * @returns reads their names
 */
async function watchScripts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const asked: string[] = [];
    Object.assign(window, {asked});
    new MutationObserver((changes) => {
      const added = changes.flatMap(({addedNodes}) => [...addedNodes]);
      for (const node of added) {
        if (node instanceof HTMLScriptElement) asked.push(node.src);
        if (node instanceof HTMLLinkElement && node.rel === 'modulepreload') asked.push(node.href);
      }
    }).observe(document, {childList: true, subtree: true});
  });
  return async () => {
    const asked = await page.evaluate(() => (window as unknown as {asked: string[]}).asked);
    return asked.map((address) => address.replace(/.*\/|\.\w+\.js$/g, ''));
  };
}

/** Expects that the entry was imported once, and that the bundler asked for none of the page's scripts again. */
async function expectOneStart(page: Page, asked: readonly string[]): Promise<void> {
  const listed = await listedScripts(page);
  expect(asked.filter((name) => listed.includes(name))).toEqual(listed.slice(0, 1));
}

const prefetched = 'link[rel=prefetch][as=script]';

const guide = addresses.guide;

/** Events that show that a reader will use a control; the first three are what most readers do. */
const intents: Record<string, (page: Page) => Promise<void>> = {
  'a mouse that moves': (page) => showIntent(page),
  // As remote desktops and some pointing devices send it.
  'a single pointer event above a menu': (page) =>
    page.getByRole('button', {name: words.en.usageGuide}).dispatchEvent('pointerover'),
  'a pointer that is pressed on a menu': (page) =>
    page.getByRole('button', {name: words.en.usageGuide}).dispatchEvent('pointerdown'),
  'a key': (page) => page.keyboard.press('PageDown'),
  'focus that moves into the page': (page) => page.locator('.pagination-nav a').first().focus(),
  'a press on a control': (page) => page.getByRole('button', {name: words.en.colourMode}).dispatchEvent('click'),
  async 'a choice in another tab'(page) {
    const tab = await page.context().newPage();
    await tab.goto(addresses.home);
    await tab.evaluate(() => localStorage.setItem('theme-docs', 'dark'));
  },
};

for (const [name, show] of Object.entries(intents)) {
  test(
    `${name} starts the application, once`,
    nightlyUnless(['a mouse that moves', 'a key', 'a press on a control'].includes(name)),
    async ({page, read}) => {
      await read(guide);
      await expectNotStarted(page);
      const askedFor = await watchScripts(page);
      await show(page);
      await waitUntilReady(page);
      await expectOneStart(page, await askedFor());
    },
  );
}

test('what a page stores when it is left does not start the next one', nightly, async ({page, open, read}) => {
  await open(guide);
  await read(addresses.operation);
  await expectNotStarted(page);
});

test('reading and scrolling with the wheel start nothing', async ({page, read}) => {
  await read(guide);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expectNotStarted(page);
});

for (const [kind, address] of [
  ['the search page', addresses.search],
  ['an address that asks for a colour mode', `${addresses.guide}?docusaurus-theme=dark`],
] as const) {
  test(`${kind} starts the application by itself`, nightlyUnless(kind === 'the search page'), async ({page, read}) => {
    await read(address);
    await waitUntilReady(page);
  });
}

test.describe('an unknown address', () => {
  test.use({expectedFaults: /404/});

  test('starts the application by itself', async ({page, read}) => {
    await read(nowhere);
    await waitUntilReady(page);
  });
});

test('samples in a remembered language start the application by themselves', async ({page, read}) => {
  await remember(page, {'api.sample-language-docs': 'python'});
  await read(guide);
  await expectNotStarted(page);
  await read(addresses.operation);
  await waitUntilReady(page);
  await expect(page.locator('[data-sample="python"]').first()).toBeVisible();
});

test('intents while the application is on its way start it only once', async ({page, read}) => {
  const release = await holdApplication(page);
  await read(addresses.guide);
  const askedFor = await watchScripts(page);
  await showIntent(page);
  await page.keyboard.press('PageDown');
  await page.locator('.pagination-nav a').first().focus();
  await page.mouse.move(200, 300);
  await expectOneStart(page, await askedFor());
  await release();
  await waitUntilReady(page);
  await expectOneStart(page, await askedFor());
});

test('the scripts are fetched without being run when the browser has nothing else to do', async ({page, read}) => {
  await read(addresses.guide);
  const scripts = await listedScripts(page);
  await expect(page.locator(prefetched)).toHaveCount(scripts.length);
  const fetched = await page.locator(prefetched).evaluateAll((links: HTMLLinkElement[]) => links.map(({href}) => href));
  for (const address of fetched) expect(address).toMatch(applicationScripts);
  await expectNotStarted(page);
});

test('what was fetched ahead is not fetched again', nightly, async ({page, read}) => {
  await read(addresses.guide);
  const sizes = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({name}) => /\/assets\/js\/(?!starter)/.test(name))
        .map(({initiatorType, transferSize}) => ({initiatorType, fromNetwork: transferSize > 0})),
    );
  const count = (await listedScripts(page)).length;
  await expect.poll(async () => (await sizes()).length).toBe(count);
  await showIntent(page);
  await waitUntilReady(page);
  const run = (await sizes()).filter(({initiatorType}) => initiatorType === 'script');
  expect(run.length).toBeGreaterThan(0);
});

test(
  'the scripts are not fetched ahead for readers who save data, and come with the first intent',
  nightly,
  async ({page, read}) => {
    await saveData(page);
    await read(addresses.guide);
    // The starter has asked for its idle moment first.
    await untilIdle(page);
    await expect(page.locator(prefetched)).toHaveCount(0);
    await showIntent(page);
    await waitUntilReady(page);
  },
);

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 740}});
  test.skip(({browserName}) => browserName === 'firefox', 'Firefox under test sends no touches.');

  /** Holds back idle moments, as a busy phone does; 'window.rest' is the moment when it has nothing to do. */
  async function keepBusy(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = [];
      window.requestIdleCallback = (callback) => waiting.push(callback);
      Object.assign(window, {
        rest: () => waiting.splice(0).forEach((callback) => callback({didTimeout: false, timeRemaining: () => 50})),
      });
    });
  }

  const rest = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as {rest: () => void}).rest());

  /** Puts a finger on a place and moves it upwards. */
  async function scrollByFinger(page: Page, x: number, y: number): Promise<void> {
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: string, points: {x: number; y: number}[]) =>
      devtools.send('Input.dispatchTouchEvent', {type: type as 'touchStart', touchPoints: points});
    await touch('touchStart', [{x, y}]);
    for (let step = 1; step <= 5; step += 1) await touch('touchMove', [{x, y: y - step * 30}]);
    await touch('touchEnd', []);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  }

  const guide = addresses.guide;

  test('the first scroll starts the application, when the phone has nothing else to do', async ({page, read}) => {
    await keepBusy(page);
    await read(guide);
    await rest(page);
    await scrollByFinger(page, 200, 500);
    expect(await runScripts(page)).toEqual(starterOnly);
    await rest(page);
    await waitUntilReady(page);
  });

  test('a tap beside links starts it too', nightly, async ({page, read}) => {
    await keepBusy(page);
    await read(guide);
    await rest(page);
    await showIntent(page, true);
    expect(await runScripts(page)).toEqual(starterOnly);
    await rest(page);
    await waitUntilReady(page);
  });

  test('a tap on a plain link starts nothing, on neither page', async ({page, read}) => {
    await page.addInitScript(() => {
      addEventListener('pagehide', () => {
        sessionStorage.setItem('run', String([...document.scripts].filter(({src}) => src !== '').length));
      });
    });
    await read(guide);
    const next = page.locator('.pagination-nav__link--next');
    const address = (await next.getAttribute('href')) ?? '';
    await next.tap();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await page.waitForLoadState();
    expect(await page.evaluate(() => sessionStorage.getItem('run'))).toBe('1');
    await expectNotStarted(page);
  });
});
