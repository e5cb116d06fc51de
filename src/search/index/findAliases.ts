import {locales} from '../../kit/locales';
import {readSearchPhrases, readSynonyms, readTerms, readWords, spellingsOf} from '../../kit/vocabulary';
import {wordSequence} from '../shared/tokenize';
import {normalizeText} from '../shared/foldText';
import type {QueryWords, SearchAlias} from '../shared/searchTypes';

/** A concept with everything readers call it, in both languages. */
export interface Concept {
  /** Phrases that, in a title, show that the page is about the concept; readers search for them too. */
  titles: string[];
  /** Further phrases readers search for, which prove nothing in a title. */
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

/** @returns stop words, abbreviations and names of areas of all languages. */
export function readQueryWords(root?: string): QueryWords {
  const languages = locales.map(({code}) => readWords(root)[code]);
  const areas = new Set(languages.flatMap((language) => Object.keys(language.areas ?? {})));
  return {
    stopWords: languages.flatMap(({stopWords}) => stopWords).join(' '),
    abbreviations: Object.assign({}, ...languages.map(({abbreviations}) => abbreviations)),
    concepts: readSynonyms(root),
    areas: Object.fromEntries(
      [...areas].map((area) => [area, languages.flatMap((language) => language.areas?.[area] ?? [])]),
    ),
  };
}

/** Marks matter here: ký and kỳ are different concepts. A plural is the same one. */
function exactWords(text: string): string[] {
  return wordSequence(normalizeText(text)).map(({exact}) => exact.replace(/(?<=[a-z]{3})s$/, ''));
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

/** Finds the synonyms of a page by its titles in all languages. */
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
