import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {toWord, tokenize} from '../shared/tokenize';
import {normalizeText} from '../shared/foldText';

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

/** @returns the other names of every concept that one of the titles names. */
export function aliasesOf(titles: readonly string[], groups: readonly ConceptGroup[]): string[] {
  const titleWords = titles.map(exactWords);
  const aliases = groups
    .filter(({names}) => names.some((name) => titleWords.some((words) => contains(words, exactWords(name)))))
    .flatMap(({names, also}) => [...names, ...also]);
  return [...new Set(aliases)];
}
