import type {Page} from '@playwright/test';

/** The configuration as the bundle of the site carries it. */
const mainScript = /\/assets\/js\/main\.[0-9a-f]+\.js$/;

/**
 * Lets the site run with a setting on that it was built with off: changes it in the script on its way.
 *
 * @param setting name of the setting, as in the configuration
 */
export async function switchOn(page: Page, setting: string): Promise<void> {
  const off = new RegExp(`("?${setting}"?:)(?:!1|false)`, 'g');
  await page.route(mainScript, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const changed = script.replace(off, '$1true');
    if (changed === script) throw new Error(`The script of the site does not say that ${setting} is off.`);
    await route.fulfill({contentType: 'text/javascript', body: changed});
  });
}
