import {expect, type Page} from '@playwright/test';

/** The scripts of the application: all scripts of the site but the starter, which every page runs. */
export const applicationScripts = /\/assets\/js\/(?!starter\.)[^/]+\.js$/;

/** @returns the names of the scripts that the page has been asked to run, in their order, without hashes; imported ones too */
export function runScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const imported = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({href}) => href);
    const addresses = [...document.scripts].map(({src}) => src).filter(Boolean);
    return [...addresses, ...imported].map((address) => address.replace(/.*\/|\.\w+\.js$/g, ''));
  });
}

/** @returns the names of the application's scripts, as the page lists them */
export function listedScripts(page: Page): Promise<string[]> {
  return page.locator('#page-scripts').evaluate((list) => {
    const addresses = JSON.parse(list.textContent ?? '[]') as string[];
    return addresses.map((address) => address.replace(/.*\/|\.\w+\.js$/g, ''));
  });
}

/** What runs on every page from the start. */
export const starterOnly = ['starter'];

/** Waits until the browser has had nothing to do: what was left for an idle moment before has happened by then. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 2000})));
}

/** Expects that nothing has started the application, also after the browser was idle. */
export async function expectNotStarted(page: Page): Promise<void> {
  await untilIdle(page);
  expect(await runScripts(page)).toEqual(starterOnly);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
}

/**
 * Keeps the scripts of the application from arriving.
 *
 * @returns lets them arrive, those that were asked for and those to come
 */
export async function holdApplication(page: Page): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(applicationScripts, async (route) => {
    await held;
    // A page that was left meanwhile waits for nothing.
    await route.fallback().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(applicationScripts);
  };
}

/** Makes the page see a reader who saves data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
}
