import {pageScriptsId} from './pageScripts';

/** The markup of open categories, by the address of the category: of one release and language. */
export type CategoryLinks = Readonly<Record<string, string>>;

const key = 'site.categoryLinks';

/** What is stored by another release does not fit this page; the page's scripts name the release and the language. */
function release(): string {
  return document.getElementById(pageScriptsId)?.textContent.split(',')[0] ?? '';
}

/** @returns what was stored by pages of this release and language; nothing when storage is blocked or garbled */
export function readCategoryLinks(): CategoryLinks {
  try {
    const [storedBy, links] = JSON.parse(localStorage.getItem(key) ?? '[]') as [string?, CategoryLinks?];
    return storedBy === release() && links ? links : {};
  } catch {
    return {};
  }
}

/** Stores them for the next page that is loaded; where storage is blocked, nothing is stored. */
export function writeCategoryLinks(links: CategoryLinks): void {
  try {
    localStorage.setItem(key, JSON.stringify([release(), links]));
  } catch {
    // The next page shows the categories when the application takes over.
  }
}
