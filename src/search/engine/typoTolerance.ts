import {minTypoLengths} from '../shared/limits';
import type {WordList} from './wordList';

/** @returns how many typos are tolerated in a folded word: 0, 1 or 2, by its length; none where a sign makes the word */
export function toleratedTypos(folded: string): number {
  if (/[#+.]/.test(folded)) return 0;
  if (folded.length < minTypoLengths.one) return 0;
  return folded.length < minTypoLengths.two ? 1 : 2;
}

/** @returns the ids of the words at most `limit` edits away from a folded word, with the distance of each */
export function findSimilarWords(folded: string, {words}: WordList, limit: number): {id: number; distance: number}[] {
  const found = limit === 0 ? [] : words.map((word, id) => ({id, distance: editDistance(folded, word, limit)}));
  return found.filter(({distance}) => distance <= limit);
}

/**
 * Restricted Damerau-Levenshtein distance: letters to insert, delete, substitute or swap with the neighbour.
 * fastest-levenshtein counts a swap, the most common typo of fast typists, as two edits, and cannot stop at
 * a limit, which would slow down every query.
 *
 * @returns the distance, or `limit + 1` as soon as it is certain to exceed the limit
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    // Every row has a number for each letter of b, and one more.
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1;
      const edits = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + changed);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(isSwap ? Math.min(edits, beforeLast[j - 2]! + 1) : edits);
    }
    if (Math.min(...row) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}
