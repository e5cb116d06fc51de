import type {FindIdeas} from '../shared/ideas';
import {learning} from '../shared/limits';
import {weightLimit, type EncodedFeatures} from '../shared/searchTypes';
import {fromSteps} from '../shared/steps';
import {featuresOf, isLength} from '../shared/textFeatures';
import type {Word} from '../shared/tokenize';

/** Probabilities, together 1. */
export interface Likelihoods {
  /** By position of the page. */
  pages: Float32Array;
  /** That no page answers the query. */
  none: number;
  /** By position of the page: 1 if words of the query ask for it, not only how many they are. */
  areAsked: Uint8Array;
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

/** @param pageCount pages of the index */
export function createClassifier(encoded: EncodedFeatures, pageCount: number, findIdeas: FindIdeas): PageClassifier {
  const features = new Map(Object.entries(encoded));
  const isKnown = (name: string): boolean => features.has(name);
  const rarityOf = (name: string): number => features.get(name)?.[0] ?? 0;
  const knows = (word: Word): boolean => isKnown(word.stem) || [...findIdeas([word])].some(isKnown);
  return {
    knows,
    rarityOf,
    classify(words) {
      const sums = new Float32Array(pageCount + 1);
      const areAsked = new Uint8Array(pageCount);
      if (!words.some(knows)) return {pages: sums.subarray(0, pageCount), none: 0, areAsked};
      let squares = 0;
      for (const [name, kind] of featuresOf(words, findIdeas)) {
        squares += (kind * rarityOf(name)) ** 2;
        for (const key of fromSteps(features.get(name)?.slice(1) ?? [])) {
          const page = Math.floor(key / weightLimit);
          sums[page]! += key % weightLimit;
          if (!isLength(name)) areAsked[page] = 1;
        }
      }
      const likelihoods = sums.map((sum) => Math.exp((learning.scale * sum) / Math.sqrt(squares)));
      const total = likelihoods.reduce((all, each) => all + each, 0);
      const shares = likelihoods.map((each) => each / total);
      return {pages: shares.subarray(0, pageCount), none: shares[pageCount] ?? 0, areAsked};
    },
  };
}
