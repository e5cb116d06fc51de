import {stemOf, type FindConcepts} from './concepts';
import {learning} from './limits';
import type {Word} from './tokenize';

/** Between the words of a pair that follow each other, and of one with a word between them. */
const joints = [' ', '_'] as const;

/**
 * Features of a question, each with what its kind counts: its words without endings, pairs of words that are next to each
 * other or have one word between them, and what it is about, whichever word it uses for that.
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
  return found;
}

/** @returns whether a feature is a pair of words */
export function isPair(feature: string): boolean {
  return joints.some((joint) => feature.includes(joint));
}
