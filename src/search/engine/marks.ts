import {hasMarks, unmarked} from '../shared/foldText';
import {maxExcerptLength} from '../shared/limits';
import {lastSentence} from '../shared/lastSentence';
import {tokenize, toWord, type Token, type Word} from '../shared/tokenize';

/** Between the spellings of one word in a term. */
const spellingMark = '|';

/** In front of a term that is marked in phrases alone. */
const commonMark = '~';

/**
 * @param isCommon whether nearly every page has the word, so that it is marked in phrases alone
 * @returns the term of a word of the query, which pages may write in several ways
 */
export const toTerm = (spellings: readonly string[], isCommon = false): string =>
  (isCommon ? commonMark : '') + spellings.join(spellingMark);

const isCommonTerm = (term: string | undefined): boolean => term?.startsWith(commonMark) === true;

/** @returns the terms as a reader would type them, each in its first spelling, without those that are common */
export const plainTerms = (terms: readonly string[]): string[] =>
  terms.filter((term) => !isCommonTerm(term)).map((term) => term.split(spellingMark)[0] ?? '');

/** @returns the positions of the terms that a word of a text is: several of an identifier, none if it is no term */
export type TermMatcher = (token: Token) => number[];

/**
 * The one test of what a result was found by: for excerpts, rows and highlights on the page.
 *
 * @param terms words as the reader typed them, or as pages write them, in the order of the query. A spelling without marks
 *   matches every other, one with marks itself and the spelling without.
 */
export function matcherOf(terms: readonly string[]): TermMatcher {
  const spellings = terms.flatMap((term, at) =>
    term
      .replace(commonMark, '')
      .split(spellingMark)
      .map((text) => ({word: toWord(text), at})),
  );
  // Of two terms with the same spelling, the first one counts.
  const byText = (kept: typeof spellings, key: (word: Word) => string): Map<string, number> =>
    new Map(kept.map(({word, at}) => [key(word), at] as const).reverse());
  const marked = spellings.filter(({word}) => hasMarks(word));
  const exact = byText(marked, (word) => word.exact);
  const bare = byText(marked, ({text}) => unmarked(text));
  const plain = byText(
    spellings.filter(({word}) => !hasMarks(word)),
    ({text}) => text,
  );
  const folded = new Set(spellings.map(({word}) => word.folded));
  const termOf = (word: Word): number | undefined =>
    folded.has(word.folded)
      ? (exact.get(word.exact) ?? plain.get(unmarked(word.text)) ?? bare.get(word.text))
      : undefined;
  const termsOf = (words: readonly Word[]): number[] => [...new Set(words.flatMap((word) => termOf(word) ?? []))];
  return ({whole, parts}) => {
    const ofWhole = whole ? termsOf([whole]) : [];
    return ofWhole.length > 0 ? ofWhole : termsOf(parts);
  };
}

/** A part of a text, from `start` up to, not including, `end`. */
export interface TextRange {
  start: number;
  end: number;
}

interface Match extends TextRange {
  /** Positions of the terms. */
  terms: readonly number[];
}

/** Words of a text that follow each other as those of the query do; often one alone. */
export type Run = readonly Match[];

/** What may stand between the words of a phrase: nothing but small English words, which queries leave out. */
const withinPhrase = /^[\s\-–‑'’"“”]*(?:(?:an?|the|of|to|for|in|on|with|by|your|my)\s+){0,2}$/iu;

/** The `s` of “user's” is no word of its own. */
const afterApostrophe = /['’]$/;

/** @returns the parts of a text that match, each in the longest run; an identifier matches as a whole */
export function findRuns(text: string, termsOf: TermMatcher, tokens: readonly Token[] = tokenize(text)): Run[] {
  const runs: Match[][] = [];
  for (const token of tokens) {
    const terms = termsOf(token);
    if (terms.length === 0 || afterApostrophe.test(text.slice(0, token.start).slice(-1))) continue;
    const match = {start: token.start, end: token.end, terms};
    const last = runs.at(-1)?.at(-1);
    const follows = last?.terms.at(-1) === terms[0]! - 1;
    if (follows && withinPhrase.test(text.slice(last?.end, match.start))) runs.at(-1)?.push(match);
    else runs.push([match]);
  }
  return runs;
}

/**
 * Chooses what to mark in texts that are seen together: where one of them has the phrase, that is at least half of the
 * words in a row, only phrases; otherwise every word that is not common.
 *
 * @returns the ranges of each text
 */
export function chooseMarks(runs: readonly (readonly Run[])[], terms: readonly string[]): TextRange[][] {
  const isRare = (at: number): boolean => !isCommonTerm(terms[at]);
  const count = terms.filter((_, at) => isRare(at)).length;
  const least = Math.min(count, Math.max(2, Math.ceil(count / 2)));
  const isPhrase = (run: Run): boolean => {
    const words = run.flatMap((match) => match.terms);
    return words.length > 1 && words.filter(isRare).length >= least;
  };
  if (!runs.flat().some(isPhrase)) {
    const rareIn = (run: Run): Run => run.filter((match) => match.terms.some(isRare));
    return runs.map((each) => joinOverlaps(each.flatMap(rareIn)));
  }
  return runs.map((each) =>
    joinOverlaps(each.filter(isPhrase).map((run) => ({start: run[0]!.start, end: run.at(-1)!.end}))),
  );
}

/** Words of scripts without spaces share their characters. */
function joinOverlaps(ranges: readonly TextRange[]): TextRange[] {
  return ranges.reduce<TextRange[]>((joined, {start, end}) => {
    const last = joined.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else joined.push({start, end});
    return joined;
  }, []);
}

/**
 * @param tokens of the text, see `tokenize`
 * @returns the part of a text with the most different terms, rather in a row: at most `maxExcerptLength` characters. It begins
 *   with the sentence of the first term or, if that is long, between words; an ellipsis on each side tells of a cut sentence
 */
export function makeExcerpt(text: string, tokens: readonly Token[], termsOf: TermMatcher): string {
  const length = maxExcerptLength;
  if (text.length <= length) return text;
  const runs = findRuns(text, termsOf, tokens);
  let best = {start: 0, count: 0};
  runs.forEach(([first], position) => {
    const start = first!.start; // A run has a word.
    const near = runs.slice(position).filter(([match]) => match!.start <= start + length * 0.75);
    const count = new Set(near.flat().flatMap(({terms}) => terms)).size + Math.max(...near.map((run) => run.length));
    if (count > best.count) best = {start, count};
  });
  const sentence = lastSentence(text.slice(0, best.start));
  const isNear = best.start - sentence <= length / 2;
  // Some words before the first term, as context.
  const lead = Math.max(0, Math.min(best.start - Math.floor(length / 5), text.length - length));
  const start = isNear ? sentence : (tokens.find((token) => token.start >= lead)?.start ?? 0);
  const from = start <= length / 5 ? 0 : start;
  const end = tokens.filter((token) => token.end <= from + length).at(-1)?.end ?? from + length;
  const isCut = end < text.length - 1;
  return `${from > 0 && !isNear ? '… ' : ''}${text.slice(from, isCut ? end : text.length)}${isCut ? ' …' : ''}`;
}
