import {stemOf, type FindConcepts} from './concepts';
import {learning} from './limits';
import type {Word} from './tokenize';

/** Between the words of a pair that follow each other, and of one with a word between them. */
const joints = [' ', '_'] as const;

/** Words from which all questions count as equally long. */
const maxLength = 8;

/**
 * Features of a question, each with what its kind counts: its words without endings, pairs of words that are next to each
 * other or have one word between them, what it is about, whichever word it uses for that, and how long it is: few words
 * rather ask for a whole area, many for one of its tasks.
 */
export function featuresOf(words: readonly Word[], findConcepts: FindConcepts): Map<string, number> {
  const found = new Map<string, number>();
  const stems = words.map(stemOf);
  stems.forEach((stem, position) => {
    found.set(stem, 1);
    joints.forEach((joint, between) => {
      const other = stems[position + 1 + between];
      if (other) found.set(stem + joint + other, learning.pair);
    });
  });
  for (const concept of findConcepts(words)) found.set(concept, learning.concept);
  if (stems.length > 0) found.set(`=${Math.min(stems.length, maxLength)}`, learning.length);
  return found;
}

/** @returns whether a feature is a pair of words */
export function isPair(feature: string): boolean {
  return joints.some((joint) => feature.includes(joint));
}
