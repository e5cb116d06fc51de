import {hasMarks, normalizeText} from '../shared/foldText';
import {maxQueryLength, maxQueryWords, qualities} from '../shared/limits';
import {isNumber, tokenize, toWord, type Token, type Word} from '../shared/tokenize';
import {Field} from '../shared/searchTypes';
import {decodeTelexVni} from './decodeTelexVni';
import type {SearchIndex} from './searchIndex';
import {findSimilarWords} from './typoTolerance';

/** One way to read a word of the query. */
export interface Spelling extends Word {
  /** How likely the reading is, from 0 to 1. */
  quality: number;
  /** Whether some page has the word with exactly these marks; if none has, a mark is a likely mistake. */
  isWritten: boolean;
}

/** A word of the query with all its readings. */
export interface QueryWord {
  spellings: Spelling[];
  isLast: boolean;
}

/** @returns whether all readings of the word are stop words */
export function isStopWord({spellings}: QueryWord, indexes: readonly SearchIndex[]): boolean {
  return spellings.every(({exact}) => indexes.some(({stopWords}) => stopWords.has(exact)));
}

/** @returns whether readers call a page by the word, so that it is no mistake if no page has it */
export function isKnown(word: Word, indexes: readonly SearchIndex[]): boolean {
  return indexes.some(({classifier}) => classifier.knows(word));
}

type Lexicon = ReturnType<typeof lexiconOf>;

/** The word lists of all loaded indexes together. */
function lexiconOf(indexes: readonly SearchIndex[]) {
  const entriesOf = (folded: string) =>
    indexes.flatMap(({wordList}) => {
      const id = wordList.find(folded);
      return id >= 0 ? [wordList.entry(id)] : [];
    });
  return {
    has: (folded: string) => indexes.some(({wordList}) => wordList.find(folded) >= 0),
    hasPrefix: (folded: string) => indexes.some(({wordList}) => wordList.hasPrefix(folded)),
    hasForm: ({folded, exact}: Word) => entriesOf(folded).some(({forms}) => forms.some(({form}) => form === exact)),
    isInTitle: (folded: string) =>
      entriesOf(folded).some(({forms}) =>
        forms.some(({postings}) => postings.some(({field}) => field === Field.Title)),
      ),
    isKnown: (word: Word) => isKnown(word, indexes),
    hasSimilar: (folded: string) => indexes.some(({wordList}) => findSimilarWords(folded, wordList, 1).length > 0),
  };
}

/** @returns the Vietnamese word that was typed in Telex or VNI, if some page has it */
function decodeKnownWord(word: Word, lexicon: Lexicon): Word | undefined {
  if (hasMarks(word)) return undefined;
  const text = decodeTelexVni(word.text);
  const decoded = text === undefined ? undefined : toWord(text);
  return decoded && lexicon.hasForm(decoded) ? decoded : undefined;
}

/** Shortest and longest compound that is split, in letters. */
const compoundLength = {min: 4, max: 32} as const;

/** @returns the fewest known words that a word without spaces consists of: `kyso` → `ky`, `so` */
function splitCompound(word: Word, lexicon: Lexicon): Word[] | undefined {
  const {text} = word;
  if (isNumber(text) || text.length < compoundLength.min || text.length > compoundLength.max) return undefined;
  // A word with one wrong letter is likelier than several words without spaces.
  if (lexicon.hasSimilar(word.folded)) return undefined;
  // best[end] is the best split of the text up to there.
  const best: (Word[] | undefined)[] = [[]];
  for (let end = 2; end <= text.length; end += 1) {
    for (let start = 0; start <= end - 2; start += 1) {
      const before = best[start];
      const last = before && toWord(text.slice(start, end));
      const isBetter = before && (best[end]?.length ?? Number.POSITIVE_INFINITY) > before.length + 1;
      // A part with marks must be a word with these marks: ảnhchữ is ảnh and chữ.
      if (isBetter && last && (hasMarks(last) ? lexicon.hasForm(last) : lexicon.has(last.folded)))
        best[end] = [...before, last];
    }
  }
  return best[text.length];
}

function toWords(token: Token, lexicon: Lexicon): Word[] {
  const {parts, whole} = token;
  if (whole && (isNumber(whole.folded) || lexicon.hasPrefix(whole.folded))) return [whole];
  return parts.flatMap((part) => {
    const isUnknown = !lexicon.hasPrefix(part.folded) && !lexicon.isKnown(part) && !decodeKnownWord(part, lexicon);
    return (isUnknown && splitCompound(part, lexicon)) || [part];
  });
}

/** @returns the words an abbreviation stands for: `hđ` → `hợp đồng`; the token itself if it has parts or some title has it */
function expandAbbreviation(token: Token, indexes: readonly SearchIndex[], lexicon: Lexicon): Token[] {
  const [{text, folded} = toWord(''), ...others] = token.parts;
  const abbreviations = indexes[0]?.abbreviations ?? {};
  if (others.length > 0 || lexicon.isInTitle(folded)) return [token];
  const written = [text, folded].find((each) => Object.hasOwn(abbreviations, each));
  return written === undefined ? [token] : tokenize(abbreviations[written] ?? '');
}

/** @returns the words of a query, each with its readings, in order and without repetitions */
export function parseQuery(query: string, indexes: readonly SearchIndex[]): QueryWord[] {
  const lexicon = lexiconOf(indexes);
  const tokens = tokenize(normalizeText(query.slice(0, maxQueryLength)))
    .slice(0, maxQueryWords)
    .flatMap((token) => expandAbbreviation(token, indexes, lexicon));
  const words = tokens.flatMap((token) => toWords(token, lexicon)).slice(0, maxQueryWords);
  const decoded = words.map((word) => (lexicon.hasPrefix(word.folded) ? undefined : decodeKnownWord(word, lexicon)));
  const isTelexOrVni = decoded.some((word) => word !== undefined);
  const seen = new Set<string>();
  return words.flatMap((word, position) => {
    if (seen.has(word.exact)) return [];
    seen.add(word.exact);
    const isLast = position === words.length - 1;
    const certain = decoded[position];
    if (certain) return [{spellings: [{...certain, quality: 1, isWritten: true}], isLast}];
    const spellings: Spelling[] = [{...word, quality: 1, isWritten: lexicon.hasForm(word)}];
    const perhaps = isTelexOrVni ? decodeKnownWord(word, lexicon) : undefined;
    if (perhaps) spellings.push({...perhaps, quality: qualities.otherForm, isWritten: true});
    const [before, after] = [words[position - 1], words[position + 1]];
    for (const pair of [before && [before, word], after && [word, after]]) {
      const joined = pair && joinWords(pair);
      if (joined && lexicon.has(joined))
        spellings.push({...toWord(joined), quality: qualities.otherForm, isWritten: true});
    }
    return [{spellings, isLast}];
  });
}

/** @returns two unmarked words written as one: `web hook` → `webhook` */
function joinWords(words: readonly Word[]): string | undefined {
  const canJoin =
    words.every((word) => !hasMarks(word) && word.text.length > 1) && !words.every(({text}) => isNumber(text));
  return canJoin ? words.map(({text}) => text).join('') : undefined;
}
