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
export function findTermRanges(text: string, termOf: TermMatcher, isOneWord: IsOneWord = () => false): TextRange[] {
  const tokens = tokenize(text).map((token) => ({
    ...token,
    first: token.parts[0]?.folded ?? '',
    last: token.parts.at(-1)?.folded ?? '',
    isMatch: termOf(token) !== undefined,
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
