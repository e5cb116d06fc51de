import {maxRecentSearches} from '../shared/limits';

/** @returns the kept searches, newest first; anything that was not written by us counts as nothing. */
export function readRecentSearches(stored: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((each) => typeof each === 'string').slice(0, maxRecentSearches) : [];
  } catch {
    return [];
  }
}

/** @returns the searches with the new one in front, ready to be kept. */
export function addRecentSearch(recent: readonly string[], query: string): string[] {
  const wanted = query.trim();
  if (wanted === '') return [...recent];
  const others = recent.filter((each) => each.toLowerCase() !== wanted.toLowerCase());
  return [wanted, ...others].slice(0, maxRecentSearches);
}
