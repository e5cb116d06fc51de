import {hasMarks, unmarked} from '../shared/foldText';
import {maxCandidates, qualities} from '../shared/limits';
import {isNumber} from '../shared/tokenize';
import type {QueryWord, Spelling} from './parseQuery';
import type {SearchIndex} from './searchIndex';
import {findSimilarWords, toleratedTypos} from './typoTolerance';

/** A word of an index that a word of the query may mean. */
export interface Candidate {
  id: number;
  folded: string;
  /** How well the two agree, from 0 to 1. */
  quality: number;
  spelling: Spelling;
  kind: 'same' | 'inflection' | 'prefix' | 'typo';
  /** Of a typo, whether it is one letter, or two that changed places. */
  isOneEdit?: boolean;
}

/** Letters of an earlier word that is completed. */
const minPrefixLength = 3;

const byQuality = (a: Candidate, b: Candidate): number => b.quality - a.quality || a.id - b.id;

/**
 * @returns the words of an index that a query word may mean as it is, with another ending or completed, best first. The last
 *   word is completed, for the reader may still be typing it, unless it is a known syllable with its marks; an earlier one
 *   only where it means nothing else. A number means only itself, and longer ones while it is typed.
 */
export function findCandidates(word: QueryWord, index: SearchIndex): Candidate[] {
  const {wordList} = index;
  const found = new Map<number, Candidate>();
  const offer = (id: number, quality: number, spelling: Spelling, kind: Candidate['kind']): void => {
    const known = found.get(id);
    if (id < 0 || (known && known.quality >= quality)) return;
    found.set(id, {id, folded: wordList.words[id] ?? '', quality, spelling, kind});
  };
  for (const spelling of word.spellings) {
    offer(wordList.find(spelling.folded), spelling.quality, spelling, 'same');
    if (isNumber(spelling.folded) || hasMarks(spelling)) continue;
    for (const id of wordList.withStem(spelling.stem))
      offer(id, spelling.quality * qualities.otherForm, spelling, 'inflection');
  }
  for (const spelling of word.spellings) {
    const {folded, quality} = spelling;
    const isWhole = hasMarks(spelling) && spelling.isWritten;
    const mayBeLonger = word.isLast ? !isWhole : found.size === 0 && folded.length >= minPrefixLength;
    if (!mayBeLonger || (isNumber(folded) && !word.isLast)) continue;
    const base = quality * (isNumber(folded) ? qualities.prefixOfNumber : qualities.prefix);
    // Without marks, but as typed: ky is not the beginning of kiem.
    for (const {id, share} of completions(unmarked(spelling.text), index))
      offer(id, base * (0.5 + share / 2), spelling, 'prefix');
  }
  return [...found.values()].sort(byQuality).slice(0, maxCandidates);
}

/** @returns the words of an index a few edits away from a query word that no index has, best first */
export function findTypoCandidates(word: QueryWord, index: SearchIndex): Candidate[] {
  const [spelling] = word.spellings;
  if (!spelling || isNumber(spelling.folded)) return [];
  return findSimilarWords(spelling.folded, index.wordList, toleratedTypos(spelling.folded))
    .map(({id, distance}): Candidate => ({
      id,
      folded: index.wordList.words[id] ?? '',
      quality: distance === 1 ? qualities.oneTypo : qualities.twoTypos,
      spelling,
      kind: 'typo',
      isOneEdit: distance === 1,
    }))
    .sort(byQuality)
    .slice(0, maxCandidates);
}

/** @returns the longer words with a prefix, and the share of each that the prefix is */
function completions(prefix: string, {wordList}: SearchIndex): {id: number; share: number}[] {
  const {words} = wordList;
  const found: {id: number; share: number}[] = [];
  for (let id = wordList.lowerBound(prefix); words[id]?.startsWith(prefix); id += 1) {
    const length = words[id]?.length ?? 1;
    if (length > prefix.length) found.push({id, share: prefix.length / length});
  }
  return found.sort((a, b) => b.share - a.share || a.id - b.id).slice(0, maxCandidates);
}

/**
 * Tone folding makes ký, kỳ and ky one word of the word list; this compares their marks.
 *
 * @param form written form in the index, see `exactForm`
 * @returns how well the marks on the page agree with those in the query, from 0 to 1
 */
export function formQuality({spelling, kind}: Candidate, form: string, folded: string): number {
  // Only words without marks have English endings: void is not a form of với.
  if (kind === 'inflection') return form === folded ? 1 : 0;
  if (!hasMarks(spelling) || form === spelling.exact) return 1;
  if (form === folded) return qualities.otherForm;
  const isPrefix = kind === 'prefix';
  const typed = splitTone(spelling.exact);
  const written = splitTone(form);
  const isSameShape = isPrefix ? written.shape.startsWith(typed.shape) : written.shape === typed.shape;
  if (isSameShape && typed.tone === '') return isPrefix ? 1 : qualities.otherForm;
  if (isSameShape && isPrefix && typed.tone === written.tone) return 1;
  return spelling.isWritten || isPrefix ? 0 : qualities.otherForm;
}

function splitTone(form: string): {shape: string; tone: string} {
  const tone = /[1-5]$/.exec(form)?.[0] ?? '';
  return {shape: tone === '' ? form : form.slice(0, -1), tone};
}
