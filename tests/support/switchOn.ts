import type {Page} from '@playwright/test';

/** The configuration as the bundle of the site carries it. */
const mainScript = /\/assets\/js\/main\.[0-9a-f]+\.js$/;

/**
 * Lets the site run with another setting than the one it was built with: changes it in the script on its way.
 *
 * @param from the setting as it stands in the script, minified
 */
export async function changeConfig(page: Page, from: string, to: string): Promise<void> {
  await page.route(mainScript, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    if (!script.includes(from)) throw new Error(`The script of the site does not say "${from}".`);
    await route.fulfill({contentType: 'text/javascript', body: script.replaceAll(from, to)});
  });
}
