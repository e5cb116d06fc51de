import {minTypoLengths} from '../shared/limits';
import type {WordList} from './wordList';

/** @returns how many typos are tolerated in a folded word: 0, 1 or 2, by its length */
export function toleratedTypos(folded: string): number {
  if (folded.length < minTypoLengths.one) return 0;
  return folded.length < minTypoLengths.two ? 1 : 2;
}

/** Letter sets of each word list's words, computed at its first typo. */
const letterSetsOf = new WeakMap<WordList, Uint32Array>();

/** @returns the ids of the words at most `limit` edits away from a folded word, with the distance of each */
export function findSimilarWords(folded: string, wordList: WordList, limit: number): {id: number; distance: number}[] {
  if (limit === 0) return [];
  const letterSets = letterSetsOf.get(wordList) ?? Uint32Array.from(wordList.words, letterSet);
  letterSetsOf.set(wordList, letterSets);
  const letters = letterSet(folded);
  return wordList.words.flatMap((word, id) => {
    // A cheap test that rules out most words: too long, too short, or too many other letters.
    if (Math.abs(word.length - folded.length) > limit || differingLetters(letters, letterSets[id] ?? 0) > 2 * limit)
      return [];
    const distance = editDistance(folded, word, limit);
    return distance <= limit ? [{id, distance}] : [];
  });
}

/** @returns the letters of a folded word as a bit set: a to z, all digits together, everything else together */
export function letterSet(word: string): number {
  let set = 0;
  for (let position = 0; position < word.length; position += 1) {
    const code = word.charCodeAt(position);
    if (code >= 97 && code <= 122) set |= 1 << (code - 97);
    else set |= code >= 48 && code <= 57 ? 1 << 26 : 1 << 27;
  }
  return set >>> 0;
}

/** @returns how many letters only one of the two sets has */
export function differingLetters(a: number, b: number): number {
  let count = 0;
  for (let rest = (a ^ b) >>> 0; rest !== 0; rest &= rest - 1) count += 1;
  return count;
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
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + changed);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, at(beforeLast, j - 2) + 1);
      }
      row.push(edits);
      best = Math.min(best, edits);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
