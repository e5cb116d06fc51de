import type {Locator, Page, Route} from '@playwright/test';
import {applicationScripts, expectNotStarted, holdApplication, untilIdle} from '../support/application';
import {sourceLocale} from '../../src/kit/locales';
import {addresses, inLocale, locales, widths} from '../support/addresses';
import {expect, hydrate, showIntent, test, waitUntilReady} from '../support/fixtures';
import {nightly, nightlyUnless} from '../support/nightly';
import {words} from '../support/words';

/** How long a press waits for scripts that hang, in milliseconds. */
const patience = 10_000;

/** Every way in which a script may not be what was asked for. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  fails: (route) => route.abort(),
  'is gone': (route) => route.fulfill({status: 404, contentType: 'text/html', body: '<!doctype html>'}),
  'is HTML': (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><p>Sign in</p>'}),
  'is HTML, which the browser refuses': (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {'X-Content-Type-Options': 'nosniff'},
      body: '<!doctype html><p>Sign in</p>',
    }),
};

/** What Chromium and Firefox say of them in the console. */
const failedScripts = new RegExp(
  [
    'ERR_FAILED|status 404|Failed to load resource|Unexpected token|MIME type|ChunkLoadError|Loading chunk',
    'NS_ERROR_(?:ABORT|CORRUPTED_CONTENT)|expected expression|nosniff|^warning: Error$',
  ].join('|'),
);

const notice = (page: Page): Locator => page.locator('#load-failure');

/** Follows a link that is wholly in view, on a page that does not scroll horizontally. */
async function followInView(page: Page, link: Locator): Promise<void> {
  await expect(link).toBeVisible();
  const {x, width} = (await link.boundingBox()) ?? {x: -1, width: 0};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(widths.phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await link.click();
}

const {retry, openMenu, copyPage, docsSidebar, questions} = words.en;
const guide = addresses.guide;
const toggle = (page: Page, code: keyof typeof words = 'en'): Locator =>
  page.getByRole('button', {name: words[code].colourMode});

test.describe('when a script of the application', () => {
  test.use({expectedFaults: failedScripts});

  for (const [name, fault] of Object.entries(faults)) {
    test(
      `${name}, a press shows the notice, the text stays, and Retry helps`,
      nightlyUnless(name === 'fails'),
      async ({page, read}) => {
        await page.route(applicationScripts, fault);
        await read(guide);
        await toggle(page).click();
        await expect(notice(page)).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(page.locator('#before-you-begin')).toBeVisible();
        await page.unroute(applicationScripts);
        await notice(page).getByRole('link', {name: retry}).click();
        await expect(notice(page)).toBeHidden();
        await toggle(page).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await expect(page).toHaveURL(new RegExp(`${guide}$`));
      },
    );
  }

  test('fails, a reader who only reads sees no notice', nightly, async ({page, read}) => {
    await page.route(applicationScripts, faults.fails!); // It is in the list above.
    await read(guide);
    const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
    await showIntent(page);
    await failed;
    await untilIdle(page);
    await expect(notice(page)).toBeHidden();
    await toggle(page).click();
    await expect(notice(page)).toBeVisible();
  });

  test('fails, the menu of a phone is a list whose links lead on', async ({page, read}) => {
    await page.setViewportSize({width: widths.phone, height: 740});
    await page.route(applicationScripts, faults.fails!); // It is in the list above.
    await read(guide);
    const button = page.getByRole('button', {name: openMenu});
    const sidebar = page.getByRole('navigation', {name: docsSidebar});
    await expect(sidebar).toBeHidden();
    await button.click();
    await expect(sidebar).toBeVisible();
    await button.click();
    await expect(sidebar).toBeHidden();
    await button.click();
    await followInView(page, sidebar.locator(`a[href="${'/docs/tutorial/receiver/approve'}"]`));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await read(addresses.home);
    await button.click();
    await followInView(page, page.locator('.navbar__items').getByRole('link', {name: questions, exact: true}));
    await expect(page).toHaveURL(new RegExp(`${addresses.questions}$`));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('fails, links that do more are plain links', nightly, async ({page, read}) => {
    await page.route(applicationScripts, faults.fails!); // It is in the list above.
    await read(addresses.home);
    const launcher = page.getByRole('main').locator(`a[href="${addresses.search}"]`);
    await launcher.click();
    await expect(page).toHaveURL(new RegExp(`${addresses.search}$`));
    const operation = addresses.operation;
    await read(operation);
    await page.getByRole('link', {name: copyPage}).click();
    await expect(page).toHaveURL(new RegExp(`${operation}\\.md$`));
  });
});

test.describe('when the starter', () => {
  test.use({expectedFaults: failedScripts});
  const starter = '**/assets/js/starter.*.js';
  const starterFaults: typeof faults = {...faults, hangs: () => new Promise(() => undefined)};

  for (const locale of locales) {
    for (const [name, fault] of Object.entries(starterFaults)) {
      test(
        `in ${locale.label} ${name}, the notice comes by itself after ten seconds, links lead on, and Retry helps`,
        nightlyUnless(name === 'fails' && locale.code === sourceLocale),
        async ({page}) => {
          let isSpoiled = true;
          // Without a route, a request that hangs would be let through, and the notice go.
          await page.route(starter, (route) => (isSpoiled ? fault(route) : route.fallback()));
          await page.goto(inLocale(locale, guide), {waitUntil: 'commit'});
          await expect(page.locator('#before-you-begin')).toBeVisible();
          await expect(notice(page)).toBeHidden();
          const tellers = () => document.getAnimations().filter(({effect}) => effect?.getTiming().delay === 10_000);
          await expect.poll(() => page.evaluate(`(${tellers.toString()})().length`)).toBe(1);
          await page.evaluate(`(${tellers.toString()})()[0].finish()`);
          await expect(notice(page)).toBeVisible();
          isSpoiled = false;
          await notice(page).getByRole('link', {name: words[locale.code].retry}).click();
          await expect(page.locator('html[data-has-starter]')).toHaveCount(1);
          await expect(notice(page)).toBeHidden();
          await toggle(page, locale.code).click();
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        },
      );
    }
  }
});

test.describe('when the scripts of the application hang', () => {
  test('a press waits for ten seconds, then shows the notice; when they come after all, it works', async ({
    page,
    read,
  }) => {
    await page.clock.install();
    await read(guide);
    const release = await holdApplication(page);
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-busy', 'true');
    await expect(notice(page)).toBeHidden();
    await page.clock.fastForward(patience);
    await expect(notice(page)).toBeVisible();
    await expect(toggle(page)).not.toHaveAttribute('aria-busy');
    await expect(page.locator('#before-you-begin')).toBeVisible();
    await release();
    await waitUntilReady(page);
    await expect(notice(page)).toBeHidden();
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('a reader who used no control sees no notice', nightly, async ({page, read}) => {
    await page.clock.install();
    await read(guide);
    await holdApplication(page);
    await showIntent(page);
    await page.clock.fastForward(10 * patience);
    await expect(notice(page)).toBeHidden();
    await expect(page.locator('#before-you-begin')).toBeVisible();
  });
});

test.describe('where nothing can be stored', () => {
  test.use({expectedFaults: new RegExp(`browser storage is not available|${failedScripts.source}`)});

  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Storage is blocked', 'SecurityError');
        },
      });
    });
  });

  test('a page can be read, and used', nightly, async ({page, read}) => {
    await read(guide);
    await expectNotStarted(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('a page whose scripts fail shows the notice too', nightly, async ({page, read}) => {
    await page.route(applicationScripts, faults.fails!); // It is in the list above.
    await read(guide);
    await toggle(page).click();
    await expect(notice(page)).toBeVisible();
  });
});

test.describe('on an old page after a new release', () => {
  test.use({expectedFaults: failedScripts});

  test('a press shows that scripts are missing, and Retry loads the new page', async ({page, read}) => {
    await page.route(guide, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replaceAll(/(assets\/js\/(?!starter)[^".]+)\.\w+\.js/g, '$1.00000000.js'),
      });
    });
    await read(guide);
    await page.unroute(guide);
    await toggle(page).click();
    await expect(notice(page)).toBeVisible();
    await notice(page).getByRole('link', {name: retry}).click();
    await expect(notice(page)).toBeHidden();
    await hydrate(page);
  });

  test('a link leads to its page, which is loaded as a whole', nightly, async ({page, open}) => {
    // The question that links the guide.
    await open(`${addresses.questions}#drawn-signature`);
    await page.evaluate(() => Object.assign(window, {isOldPage: true}));
    await page.route(applicationScripts, faults['is gone']!); // It is in the list above.
    await page.locator(`article a[href="${guide}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${guide}$`));
    await expect(page.locator('#before-you-begin')).toBeVisible();
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);
    await page.unroute(applicationScripts);
  });
});

test.describe('when the application cannot be loaded', () => {
  test.use({expectedFaults: failedScripts});

  test('a folded part unfolds, as the browser does it', nightly, async ({page, read}) => {
    await page.route(applicationScripts, faults.fails!); // It is in the list above.
    await read(addresses.guide);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('afterbegin', '<details><summary>More</summary><p>The rest</p></details>');
    });
    await page.getByText('More', {exact: true}).click();
    await expect(page.getByText('The rest')).toBeVisible();
    await page.getByText('More', {exact: true}).click();
    await expect(page.getByText('The rest')).toBeHidden();
    await expect(notice(page)).toBeHidden();
  });
});
