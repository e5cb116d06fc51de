import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {toWord, tokenize} from '../shared/tokenize';
import {normalizeText} from '../shared/foldText';
import type {SearchAlias} from '../shared/searchTypes';

/** A concept with everything readers call it, in both languages. */
export interface ConceptGroup {
  /** Phrases that, in a title, say that the page is about the concept. They are also words to find it by. */
  names: string[];
  /** Words to find such a page by that prove nothing when they stand in a title. */
  also: string[];
}

/** @returns the project's concept groups. */
export function readConceptGroups(file = path.join(__dirname, 'glossary.yaml')): ConceptGroup[] {
  const groups = parse(readFileSync(file, 'utf8')) as {names: string[]; also?: string[]}[];
  return groups.map(({names, also = []}) => ({names, also}));
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
export function findAliasesIn(groups: readonly ConceptGroup[]): FindAliases {
  const concepts = groups.map(({names, also}) => ({
    phrases: names.map(exactWords),
    all: [...new Set([...names, ...also])],
  }));
  return (titles) => {
    const titleWords = titles.map(exactWords).filter(({length}) => length > 0);
    return concepts.flatMap(({phrases, all}) => {
      const share = Math.round(100 * shareOf(phrases, titleWords));
      return share === 0 ? [] : [{phrases: all, share}];
    });
  };
}
