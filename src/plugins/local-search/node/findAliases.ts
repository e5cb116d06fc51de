import {locales} from '../../../config/locales';
import {readSearchPhrases, readTerms, readWords, spellingsOf} from '../../../content/vocabulary';
import {toWord, tokenize} from '../shared/tokenize';
import {normalizeText} from '../shared/foldText';
import type {EverydayWords, SearchAlias} from '../shared/searchTypes';

/** A concept with everything readers call it, in both languages. */
export interface Concept {
  /** Phrases that, in a title, show that the page is about the concept. They are also words to find it by. */
  titles: string[];
  /** Words to find such a page by that prove nothing when they are in a title. */
  search: string[];
}

/** @returns the concepts of the vocabulary: terms that readers search for in other words, and further topics. */
export function readConcepts(root?: string): Concept[] {
  const terms = readTerms(root)
    .flatMap((group) => group.terms)
    .flatMap(({titles = [], search, ...term}) => {
      if (!search) return [];
      // Products have the same name in both languages.
      const names = new Map(
        locales.flatMap(({code}) => spellingsOf(term[code])).map((name) => [name.toLowerCase(), name]),
      );
      return [{titles: [...names.values(), ...titles], search}];
    });
  return [...terms, ...readSearchPhrases(root)];
}

/** @returns the words of the vocabulary that are about no page in particular, of all languages. */
export function readEverydayWords(root?: string): EverydayWords {
  const languages = locales.map(({code}) => readWords(root)[code]);
  return {
    stopWords: languages.flatMap(({stopWords}) => stopWords).join(' '),
    shorthand: Object.assign({}, ...languages.map(({abbreviations}) => abbreviations)),
  };
}

/** Marks matter here: ký and kỳ are different concepts. A plural is the same one. */
function exactWords(text: string): string[] {
  return tokenize(normalizeText(text)).flatMap(({parts}) =>
    parts.map(({text: part}) => toWord(part).exact.replace(/(?<=[a-z]{3})s$/, '')),
  );
}

function contains(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, start) => phrase.every((word, place) => words[start + place] === word));
}

/** @returns how much of the fullest title the longest of the phrases is, from 0 to 1. */
function shareOf(phrases: readonly string[][], titles: readonly string[][]): number {
  const shares = titles.flatMap((title) =>
    phrases.filter((phrase) => contains(title, phrase)).map((phrase) => phrase.length / title.length),
  );
  return Math.max(0, ...shares);
}

/** Gives the names of every concept that one of the titles of a page names, with how much of the title it is. */
export type FindAliases = (titles: readonly string[]) => SearchAlias[];

/** Splits the names of all concepts into words once, not for every page. */
export function findAliasesIn(all: readonly Concept[]): FindAliases {
  const concepts = all.map(({titles, search}) => ({
    phrases: titles.map(exactWords),
    all: [...new Set([...titles, ...search])],
  }));
  return (titles) => {
    const titleWords = titles.map(exactWords).filter(({length}) => length > 0);
    return concepts.flatMap(({phrases, all}) => {
      const share = Math.round(100 * shareOf(phrases, titleWords));
      return share === 0 ? [] : [{phrases: all, share}];
    });
  };
}
