import {languages} from '../../src/kit/locales';
import {readTerms, readWords, spellingsOf, type AvoidedWords} from '../../src/kit/vocabulary';
import {mask} from '../pages/prose';
import {toOwnWords} from '../pages/shownTexts';

/** Words to avoid, and the word to write instead. */
export interface WordRule {
  /** The language of the texts that it applies to. */
  locale?: string;
  /** Whether it applies to guides only, not to the API, to menus and messages. */
  onlyInGuides?: boolean;
  /** Words or phrases. */
  ban: RegExp;
  /** Longer phrases in which a banned word is right. */
  allow?: RegExp;
  /** What to write instead, as the message says it. */
  use: string;
  because?: string;
}

/** @returns the rules of the vocabulary: a term is what to write instead of the words that it avoids. */
export function readWordRules(root?: string): WordRule[] {
  const terms = readTerms(root).flatMap((group) => group.terms);
  return languages.flatMap(({code: locale}) => [
    ...terms.flatMap(({[locale]: words}) => {
      if (!words?.avoid) return [];
      const {avoid, allow = [], because, ...text} = words;
      // What explains the term may name the words that it replaces.
      const allowed = toPattern([...allow, text.term, toOwnWords(text.meaning)]);
      return [{locale, ban: toPattern(avoid), allow: allowed, use: `"${spellingsOf(text)[0]}"`, because}];
    }),
    ...(readWords(root)[locale]?.avoid.map((entry) => ({locale, ...toRule(entry)})) ?? []),
  ]);
}

/** @returns the rules for the source of pages: what shows that they are not finished. */
export function readSourceRules(root?: string): WordRule[] {
  return readWords(root).unfinished.map(toRule);
}

function toRule({words = [], pattern = toPattern(words), allow, write, because, onlyIn}: AvoidedWords): WordRule {
  return {
    ban: pattern,
    ...(allow && {allow: toPattern(allow)}),
    ...(onlyIn && {onlyInGuides: true}),
    use: write,
    ...(because && {because}),
  };
}

/** Finds the banned words of a rule in a text, with their places. A space in a rule stands for a line break too. */
export function findWord(text: string, {ban, allow}: Pick<WordRule, 'ban' | 'allow'>): {index: number; word: string}[] {
  const line = text.replace(/\n/g, ' ');
  const find = (part: string) => [...part.matchAll(ban)].map(({0: word, index}) => ({index, word: oneLine(word)}));
  const found = find(line);
  return allow && found.length > 0 ? find(maskAll(line, allow)) : found;
}

/** @returns the text with a mask over each match, every character in its place. */
export function maskAll(text: string, pattern: RegExp): string {
  return text.replace(pattern, (phrase) => mask.repeat(phrase.length));
}

/** Whole words only, in any case unless `flags` say otherwise; a space in the list stands for any gap. */
export function toPattern(phrases: readonly string[], flags = 'giu'): RegExp {
  const alternatives = phrases.map((phrase) =>
    phrase
      .normalize('NFC')
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/ /g, '\\s+'),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, flags);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
