import {locales} from '../../src/config/locales';
import {readTerms, readWords, spellingsOf} from '../../src/content/vocabulary';
import {mask} from '../content/prose';

/** Words to avoid in one language, and the word to write instead. */
export interface WordRule {
  locale: string;
  /** Words or phrases, without regard to case. */
  ban: readonly string[];
  /** Longer phrases in which a banned word is right. */
  allow?: readonly string[];
  /** What to write instead, as the message says it. */
  use: string;
  because?: string;
}

/** @returns the rules of the vocabulary: a term is what to write instead of the words that it avoids. */
export function readWordRules(): WordRule[] {
  const terms = readTerms().flatMap((group) => group.terms);
  return locales.flatMap(({code: locale}) => [
    ...terms.flatMap(({[locale]: text}) =>
      text.avoid ? [{...text, locale, ban: text.avoid, use: `"${spellingsOf(text)[0]}"`}] : [],
    ),
    ...readWords()[locale].avoid.map(({words, write, ...rest}) => ({...rest, locale, ban: words, use: write})),
  ]);
}

/** Finds the banned words of a rule in a text, with their places. */
export function findWord(text: string, {ban, allow}: WordRule): {index: number; word: string}[] {
  const allowed = allow ? text.replace(phrasePattern(allow), (phrase) => mask.repeat(phrase.length)) : text;
  return [...allowed.matchAll(phrasePattern(ban))].map((match) => ({
    index: match.index,
    word: match[0].replace(/\s+/g, ' '),
  }));
}

const patterns = new WeakMap<readonly string[], RegExp>();

/** Compiled once per list, because every rule is applied to every paragraph. */
function phrasePattern(phrases: readonly string[]): RegExp {
  const pattern = patterns.get(phrases) ?? toPattern(phrases);
  patterns.set(phrases, pattern);
  return pattern;
}

/** Whole words only; a space in the list stands for any gap, a line break included. */
function toPattern(phrases: readonly string[]): RegExp {
  const alternatives = phrases.map((phrase) =>
    phrase
      .normalize('NFC')
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/ /g, '\\s+'),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}
