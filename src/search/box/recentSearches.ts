import {maxRecentPages, maxRecentSearches} from '../shared/limits';
import type {PageLink} from '../shared/searchTypes';

/** @returns the items of a stored list, newest first; none if the stored text is no such list */
function readList<Item>(stored: string | null, isItem: (value: unknown) => value is Item, limit: number): Item[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isItem).slice(0, limit) : [];
  } catch {
    return [];
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isPageLink(value: unknown): value is PageLink {
  const {title, href} = (value ?? {}) as Partial<PageLink>;
  return isText(title) && isText(href);
}

export const readRecentSearches = (stored: string | null): string[] => readList(stored, isText, maxRecentSearches);
export const readRecentPages = (stored: string | null): PageLink[] => readList(stored, isPageLink, maxRecentPages);

/** @returns the searches with the new one first, each once, ready to be stored */
export function addRecentSearch(recent: readonly string[], query: string): string[] {
  const newest = query.trim();
  if (newest === '') return [...recent];
  const others = recent.filter((each) => each.toLowerCase() !== newest.toLowerCase());
  return [newest, ...others].slice(0, maxRecentSearches);
}

/** @returns the pages opened from the search with the new one first, each once, ready to be stored */
export function addRecentPage(recent: readonly PageLink[], {title, href}: PageLink): PageLink[] {
  return [{title, href}, ...recent.filter((each) => each.href !== href)].slice(0, maxRecentPages);
}
