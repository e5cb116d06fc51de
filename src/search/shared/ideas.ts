import {hasMarks} from './foldText';
import {wordSequence, type Word} from './tokenize';

/** Finds the ideas that a text names, whichever of their words it uses; each as a key that no word equals. */
export type FindIdeas = (words: readonly Word[]) => ReadonlySet<string>;

/** A word that is typed without marks may have any, one with marks only these: hàng is not “hangs”. */
function agree(word: Word, name: Word): boolean {
  return hasMarks(word) ? word.exact === name.exact : word.stem === name.stem;
}

/** @param ideas words and phrases that mean the same, idea by idea */
export function findIdeasIn(ideas: readonly (readonly string[])[]): FindIdeas {
  const byFirst = new Map<string, {key: string; name: readonly Word[]}[]>();
  ideas.forEach((phrases, position) => {
    for (const phrase of phrases) {
      const name = wordSequence(phrase);
      const first = name[0]?.stem;
      if (first) byFirst.set(first, [...(byFirst.get(first) ?? []), {key: `#${position}`, name}]);
    }
  });
  return (words) => {
    const found = new Set<string>();
    words.forEach((word, start) => {
      for (const {key, name} of byFirst.get(word.stem) ?? []) {
        if (name.every((part, place) => words[start + place] && agree(words[start + place]!, part))) found.add(key);
      }
    });
    return found;
  };
}
