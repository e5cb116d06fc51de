import {hasMarks} from '../shared/foldText';
import {tokenize, toWord} from '../shared/tokenize';

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

/** @returns the parts of a text that match; an identifier matches as a whole */
export function findTerms(text: string, matches: TermMatcher): TextRange[] {
  return tokenize(text)
    .filter(
      ({parts, whole}) =>
        (whole && matches(whole.folded, whole.exact)) || parts.some(({folded, exact}) => matches(folded, exact)),
    )
    .map(({start, end}) => ({start, end}));
}
