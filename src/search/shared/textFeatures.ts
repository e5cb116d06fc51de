import type {FindIdeas} from './ideas';
import {learning} from './limits';
import type {Word} from './tokenize';

/** Words from which all texts count as equally long. */
const maxLength = 8;

/**
 * What a phrase or a query says, each with what its kind counts: its words without endings, pairs of words that are next to
 * each other (`a b`) or have one word between them (`a_b`), ideas, whichever words it uses for them, and how long it is: few
 * words rather ask for a whole area, many for one of its tasks.
 */
export function featuresOf(words: readonly Word[], findIdeas: FindIdeas): Map<string, number> {
  const found = new Map<string, number>();
  const stems = words.map(({stem}) => stem);
  stems.forEach((stem, position) => {
    found.set(stem, 1);
    const [next, afterNext] = [stems[position + 1], stems[position + 2]];
    if (next) found.set(`${stem} ${next}`, learning.pair);
    if (afterNext) found.set(`${stem}_${afterNext}`, learning.pair);
  });
  for (const idea of findIdeas(words)) found.set(idea, learning.idea);
  if (stems.length > 0) found.set(`=${Math.min(stems.length, maxLength)}`, 1);
  return found;
}

/** @returns whether a feature is a pair of words */
export function isPair(feature: string): boolean {
  return /[ _]/.test(feature);
}

/** @returns whether a feature is how long a text is */
export function isLength(feature: string): boolean {
  return feature.startsWith('=');
}
