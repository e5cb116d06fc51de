import {maxRecentPages, maxRecentSearches} from '../shared/limits';

/** @returns the stored searches, newest first; none if the stored text is not a list */
export function readRecentSearches(stored: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((each) => typeof each === 'string').slice(0, maxRecentSearches) : [];
  } catch {
    return [];
  }
}

/** @returns the searches with the new one first, each once, ready to be stored */
export function addRecentSearch(recent: readonly string[], query: string): string[] {
  const newest = query.trim();
  if (newest === '') return [...recent];
  const others = recent.filter((each) => each.toLowerCase() !== newest.toLowerCase());
  return [newest, ...others].slice(0, maxRecentSearches);
}

/** A page that was opened from the search. */
export interface RecentPage {
  title: string;
  href: string;
}

function isRecentPage(value: unknown): value is RecentPage {
  const {title, href} = (value ?? {}) as Partial<RecentPage>;
  return typeof title === 'string' && typeof href === 'string';
}

/** @returns the stored pages, newest first; none if the stored text is not a list */
export function readRecentPages(stored: string | null): RecentPage[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isRecentPage).slice(0, maxRecentPages) : [];
  } catch {
    return [];
  }
}

/** @returns the pages with the new one first, each once, ready to be stored */
export function addRecentPage(recent: readonly RecentPage[], {title, href}: RecentPage): RecentPage[] {
  return [{title, href}, ...recent.filter((each) => each.href !== href)].slice(0, maxRecentPages);
}
