import type {Page} from '@playwright/test';

/**
 * Gives every document of a page's reader what an earlier visit has stored. To be called before the page is opened.
 *
 * @param stored values by their keys in the browser's storage
 */
export async function remember(page: Page, stored: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((values) => {
    // Firefox runs this in the empty document before the page too, which may store nothing.
    if (!location.host) return;
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
}

/** Gives a page's reader a colour mode that was chosen earlier. */
export async function rememberMode(page: Page, mode: string): Promise<void> {
  await remember(page, {'theme-docs': mode});
}
