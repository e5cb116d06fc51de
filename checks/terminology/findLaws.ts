import {closest} from 'fastest-levenshtein';
import {wordsFile} from '../../src/kit/vocabulary';
import type {Problem} from '../types';
import {maskAll, toPattern} from './wordRules';

const lawNumber = /(?<![\p{L}\p{N}/])\d+\/\d{4}\/(?:QH\d+|\p{Lu}+(?:-\p{Lu}+)+)/gu;

/** Finds numbers of laws that are part of none of the names, with their places. */
export function findLaws(
  text: string,
  names: readonly string[],
): (Pick<Problem, 'rule' | 'repair'> & {index: number})[] {
  if (names.length === 0 || !text.match(lawNumber)) return [];
  const known = names.flatMap((name) => name.match(lawNumber) ?? []);
  return [...maskAll(text, toPattern(names, 'gu')).matchAll(lawNumber)].map(({0: number, index}) => {
    const nearest = names.find((name) => name.includes(closest(number, known)));
    return {
      index,
      rule: `"${number}" is not in the name of a law as the list writes it`,
      repair: `Write "${nearest}", or add the law to \`laws\` in ${wordsFile}.`,
    };
  });
}
