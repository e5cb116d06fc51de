import {stemOf, type FindIdeas} from '../shared/ideas';
import {decodeFeatures} from '../shared/featureCodec';
import {learning} from '../shared/limits';
import {featuresOf} from '../shared/textFeatures';
import type {Word} from '../shared/tokenize';

/** Probabilities, together 1. */
export interface Likelihoods {
  /** By position of the page. */
  pages: Float32Array;
  /** That no page answers the query. */
  none: number;
}

/** Tells which page a query asks for, by what the build has learned from their phrases (`index/learnPages.ts`). */
export interface PageClassifier {
  /** @returns whether some phrase has the word, with any marks and ending, or another word for the same thing */
  knows(word: Word): boolean;
  /** @returns what the query asks for; all 0 if no word of it is known */
  classify(words: readonly Word[]): Likelihoods;
  /** @returns how much a feature of a text says about what it is about; 0 for one that no phrase has */
  rarityOf(feature: string): number;
}

/**
 * @param encoded see `encodeFeatures`
 * @param pageCount pages of the index
 */
export function createClassifier(encoded: string, pageCount: number, findIdeas: FindIdeas): PageClassifier {
  const featureOf = decodeFeatures(encoded);
  const isKnown = (name: string): boolean => featureOf(name) !== undefined;
  const knows = (word: Word): boolean => isKnown(stemOf(word)) || [...findIdeas([word])].some(isKnown);
  return {
    knows,
    rarityOf: (feature) => featureOf(feature)?.rarity ?? 0,
    classify(words) {
      const sums = new Float32Array(pageCount + 1);
      if (!words.some(knows)) return {pages: sums.subarray(0, pageCount), none: 0};
      let squares = 0;
      for (const [name, kind] of featuresOf(words, findIdeas)) {
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
