import {decodeTyping} from '../shared/decodeTyping';
import {hasMarks, normalizeText} from '../shared/foldText';
import {maxQueryLength, maxQueryWords, qualities} from '../shared/limits';
import {tokenize, toWord, type Token, type Word} from '../shared/tokenize';
import {Field} from '../shared/searchTypes';
import type {OpenIndex} from './openIndex';
import {similarWords} from './similarWords';

/** One way to read a word of the query. */
export interface Spelling extends Word {
  quality: number;
}

/** A word of the query with all its readings. */
export interface QueryWord {
  spellings: Spelling[];
  /** Words side by side in a text that this word stands for: several for `documents-create`. */
  sequence: string[];
  isLast: boolean;
}

/** @returns whether the word is written like `documents-create`. */
export function isIdentifier({sequence}: QueryWord): boolean {
  return sequence.length > 1;
}

/** @returns whether the word only asks or joins. */
export function isQuiet({spellings}: QueryWord, indexes: readonly OpenIndex[]): boolean {
  return spellings.every(({exact}) => indexes.some(({quiet}) => quiet.has(exact)));
}

/** What all loaded indexes know together. */
interface Lexicon {
  has(folded: string): boolean;
  /** Whether some page has the word in its title. */
  titles(folded: string): boolean;
  begins(folded: string): boolean;
  hasForm(word: Word): boolean;
  /** Whether some word is one letter away. */
  hasSimilar(folded: string): boolean;
}

function lexiconOf(indexes: readonly OpenIndex[]): Lexicon {
  return {
    has: (folded) => indexes.some(({vocabulary}) => vocabulary.find(folded) >= 0),
    titles: (folded) =>
      indexes.some(({vocabulary}) => {
        const place = vocabulary.find(folded);
        return place >= 0 && vocabulary.entry(place).postings.some(({field}) => field === Field.Title);
      }),
    hasSimilar: (folded) => indexes.some(({vocabulary}) => similarWords(folded, vocabulary, 1).length > 0),
    begins: (folded) => indexes.some(({vocabulary}) => vocabulary.hasPrefix(folded)),
    hasForm: ({folded, exact}) =>
      indexes.some(({vocabulary}) => {
        const place = vocabulary.find(folded);
        return place >= 0 && vocabulary.entry(place).forms.includes(exact);
      }),
  };
}

function spell(text: string, quality = 1): Spelling {
  return {...toWord(text), quality};
}

/** @returns the word that keys typed without a keyboard program stand for, if pages know that word. */
function readAsTyped(word: Word, lexicon: Lexicon): Spelling | undefined {
  if (hasMarks(word)) return undefined;
  const decoded = decodeTyping(word.text);
  if (decoded === undefined) return undefined;
  const spelling = spell(decoded);
  return lexicon.hasForm(spelling) ? spelling : undefined;
}

/** Letters from which a typo is looked for before a word is taken apart. */
const shortestTypo = 6;
/** Longest run-together word that is taken apart. */
const longestCompound = 32;

/** @returns the fewest known words a run-together word consists of: `kyso` → `ky`, `so`. */
function splitCompound(word: Word, lexicon: Lexicon): Word[] | undefined {
  const {text} = word;
  if (hasMarks(word) || text.length < 4 || text.length > longestCompound) return undefined;
  // A long word with one wrong letter is likelier than several words without spaces.
  if (text.length >= shortestTypo && lexicon.hasSimilar(word.folded)) return undefined;
  // best[end] is how the text up to there is best taken apart.
  const best: (Word[] | undefined)[] = [[]];
  for (let end = 2; end <= text.length; end += 1) {
    for (let start = 0; start <= end - 2; start += 1) {
      const before = best[start];
      const last = before && toWord(text.slice(start, end));
      const isBetter = before && (best[end]?.length ?? Number.POSITIVE_INFINITY) > before.length + 1;
      if (isBetter && last && lexicon.has(last.folded)) best[end] = [...before, last];
    }
  }
  return best[text.length];
}

function toWords(token: Token, lexicon: Lexicon): {word: Word; sequence: string[]}[] {
  const {parts, whole} = token;
  if (whole && lexicon.begins(whole.folded)) return [{word: whole, sequence: parts.map(({folded}) => folded)}];
  return parts.flatMap((part) => {
    const isUnknown = !lexicon.begins(part.folded) && !readAsTyped(part, lexicon);
    const words = (isUnknown && splitCompound(part, lexicon)) || [part];
    return words.map((word) => ({word, sequence: [word.folded]}));
  });
}

/** @returns the words that a word in a hurry stands for: `hđ` → `hợp đồng`; the word itself, if titles have it. */
function spellOut(token: Token, indexes: readonly OpenIndex[], lexicon: Lexicon): Token[] {
  const {folded = ''} = token.parts[0] ?? {};
  const meant = indexes[0]?.shorthand;
  const isShort = meant && !token.whole && Object.hasOwn(meant, folded) && !lexicon.titles(folded);
  return isShort ? tokenize(meant[folded] ?? '') : [token];
}

/** @returns the words of a query, each with its readings, in order and without repetitions. */
export function parseQuery(query: string, indexes: readonly OpenIndex[]): QueryWord[] {
  const lexicon = lexiconOf(indexes);
  const tokens = tokenize(normalizeText(query.slice(0, maxQueryLength)))
    .slice(0, maxQueryWords)
    .flatMap((token) => spellOut(token, indexes, lexicon));
  const words = tokens.flatMap((token) => toWords(token, lexicon)).slice(0, maxQueryWords);
  const typed = words.map(({word}) => (lexicon.begins(word.folded) ? undefined : readAsTyped(word, lexicon)));
  const isTypedWithoutMarks = typed.some((spelling) => spelling !== undefined);
  const seen = new Set<string>();
  return words.flatMap(({word, sequence}, place) => {
    if (seen.has(word.exact)) return [];
    seen.add(word.exact);
    const isLast = place === words.length - 1;
    const certain = typed[place];
    if (certain) return [{spellings: [certain], sequence: [certain.folded], isLast}];
    const spellings: Spelling[] = [{...word, quality: 1}];
    const perhaps = isTypedWithoutMarks ? readAsTyped(word, lexicon) : undefined;
    if (perhaps) spellings.push({...perhaps, quality: qualities.maybeTyped});
    for (const neighbour of [words[place - 1], words[place + 1]]) {
      const joined =
        neighbour && joinWords(neighbour === words[place - 1] ? [neighbour.word, word] : [word, neighbour.word]);
      if (joined && lexicon.has(joined)) spellings.push(spell(joined, qualities.joined));
    }
    return [{spellings, sequence, isLast}];
  });
}

/** @returns two unmarked words written as one: `web hook` → `webhook`. */
function joinWords(words: readonly Word[]): string | undefined {
  const canJoin = words.every((word) => !hasMarks(word) && word.text.length > 1);
  return canJoin ? words.map(({text}) => text).join('') : undefined;
}
