import type {Vocabulary} from '../shared/indexCodec';
import {typoLengths} from '../shared/limits';
import {differingLetters, lettersOf} from '../shared/letterSets';
import {editDistance} from './editDistance';

/** A word of the vocabulary that looks like another word. */
export interface SimilarWord {
  place: number;
  distance: number;
}

/** @returns how many typos are forgiven in a word. */
export function forgivenTypos(folded: string): number {
  if (folded.length < typoLengths.one) return 0;
  return folded.length < typoLengths.two ? 1 : 2;
}

/** @returns the words at most so many letters away. */
export function similarWords(folded: string, vocabulary: Vocabulary, limit: number): SimilarWord[] {
  if (limit === 0) return [];
  const letters = vocabulary.letters();
  const asked = lettersOf(folded);
  return vocabulary.words.flatMap((word, place): SimilarWord[] => {
    // Cheap to know and true of most words: too long, too short, or too many other letters.
    if (Math.abs(word.length - folded.length) > limit || differingLetters(asked, letters[place] ?? 0) > 2 * limit)
      return [];
    const distance = editDistance(folded, word, limit);
    return distance <= limit ? [{place, distance}] : [];
  });
}
