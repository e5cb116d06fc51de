import type {Candidate} from './findCandidates';
import type {QueryWord} from './parseQuery';
import type {RankedPage} from './rankPages';
import {toWord} from '../shared/tokenize';

/** The query as it is probably meant. */
export interface Correction {
  query: string;
  /** Whether nothing else is as likely, so that it is searched for at once. */
  isClear: boolean;
}

/** Shorter words, words with marks, and those with digits are too much like others to tell a slip from another word. */
const mayBeSlip = /^[a-z]{5,}$/;

/**
 * @param words of the query
 * @param candidates by index and query word
 * @param best page that was found with all candidates: it tells what was meant
 * @returns the query with the likeliest words in place of slips; undefined if there are none
 */
export function findCorrection(
  words: readonly QueryWord[],
  candidates: readonly Candidate[][][],
  best: RankedPage | undefined,
): Correction | undefined {
  const meant = words.map(({spellings: [typed]}, w) => {
    const text = typed?.text ?? '';
    const found = candidates.flatMap((byWord) => byWord[w] ?? []);
    const isSlip = found.length > 0 && found.every(({kind}) => kind === 'typo');
    const [first, second] = best && isSlip && mayBeSlip.test(text) ? byLikelihood(found, best) : [];
    if (!first) return {text, isCorrected: false, isClear: true};
    const isAlone = !second || first.quality > second.quality || first.isOnBest !== second.isOnBest;
    return {text: first.folded, isCorrected: true, isClear: isAlone && first.isOneEdit};
  });
  if (!meant.some(({isCorrected}) => isCorrected)) return undefined;
  return {query: meant.map(({text}) => text).join(' '), isClear: meant.every(({isClear}) => isClear)};
}

/** @returns words like the one that was typed that pages are called by, likest first: those of the best page before others */
function byLikelihood(found: readonly Candidate[], {index, page}: RankedPage) {
  const {wordList, pageOf, classifier, stopWords} = index;
  const isOnBest = (folded: string): boolean => {
    const id = wordList.find(folded);
    return id >= 0 && wordList.entry(id).postings.some(({document}) => pageOf[document] === page);
  };
  const byWord = new Map(found.map((each) => [each.folded, each]));
  return [...byWord.values()]
    .filter(({folded}) => classifier.knows(toWord(folded)) && !stopWords.has(folded))
    .map(({folded, quality, isOneEdit}) => ({folded, quality, isOneEdit, isOnBest: isOnBest(folded)}))
    .sort((a, b) => b.quality - a.quality || Number(b.isOnBest) - Number(a.isOnBest));
}
