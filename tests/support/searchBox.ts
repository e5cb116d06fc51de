import {expect, type Locator, type Page} from '@playwright/test';
import type {TestedLocale} from './words';

/** What a reader of each language types, and where it must lead. */
export const searches: Readonly<Record<TestedLocale, {query: string; page: string; nothing: string; many: string}>> = {
  en: {
    query: 'sign with a drawn signature',
    page: '/docs/tutorial/receiver/signdraw',
    nothing: 'qzxwv',
    many: 'document',
  },
  vi: {query: 'ky nhay', page: '/docs/tutorial/receiver/signdraw', nothing: 'qzxwv', many: 'chứng từ'},
};

/** Name of the link to the page with all results. */
export const seeAll: Readonly<Record<TestedLocale, RegExp>> = {en: /^See all/, vi: /^Xem tất cả/};

/** The search box as a reader meets it. */
export interface SearchBox {
  dialog: Locator;
  input: Locator;
  list: Locator;
  rows: Locator;
  status: Locator;
  /** Types a query and waits for the rows that answer it. */
  ask(query: string): Promise<void>;
}

/** Names the parts of the search box of a page; it need not be open. */
export function searchBoxOf(page: Page): SearchBox {
  const dialog = page.getByRole('dialog');
  const input = dialog.getByRole('combobox');
  const rows = dialog.getByRole('option');
  return {
    dialog,
    input,
    list: dialog.getByRole('listbox'),
    rows,
    status: dialog.getByRole('status'),
    async ask(query) {
      await input.fill(query);
      await expect(dialog).toHaveAttribute('data-search-status', 'idle');
      await expect(rows.first()).toBeVisible();
    },
  };
}

/** Opens the search box from the keyboard. */
export async function openSearchBox(page: Page): Promise<SearchBox> {
  const box = searchBoxOf(page);
  await page.keyboard.press('Control+k');
  await expect(box.input).toBeFocused();
  return box;
}

/** The main tasks, which the empty box offers at once. */
export function tasksOf({dialog}: SearchBox): Locator {
  return dialog.locator('[data-kind="task"]');
}

/** Expects the empty box to offer the one search and the one page of before, to forget them, the main tasks, and the commands. */
export async function expectRecentRows({dialog, rows}: SearchBox): Promise<void> {
  const kinds = (): Promise<(string | undefined)[]> =>
    rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.kind));
  await expect(dialog.locator('[data-kind="recent"]')).toHaveCount(1);
  await expect
    .poll(async () => [...new Set(await kinds())])
    .toEqual(['recent-page', 'recent', 'clear-recent', 'task', 'command']);
  await expect(dialog.locator(':is([data-kind="recent-page"], [data-kind="clear-recent"])')).toHaveCount(2);
}

/** Types a text that the protocol between test and browser cannot carry unharmed. */
export function typeText(input: Locator, text: string): Promise<void> {
  const codes = [...Array(text.length).keys()].map((position) => text.charCodeAt(position));
  return input.evaluate((element, units) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      element,
      String.fromCharCode(...units),
    );
    element.dispatchEvent(new Event('input', {bubbles: true}));
  }, codes);
}
