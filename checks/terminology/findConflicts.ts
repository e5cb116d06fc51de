import {conceptsFile, termsFile} from '../../src/kit/vocabulary';
import type {Problem} from '../types';
import {findWord, type WordRule} from './wordRules';

/** A conflict, and the word that it is about. */
export type Conflict = Problem & {word: string};

/**
 * @param ideas words for the same thing, idea by idea
 * @returns where the files of the vocabulary contradict or repeat each other
 */
export function findConflicts(rules: readonly WordRule[], ideas: readonly (readonly string[])[]): Conflict[] {
  return [...findContradictions(rules), ...findRepeats(ideas)];
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

/** A word of two ideas would make the search take each for the other. */
function findRepeats(ideas: readonly (readonly string[])[]): Conflict[] {
  const seen = new Set<string>();
  return ideas.flat().flatMap((phrase): Conflict[] => {
    const word = phrase.toLowerCase();
    if (!seen.has(word)) {
      seen.add(word);
      return [];
    }
    const rule = `"${word}" is given twice`;
    return [
      {
        file: conceptsFile,
        word,
        rule,
        repair: 'Keep it in the line of the idea that it means; if it means both, in none.',
      },
    ];
  });
}
