import type {Page} from '@playwright/test';

/**
 * A script or stylesheet that opening the search box downloads, with its bytes as sent. The index is not one of them, nor
 * is what is prefetched for the pages that the rows lead to.
 */
export interface OpeningFile {
  address: string;
  bytes: number;
}

/** Opens the box of a page that has just been loaded, and searches, so that everything is downloaded. */
export async function measureOpening(page: Page): Promise<OpeningFile[]> {
  const list = (): Promise<OpeningFile[]> =>
    page.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return resources.map(({name, encodedBodySize}) => ({address: new URL(name).pathname, bytes: encodedBodySize}));
    });
  const before = (await list()).map(({address}) => address);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('a');
  await page.locator('[role="dialog"][data-search-status="idle"] [role="option"]').first().waitFor();
  // From the links in the page, because downloads that had started before the box was opened are in no list yet.
  const prefetched = await page
    .locator('link[rel=prefetch]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({href}) => new URL(href).pathname));
  const others = new Set([...before, ...prefetched]);
  return (await list()).filter(({address}) => !others.has(address) && /\.(?:js|css)$/.test(address));
}
