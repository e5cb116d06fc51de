import {hasMarks} from '../shared/foldText';
import {tokenize, toWord, type Word} from '../shared/tokenize';

/** Tests a word of a text, in its folded and exact form, against the terms of a result. */
export type TermMatcher = (folded: string, exact: string) => boolean;

/**
 * @param terms words a result was found by, as the page writes them or as the reader typed them. A term without marks
 *   matches every spelling; a term with marks matches itself and the unmarked spelling.
 */
export function matcherOf(terms: readonly string[]): TermMatcher {
  const anySpelling = new Set<string>();
  const exactSpelling = new Map<string, Set<string>>();
  for (const term of terms) {
    const word = toWord(term);
    const {folded, exact} = word;
    if (!hasMarks(word)) anySpelling.add(folded);
    else exactSpelling.set(folded, (exactSpelling.get(folded) ?? new Set()).add(exact));
  }
  return (folded, exact) => {
    if (anySpelling.has(folded)) return true;
    const spellings = exactSpelling.get(folded);
    return spellings !== undefined && (exact === folded || spellings.has(exact));
  };
}

/** A part of a text, from `start` up to, not including, `end`. */
export interface TextRange {
  start: number;
  end: number;
}

/** Tests whether two syllables that follow each other are one word; `other` is one of them, and calls for its partner. */
export type IsOneWord = (before: string, after: string, other: string) => boolean;

/** Share and count from which a syllable calls for its partner: where it stands, the partner mostly does, too. */
const minShare = 0.7;
const minCount = 2;

/**
 * Vietnamese writes most words as two syllables. Which ones belong together shows in the text itself: quản is nearly
 * always followed by lý.
 *
 * @param texts words of the texts in order
 * @returns a test of folded syllables
 */
export function findCompounds(texts: readonly (readonly Word[])[]): IsOneWord {
  const counts = new Map<string, number>();
  const add = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const words of texts) {
    words.forEach(({folded}, position) => {
      add(folded);
      const next = words[position + 1];
      if (next) add(`${folded} ${next.folded}`);
    });
  }
  const countOf = (key: string): number => counts.get(key) ?? 0;
  return (before, after, other) => {
    const together = countOf(`${before} ${after}`);
    return together >= minCount && together / countOf(other) >= minShare;
  };
}

/**
 * @param isOneWord for Vietnamese texts: a syllable that is part of another word is left out, such as lý in “quản lý”
 *   for a query about “lý do”
 * @returns the parts of a text that match; an identifier matches as a whole
 */
export function findTermRanges(text: string, matches: TermMatcher, isOneWord: IsOneWord = () => false): TextRange[] {
  const tokens = tokenize(text).map(({start, end, parts, whole}) => ({
    start,
    end,
    first: parts[0]?.folded ?? '',
    last: parts.at(-1)?.folded ?? '',
    isMatch:
      (whole !== undefined && matches(whole.folded, whole.exact)) ||
      parts.some(({folded, exact}) => matches(folded, exact)),
  }));
  return tokens
    .filter(({isMatch, first, last}, position) => {
      const [before, after] = [tokens[position - 1], tokens[position + 1]];
      if (!isMatch || before?.isMatch || after?.isMatch) return isMatch;
      const isWithBefore = before !== undefined && isOneWord(before.last, first, before.last);
      const isWithAfter = after !== undefined && isOneWord(last, after.first, after.first);
      return !isWithBefore && !isWithAfter;
    })
    .map(({start, end}) => ({start, end}));
}
