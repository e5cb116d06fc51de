import {decodeTelexVni} from '../../src/search/engine/decodeTelexVni';
import type {ResultRow} from '../../src/search/engine/resultRows';
import {editDistance, toleratedTypos} from '../../src/search/engine/typoTolerance';
import {hasMarks, normalizeText, unmarked} from '../../src/search/shared/foldText';
import {tokenize, toWord, wordSequence, wordsOf, type Word} from '../../src/search/shared/tokenize';
import type {BoxReply} from './evaluate';
import type {SearchPlace} from './readIndexes';

/** @returns the words that a row marks; those of a phrase are marked together */
function markedTexts({title, trail, request, excerpt, marks}: ResultRow): string[] {
  const texts = {title, trail, request, excerpt};
  return (Object.keys(texts) as (keyof typeof texts)[]).flatMap((field) =>
    marks[field].flatMap(({start, end}) => texts[field].slice(start, end).split(/\s+/)),
  );
}

/** @returns whether a row shows why it is one: by a word of the query, or by what readers call the page */
export function showsWhy(row: ResultRow): boolean {
  return markedTexts(row).length > 0 || row.related !== '';
}

export interface MarkCount {
  count: number;
  /** Marked texts that are no word of the query. */
  wrong: string[];
}

/**
 * Counts the marks of the rows of a query, by rules of its own: nothing of what finds and marks words is called. A marked
 * word is right if some word of the query, as typed or as corrected, with abbreviations spelled out and Telex and VNI
 * decoded, is
 *
 * - the same word: with any marks if it was typed without, otherwise with these
 * - another English form of it, both without marks
 * - for the last word, its beginning
 * - a misspelling within the tolerance, if no page has what was typed; for marks, if none has it with these
 * - joined with its neighbour, as pages write it (`web hook`), or with others in a word that no page has (`kyso`)
 *
 * An identifier is right if one of its parts is.
 */
export function countMarks(place: SearchPlace, query: string, {rows, correction}: BoxReply): MarkCount {
  const isRight = matchesQuery(place, correction?.isClear ? [query, correction.query] : [query]);
  const texts = rows.flatMap(markedTexts);
  return {count: texts.length, wrong: texts.filter((text) => !wordsOf(text).some(isRight))};
}

function matchesQuery(place: SearchPlace, queries: readonly string[]): (mark: Word) => boolean {
  const abbreviations = place.indexes[0]?.abbreviations ?? {};
  const isOnPages = pagesHave(place);
  const tests = queries.flatMap((query) => {
    const typed = wordsOf(normalizeText(query));
    const spelledOut = typed.flatMap(({folded}) => wordSequence(abbreviations[folded] ?? ''));
    const decoded = typed.flatMap((word) => toWord((!hasMarks(word) && decodeTelexVni(word.text)) || word.text));
    const pairs = typed.slice(1).map((word, position) => toWord((typed[position]?.text ?? '') + word.text));
    const last = tokenize(normalizeText(query)).at(-1);
    const lastWords = last ? [...last.parts.slice(-1), ...(last.whole ? [last.whole] : [])] : [];
    const beginnings = lastWords.flatMap((word) => [word, ...decoded.filter((each) => each.folded === word.folded)]);
    return [
      ...[...typed, ...spelledOut, ...decoded, ...pairs].map((word) => (mark: Word) => isSame(word, mark)),
      ...beginnings.map((word) => (mark: Word) => isBeginning(word, mark)),
      ...typed.filter((word) => !isOnPages.withMarks(word)).map((word) => (mark: Word) => mark.folded === word.folded),
      ...typed
        .filter((word) => !isOnPages.withAnyMarks(word))
        .map((word) => (mark: Word) => isMisspelt(word, mark) || isPartOf(word, mark, isOnPages.withAnyMarks)),
    ];
  });
  return (mark) => tests.some((test) => test(mark));
}

/** @returns tests of what the pages of a place write, in texts, titles and addresses */
function pagesHave({indexes}: SearchPlace) {
  const entriesOf = ({folded}: Word) =>
    indexes.flatMap(({wordList}) => {
      const id = wordList.find(folded);
      return id < 0 ? [] : [wordList.entry(id)];
    });
  return {
    withAnyMarks: (word: Word) => entriesOf(word).length > 0,
    withMarks: (word: Word) => entriesOf(word).some(({forms}) => forms.some(({form}) => form === word.exact)),
  };
}

function isSame(typed: Word, mark: Word): boolean {
  if (hasMarks(typed)) return mark.exact === typed.exact;
  return mark.folded === typed.folded || (!hasMarks(mark) && isInflected(typed, mark));
}

const minStemLength = 3;

/** What an English word may be a form of: `code` of `codes`, of `coding`, but not `not` of `notes`. */
function basesOf({folded}: Word): string[] {
  const without = (ending: RegExp): string[] => (ending.test(folded) ? [folded.replace(ending, '')] : []);
  const bases = [...without(/s$/), ...without(/(?<=s|x|z|ch|sh|o)es$/), ...without(/(?:ed|ing)$/)];
  const withE = without(/(?:d|ing)$/).map((base) => `${base.replace(/e$/, '')}e`);
  return [folded, ...bases, ...withE].filter(({length}) => length >= minStemLength);
}

/** Stems of the search are at least four letters long, so that it knows short words by their endings only. */
function isInflected(a: Word, b: Word): boolean {
  const bases = basesOf(b);
  return a.stem === b.stem || basesOf(a).some((base) => bases.includes(base));
}

function isBeginning(typed: Word, mark: Word): boolean {
  if (!hasMarks(typed)) return mark.folded.startsWith(typed.folded);
  const [part, all] = [typed, mark].map(({exact}) => ({shape: exact.replace(/\d$/, ''), tone: /\d$/.exec(exact)?.[0]}));
  if (!part || !all) return false;
  return all.shape.startsWith(part.shape) && (part.tone === undefined || part.tone === all.tone);
}

function isMisspelt(typed: Word, mark: Word): boolean {
  const tolerated = toleratedTypos(typed.folded);
  return editDistance(typed.folded, mark.folded, tolerated) <= tolerated;
}

/** @returns whether a word without spaces consists of the mark and words that pages have */
function isPartOf(typed: Word, mark: Word, isOnPages: (word: Word) => boolean): boolean {
  const [text, part] = [unmarked(typed.text), unmarked(mark.text)];
  const canSplit = (rest: string): boolean =>
    rest === '' ||
    Array.from(rest, (_, position) => position + 1)
      .slice(1)
      .some((end) => isOnPages(toWord(rest.slice(0, end))) && canSplit(rest.slice(end)));
  const start = part.length > 1 ? text.indexOf(part) : -1;
  return start >= 0 && canSplit(text.slice(0, start)) && canSplit(text.slice(start + part.length));
}
