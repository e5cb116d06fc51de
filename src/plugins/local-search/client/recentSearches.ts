import {maxRecentSearches} from '../shared/limits';

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
