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

/** A Vietnamese syllable without its marks: consonants, one to three vowels, consonants. */
const syllable = /^(?:ngh?|[ptck]h|gh|gi|qu|tr|nh|[bcdghklmnpqrstvx])?[aeiouy]{1,3}(?:ng|nh|ch|[cmnpt])?$/;

/**
 * @param inSyllables whether the text is Vietnamese, which writes most words as two syllables. Of several terms, one that
 *   stands alone is then mostly a syllable of another word: lý in “quản lý” for a query about “lý do”.
 * @returns the parts of a text that match; an identifier matches as a whole
 */
export function findTerms(text: string, matches: TermMatcher, inSyllables = false): TextRange[] {
  const tokens = tokenize(text).map(({start, end, parts, whole}) => ({
    start,
    end,
    isSyllable: parts.length === 1 && syllable.test(parts[0]?.folded ?? ''),
    isMatch:
      (whole !== undefined && matches(whole.folded, whole.exact)) ||
      parts.some(({folded, exact}) => matches(folded, exact)),
  }));
  const isBeside = (position: number): boolean =>
    (tokens[position - 1]?.isMatch ?? false) || (tokens[position + 1]?.isMatch ?? false);
  return tokens
    .filter(({isMatch, isSyllable}, position) => isMatch && !(inSyllables && isSyllable && !isBeside(position)))
    .map(({start, end}) => ({start, end}));
}
