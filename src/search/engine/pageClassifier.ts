import {stemOf, type FindConcepts} from '../shared/concepts';
import {decodeFeatures} from '../shared/featureCodec';
import {learning} from '../shared/limits';
import {featuresOf} from '../shared/questionFeatures';
import type {Word} from '../shared/tokenize';

/** Probabilities, together 1. */
export interface Likelihoods {
  /** By position of the page. */
  pages: Float32Array;
  /** That no page answers the query. */
  none: number;
}

/** Tells which page a query asks for, by what the build has learned from readers' questions (`index/learnFeatures.ts`). */
export interface PageClassifier {
  /** @returns whether some question has the word, with any marks and ending */
  knows(word: Word): boolean;
  /** @returns what the query asks for; all 0 if no question has a word of it */
  classify(words: readonly Word[]): Likelihoods;
}

/**
 * @param encoded see `encodeFeatures`
 * @param pageCount pages of the index
 */
export function createClassifier(encoded: string, pageCount: number, findConcepts: FindConcepts): PageClassifier {
  const featureOf = decodeFeatures(encoded);
  const knows = (word: Word): boolean => featureOf(stemOf(word)) !== undefined;
  return {
    knows,
    classify(words) {
      const sums = new Float32Array(pageCount + 1);
      if (!words.some(knows)) return {pages: sums.subarray(0, pageCount), none: 0};
      let squares = 0;
      for (const [name, kind] of featuresOf(words, findConcepts)) {
        const feature = featureOf(name);
        if (!feature) continue;
        squares += (kind * feature.rarity) ** 2;
        for (const {page, weight} of feature.pages) sums[page]! += weight;
      }
      const likelihoods = sums.map((sum) => Math.exp((learning.scale * sum) / Math.sqrt(squares)));
      const total = likelihoods.reduce((all, each) => all + each, 0);
      const shares = likelihoods.map((each) => each / total);
      return {pages: shares.subarray(0, pageCount), none: shares[pageCount] ?? 0};
    },
  };
}
