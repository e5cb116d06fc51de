import {distance} from 'fastest-levenshtein';

/** @returns up to three known names that a mistyped one may have meant, nearest first. */
export function nearest(name: string, known: readonly string[]): string[] {
  return known
    .map((candidate) => ({candidate, far: distance(name.toLowerCase(), candidate.toLowerCase())}))
    .sort((a, b) => a.far - b.far || a.candidate.localeCompare(b.candidate))
    .slice(0, 3)
    .map(({candidate}) => candidate);
}
