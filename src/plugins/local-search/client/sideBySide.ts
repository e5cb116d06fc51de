import {hasMarks} from '../shared/foldText';
import type {Word} from '../shared/tokenize';

/** A test for one word of the query against one word of a text. */
export interface SequenceElement {
  /** Folded words that count. */
  accepts: ReadonlySet<string>;
  /** Exact forms the reader wrote with marks: the text must agree with them or have no marks. */
  forms: ReadonlySet<string>;
  /** Beginning of a word the reader may still be typing. */
  prefix?: string;
}

function fits({accepts, forms, prefix}: SequenceElement, word: Word): boolean {
  if (prefix !== undefined && word.folded.length > prefix.length && word.folded.startsWith(prefix)) return true;
  return isAccepted(accepts, forms, word);
}

function isAccepted(accepts: ReadonlySet<string>, forms: ReadonlySet<string>, word: Word): boolean {
  return accepts.has(word.folded) && (forms.size === 0 || !hasMarks(word) || forms.has(word.exact));
}

/** @returns the largest number of query words that stand side by side, in order, in the text. */
export function longestRun(query: readonly SequenceElement[], text: readonly Word[]): number {
  let longest = 0;
  let before: number[] = [];
  for (const word of text) {
    const row = query.map((element, place) => (fits(element, word) ? (before[place - 1] ?? 0) + 1 : 0));
    for (const run of row) if (run > longest) longest = run;
    if (longest === query.length) return longest;
    before = row;
  }
  return longest;
}

/** @returns how many query words stand anywhere in the text. */
export function countFound(query: readonly SequenceElement[], text: readonly Word[]): number {
  return query.filter((element) => text.some((word) => fits(element, word))).length;
}

/** @returns whether the text consists of exactly the words of the query, none of them unfinished. */
export function isEqual(query: readonly SequenceElement[], text: readonly Word[]): boolean {
  return (
    query.length === text.length &&
    text.every((word, place) => {
      const element = query[place];
      return element !== undefined && isAccepted(element.accepts, element.forms, word);
    })
  );
}
