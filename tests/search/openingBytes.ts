import type {Page} from '@playwright/test';

/**
 * Files that opening the search box fetches, with their bytes as sent. The index is not one of them, it is data; nor is
 * what is fetched ahead of the pages that the rows lead to.
 */
export interface OpeningFile {
  address: string;
  bytes: number;
}

/** Opens the box of a page that has just been loaded, and asks something, so that everything has come. */
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
  // Asked of the page, because what was on its way before the box was opened is in no list yet.
  const ahead = await page
    .locator('link[rel=prefetch]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({href}) => new URL(href).pathname));
  const others = new Set([...before, ...ahead]);
  return (await list()).filter(({address}) => !others.has(address) && /\.(?:js|css)$/.test(address));
}
