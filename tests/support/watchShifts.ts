import type {Page} from '@playwright/test';

/** Waits until what was drawn last is on the screen, and the browser has nothing left to do. */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), {timeout: 2000});
      }),
  );
}

/**
 * Watches for parts of pages that move by themselves, whether or not their reader has just done something. To be called
 * before the page is opened.
 *
 * @returns reads what has moved since the page was opened, each with how much and which parts
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    /** Chromium's; the types of the DOM do not have it yet. */
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: {node: Node | null; previousRect: DOMRect; currentRect: DOMRect}[];
    }
    const place = ({x, y, width, height}: DOMRect): string => `${x},${y} ${width}×${height}`;
    const name = (node: Node | null): string =>
      node instanceof Element
        ? node.outerHTML.slice(0, 100)
        : (node?.textContent?.slice(0, 100) ?? 'a part that is gone');
    const shifts: string[] = [];
    const keep = (entries: PerformanceEntryList): void => {
      for (const {value, sources} of entries as LayoutShift[]) {
        const parts = sources.map((source) => {
          return `${name(source.node)} from ${place(source.previousRect)} to ${place(source.currentRect)}`;
        });
        shifts.push([value.toFixed(4), ...parts].join('\n  '));
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({type: 'layout-shift', buffered: true});
    const readShifts = (): string[] => {
      // On a busy machine, what the browser has seen may still be on its way to the observer.
      keep(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, {readShifts});
  });
  return async () => {
    await untilSettled(page);
    return page.evaluate(() => (window as unknown as {readShifts: () => string[]}).readShifts());
  };
}
