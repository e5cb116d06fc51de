import {hasMarks, unmarked} from '../shared/foldText';
import {maxExcerptLength} from '../shared/limits';
import {tokenize, toWord, type Token, type Word} from '../shared/tokenize';

/** @returns the term that a word or an identifier of a text is, as a whole or in part; undefined if it is none */
export type TermMatcher = (token: Token) => string | undefined;

/**
 * The one test of what a result was found by: for excerpts, rows and highlights on the page.
 *
 * @param terms words as the reader typed them, or as pages write them. A term without marks matches every spelling, a term
 *   with marks itself and the spelling without.
 */
export function matcherOf(terms: readonly string[]): TermMatcher {
  const words = terms.map(toWord);
  const plain = new Map(words.filter((word) => !hasMarks(word)).map(({text}) => [text, text]));
  const marked = new Map(words.filter(hasMarks).map(({exact, text}) => [exact, text]));
  const bare = new Map(words.filter(hasMarks).map(({text}) => [unmarked(text), text]));
  const folded = new Set(words.map((word) => word.folded));
  const termOf = (word: Word): string | undefined =>
    folded.has(word.folded)
      ? (marked.get(word.exact) ?? plain.get(unmarked(word.text)) ?? bare.get(word.text))
      : undefined;
  return ({whole, parts}) => (whole && termOf(whole)) ?? parts.map(termOf).find((term) => term !== undefined);
}

/** A part of a text, from `start` up to, not including, `end`. */
export interface TextRange {
  start: number;
  end: number;
}

/** @returns the parts of a text that match; an identifier matches as a whole */
export function findTermRanges(text: string, termOf: TermMatcher): TextRange[] {
  return tokenize(text)
    .filter((token) => termOf(token) !== undefined)
    .map(({start, end}) => ({start, end}));
}

/**
 * @param tokens of the text, see `tokenize`
 * @returns the part of a text with the most different terms: at most `maxExcerptLength` characters, cut between words,
 *   and an ellipsis on each side that is cut
 */
export function makeExcerpt(text: string, tokens: readonly Token[], termOf: TermMatcher): string {
  const length = maxExcerptLength;
  if (text.length <= length) return text;
  const matches = tokens.flatMap((token) => {
    const term = termOf(token);
    return term === undefined ? [] : [{start: token.start, term}];
  });
  let best = {start: 0, count: 0};
  matches.forEach(({start}, position) => {
    const near = matches.slice(position).filter((match) => match.start <= start + length * 0.75);
    const count = new Set(near.map(({term}) => term)).size;
    if (count > best.count) best = {start, count};
  });
  // Some words before the first term, as context.
  const lead = Math.max(0, Math.min(best.start - Math.floor(length / 5), text.length - length));
  const start = tokens.find((token) => token.start >= lead)?.start ?? 0;
  const from = start <= length / 5 ? 0 : start;
  const end = tokens.filter((token) => token.end <= from + length).at(-1)?.end ?? from + length;
  const isCut = end < text.length - 1;
  return `${from > 0 ? '… ' : ''}${text.slice(from, isCut ? end : text.length)}${isCut ? ' …' : ''}`;
}
