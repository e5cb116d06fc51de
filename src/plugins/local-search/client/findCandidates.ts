import {hasMarks} from '../shared/foldText';
import {maxCandidates, qualities} from '../shared/limits';

import type {OpenIndex} from './openIndex';
import type {QueryWord, Spelling} from './parseQuery';
import {forgivenTypos, similarWords} from './similarWords';

/** A word of the vocabulary that a word of the query may mean. */
export interface Candidate {
  place: number;
  folded: string;
  quality: number;
  spelling: Spelling;
  /** How the two words are related. */
  kind: 'same' | 'inflection' | 'prefix' | 'typo';
}

const englishEndings = ['s', 'es', 'ed', 'ing', 'er', 'ers', 'ment'];
const shortestStem = 3;
/** A beginning this short is only completed while it is being typed. */
const shortestPrefixInside = 3;

/** @returns the words of one index a query word may mean, best first. */
export function findCandidates(word: QueryWord, index: OpenIndex): Candidate[] {
  const found = new Map<number, Candidate>();
  const offer = (place: number, quality: number, spelling: Spelling, kind: Candidate['kind']): void => {
    const known = found.get(place);
    if (place < 0 || (known && known.quality >= quality)) return;
    found.set(place, {place, folded: index.vocabulary.words[place] ?? '', quality, spelling, kind});
  };
  for (const spelling of word.spellings) {
    const {folded, quality} = spelling;
    offer(index.vocabulary.find(folded), quality, spelling, 'same');
    for (const form of inflectionsOf(spelling))
      offer(index.vocabulary.find(form), quality * qualities.inflection, spelling, 'inflection');
    if (word.isLast || folded.length >= shortestPrefixInside) {
      const base = (word.isLast ? qualities.prefixOfLast : qualities.prefix) * quality;
      for (const {place, share} of completions(folded, index)) {
        offer(place, base * (qualities.prefixFloor + (1 - qualities.prefixFloor) * share), spelling, 'prefix');
      }
    }
  }
  return [...found.values()].sort((a, b) => b.quality - a.quality || a.place - b.place).slice(0, maxCandidates);
}

/** @returns words a few letters away from a word nobody knows. */
export function findSimilar(word: QueryWord, index: OpenIndex): Candidate[] {
  const [spelling] = word.spellings;
  if (!spelling) return [];
  return similarWords(spelling.folded, index.vocabulary, forgivenTypos(spelling.folded))
    .map(({place, distance}): Candidate => ({
      place,
      folded: index.vocabulary.words[place] ?? '',
      quality: distance === 1 ? qualities.oneTypo : qualities.twoTypos,
      spelling,
      kind: 'typo',
    }))
    .sort((a, b) => b.quality - a.quality || a.place - b.place)
    .slice(0, maxCandidates);
}

function completions(prefix: string, index: OpenIndex): {place: number; share: number}[] {
  const {words} = index.vocabulary;
  const found: {place: number; share: number}[] = [];
  for (let place = index.vocabulary.lowerBound(prefix); words[place]?.startsWith(prefix); place += 1) {
    const length = words[place]?.length ?? 1;
    if (length > prefix.length) found.push({place, share: prefix.length / length});
  }
  return found.sort((a, b) => b.share - a.share || a.place - b.place).slice(0, maxCandidates);
}

/** @returns the word with other English endings; Vietnamese words do not change theirs. */
function inflectionsOf(spelling: Spelling): string[] {
  const {folded} = spelling;
  if (hasMarks(spelling) || folded.length < shortestStem) return [];
  const stems = englishEndings
    .filter((ending) => folded.endsWith(ending) && folded.length - ending.length >= shortestStem)
    .map((ending) => folded.slice(0, -ending.length));
  const withE = stems.map((stem) => `${stem}e`);
  const longer = [folded, ...stems].flatMap((stem) => englishEndings.map((ending) => stem + ending));
  const shortened = folded.endsWith('e') ? [`${folded.slice(0, -1)}ing`, `${folded}d`] : [];
  return [...stems, ...withE, ...longer, ...shortened].filter((form) => form !== folded);
}

/**
 * @param form written form found in the index, see `exactForm`.
 * @returns how well the marks on the page agree with those the reader wrote.
 */
export function formQuality({spelling, kind}: Candidate, form: string, folded: string): number {
  // Only words without marks have English endings: void is not a form of với.
  if (kind === 'inflection') return form === folded ? 1 : 0;
  if (!hasMarks(spelling) || form === spelling.exact) return 1;
  if (form === folded) return qualities.unmarked;
  const isPrefix = kind === 'prefix';
  const asked = splitTone(spelling.exact);
  const written = splitTone(form);
  const isSameShape = isPrefix ? written.shape.startsWith(asked.shape) : written.shape === asked.shape;
  if (isSameShape && asked.tone === '') return isPrefix ? 1 : qualities.unmarked;
  return isSameShape && isPrefix && asked.tone === written.tone ? 1 : qualities.otherMarks;
}

function splitTone(form: string): {shape: string; tone: string} {
  const tone = /[1-5]$/.exec(form)?.[0] ?? '';
  return {shape: tone === '' ? form : form.slice(0, -1), tone};
}
