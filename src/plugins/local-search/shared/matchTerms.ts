import {hasMarks} from './foldText';
import {tokenize, toWord} from './tokenize';

/**
 * Terms are the words a result was found by, as the page writes them or as the reader typed them. A term
 * without marks marks every spelling; a term with marks only its own and the unmarked one.
 */
export type TermMatcher = (folded: string, exact: string) => boolean;

/** @returns a test for words that one of the terms stands for. */
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

export interface TextRange {
  start: number;
  end: number;
}

/** @returns the places of a text where a term stands; an identifier counts as one place. */
export function findTerms(text: string, matches: TermMatcher): TextRange[] {
  return tokenize(text)
    .filter(
      ({parts, whole}) =>
        (whole && matches(whole.folded, whole.exact)) || parts.some(({folded, exact}) => matches(folded, exact)),
    )
    .map(({start, end}) => ({start, end}));
}
