import type {FindIdeas} from '../shared/ideas';
import {featuresOf} from '../shared/textFeatures';
import type {Word} from '../shared/tokenize';

interface Occurrence {
  page: number;
  /** Position among all names. */
  name: number;
  value: number;
}

/** What pages are called, to be compared with queries. */
export interface NameList {
  /**
   * @returns by page, how similar the most similar of its names is to a query, from 0 to 1: the cosine of what both say,
   *   where a word, a pair of words or an idea counts by its rarity among all names
   */
  compare(words: readonly Word[]): Float32Array;
}

/** @param namesOf names of each page, by its position */
export function createNameList(namesOf: readonly (readonly (readonly Word[])[])[], findIdeas: FindIdeas): NameList {
  const names = namesOf.flatMap((texts, page) =>
    texts.map((words) => ({page, features: featuresOf(words, findIdeas)})),
  );
  const counts = new Map<string, number>();
  for (const {features} of names) for (const key of features.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const toVector = (features: ReadonlyMap<string, number>): [string, number][] => {
    const values = [...features].map(([key, kind]): [string, number] => {
      return [key, kind * Math.log(1 + names.length / ((counts.get(key) ?? 0) + 0.5))];
    });
    const length = Math.hypot(...values.map(([, value]) => value));
    return values.map(([key, value]) => [key, value / length]);
  };
  const occurrences = new Map<string, Occurrence[]>();
  names.forEach(({page, features}, name) => {
    for (const [key, value] of toVector(features)) {
      const found = occurrences.get(key) ?? [];
      found.push({page, name, value});
      occurrences.set(key, found);
    }
  });
  return {
    compare(words) {
      const cosines = new Float32Array(names.length);
      const best = new Float32Array(namesOf.length);
      for (const [key, asked] of toVector(featuresOf(words, findIdeas))) {
        for (const {page, name, value} of occurrences.get(key) ?? []) {
          cosines[name]! += asked * value;
          if (cosines[name]! > best[page]!) best[page] = cosines[name]!;
        }
      }
      return best;
    },
  };
}
