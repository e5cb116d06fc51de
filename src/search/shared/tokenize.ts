import {stemmer} from 'stemmer';
import {exactForm, foldWord} from './foldText';
import {maxIdentifierLength} from './limits';

export interface Word {
  /** As written, in lower case. */
  text: string;
  folded: string;
  exact: string;
  /** Folded, without its English ending: the same for remove, removed and removing. */
  stem: string;
}

/** A plain word, or an identifier with its parts. */
export interface Token {
  start: number;
  end: number;
  /** One word, or the words of an identifier such as `documents-create`. */
  parts: Word[];
  /** The identifier without its separators (`documentscreate`), if it has several parts; a number (`2.3.0`) with them. */
  whole?: Word;
}

const letter = '[\\p{L}\\p{M}\\p{N}]';
const tokenPattern = new RegExp(
  `(?<!${letter})\\.net(?!${letter})|${letter}+(?:[-_./:@#]${letter}+)*(?:(?:#|\\+\\+)(?!${letter}))?`,
  'giu',
);
/** Names that differ from other words by a sign alone. Signs at longer words say nothing: `.pdf`, `page#`. */
const nameWithSign = /^(?:[a-z]{1,2}(?:#|\+\+)|\.net)$/i;
const separators = /[-_./:@#]+/;
/** Not after a digit at the start: `2FA` is one word. */
const camelBoundary = /(?<=[a-z]|[a-z]\d+)(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
/** A run of a script that puts no spaces between words. */
const unspaced = /([\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]+)/u;
/** A character with the marks on it. */
const character = /\P{M}\p{M}*/gu;
const plainLetters = /^[\x21-\x7e]+$/;

/** Texts repeat their words, so they are cached; the limit keeps a hostile text from filling the memory. */
const knownWords = new Map<string, Word>();
const maxKnownWords = 20_000;

/** @returns the word in the forms in which it is compared; cached */
export function toWord(text: string): Word {
  const known = knownWords.get(text);
  if (known) return known;
  const folded = foldWord(text);
  const word = {text: text.toLowerCase().normalize('NFC'), folded, exact: exactForm(text), stem: stemmer(folded)};
  if (knownWords.size >= maxKnownWords) knownWords.clear();
  knownWords.set(text, word);
  return word;
}

/** @returns whether a word consists of digits: `404`, `2.3.0`, `2025-01-31` */
export function isNumber(word: string): boolean {
  return !/\p{L}/u.test(word);
}

/** @returns the words and identifiers of a normalized text in order, each with its offsets */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    const start = match.index;
    const isName = nameWithSign.test(match[0]);
    const chunk = isName ? match[0] : match[0].replace(/[#+]+$/, '');
    if (unspaced.test(chunk)) {
      tokens.push(...splitUnspaced(chunk, start));
      continue;
    }
    const isIdentifier = !isName && plainLetters.test(chunk);
    const pieces = isName
      ? [chunk]
      : chunk.split(separators).flatMap((piece) => (isIdentifier ? piece.split(camelBoundary) : [piece]));
    const token: Token = {start, end: start + chunk.length, parts: pieces.map(toWord)};
    if (pieces.length > 1 && isIdentifier && chunk.length <= maxIdentifierLength) {
      token.whole = toWord(isNumber(chunk) ? chunk : pieces.join(''));
    }
    tokens.push(token);
  }
  return tokens;
}

/**
 * Words of a script without spaces are found by their pairs of characters: 文書削除 is 文書, 書削 and 削除, in a text as in a query.
 * These tokens overlap.
 */
function splitUnspaced(chunk: string, start: number): Token[] {
  return chunk.split(unspaced).flatMap((run, index, runs) => {
    const from = start + runs.slice(0, index).join('').length;
    if (!unspaced.test(run))
      return tokenize(run).map((token) => ({...token, start: from + token.start, end: from + token.end}));
    const characters = [...run.matchAll(character)];
    return characters.slice(0, Math.max(1, characters.length - 1)).map(({0: first, index: at}, place) => {
      const pair = first + (characters[place + 1]?.[0] ?? '');
      return {start: from + at, end: from + at + pair.length, parts: [toWord(pair)]};
    });
  });
}

/** @returns every word under which a text is indexed: identifiers as a whole and in parts */
export function wordsOf(text: string): Word[] {
  return tokenize(text).flatMap(({parts, whole}) => (whole ? [whole, ...parts] : parts));
}

/** @returns the words of a text in order, identifiers only in parts, for phrases and titles */
export function wordSequence(text: string): Word[] {
  return tokenize(text).flatMap(({parts}) => parts);
}
