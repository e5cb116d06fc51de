import {searchFile, termsFile} from '../../src/kit/vocabulary';
import type {Concept} from '../../src/search/index/findAliases';
import type {Problem} from '../types';

/** A conflict, and the word that it is about. */
export type Conflict = Problem & {word: string};

import {findWord, type WordRule} from './wordRules';

/** @returns where the files of the vocabulary contradict or repeat each other. */
export function findConflicts(rules: readonly WordRule[], concepts: readonly Concept[]): Conflict[] {
  return [...findContradictions(rules), ...findRepeats(concepts)];
}

function findContradictions(rules: readonly WordRule[]): Conflict[] {
  return rules.flatMap(({locale, use}) =>
    rules
      .filter((other) => other.locale === locale)
      .flatMap((other) => findWord(use, other).slice(0, 1))
      .map(({word}) => ({
        file: termsFile,
        word,
        rule: `one entry asks for ${use}, another avoids "${word}"`,
        repair: 'Choose one.',
      })),
  );
}

/** Finds titles of two entries, and phrases that an entry lists twice. */
function findRepeats(concepts: readonly Concept[]): Conflict[] {
  const claimed = new Set<string>();
  const lower = (phrases: readonly string[]): string[] => phrases.map((phrase) => phrase.toLowerCase());
  return concepts.flatMap(({titles, search}) => {
    const own = lower([...titles, ...search]);
    const repeated = [
      ...own.filter((phrase, place) => own.indexOf(phrase) < place),
      ...lower(titles).filter((title) => claimed.has(title)),
    ];
    for (const title of lower(titles)) claimed.add(title);
    return repeated.map((phrase) => ({
      file: searchFile,
      word: phrase,
      rule: `"${phrase}" is given twice, in one entry or as a title of two (${termsFile} included)`,
      repair: 'Keep one.',
    }));
  });
}
