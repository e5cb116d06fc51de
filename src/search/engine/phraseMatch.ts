import {hasMarks} from '../shared/foldText';
import type {Word} from '../shared/tokenize';

/** What one word of a query accepts in a text. */
export interface PhraseTerm {
  /** Folded words that match. */
  accepts: ReadonlySet<string>;
  /** Exact forms, if the reader typed marks: a marked word must have one of them, an unmarked word matches all. */
  forms: ReadonlySet<string>;
  /** The word as a prefix, if the reader may still be typing it. */
  prefix?: string;
}

function accepts(term: PhraseTerm, word: Word): boolean {
  return term.accepts.has(word.folded) && (term.forms.size === 0 || !hasMarks(word) || term.forms.has(word.exact));
}

function matches(term: PhraseTerm, word: Word): boolean {
  const {prefix} = term;
  if (prefix !== undefined && word.folded.length > prefix.length && word.folded.startsWith(prefix)) return true;
  return accepts(term, word);
}

/** @returns the largest number of query words that follow each other in the text */
export function longestRun(query: readonly PhraseTerm[], text: readonly Word[]): number {
  let longest = 0;
  let before: number[] = [];
  for (const word of text) {
    const row = query.map((term, position) => (matches(term, word) ? (before[position - 1] ?? 0) + 1 : 0));
    for (const run of row) if (run > longest) longest = run;
    if (longest === query.length) return longest;
    before = row;
  }
  return longest;
}

/** @returns how many query words are anywhere in the text */
export function countFound(query: readonly PhraseTerm[], text: readonly Word[]): number {
  return query.filter((term) => text.some((word) => matches(term, word))).length;
}

/** @returns whether the text consists of exactly the words of the query, none of them as a prefix */
export function isEqual(query: readonly PhraseTerm[], text: readonly Word[]): boolean {
  if (query.length !== text.length) return false;
  return text.every((word, position) => {
    const term = query[position];
    return term !== undefined && accepts(term, word);
  });
}
