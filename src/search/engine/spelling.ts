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
/** So many times as frequent as the next likely word, a word is meant; being on the best page counts as much. */
const muchMore = 3;

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
    const [first, second] = best && isSlip && mayBeSlip.test(text) ? byLikelihood(found, best, words.length > 1) : [];
    if (!first) return {text, isCorrected: false, isClear: true};
    const isAlone = !second || first.quality > second.quality || first.count >= muchMore * second.count;
    return {text: first.folded, isCorrected: true, isClear: isAlone && first.isOneEdit};
  });
  if (!meant.some(({isCorrected}) => isCorrected)) return undefined;
  return {query: meant.map(({text}) => text).join(' '), isClear: meant.every(({isClear}) => isClear)};
}

/**
 * @param hasContext whether the best page was found by other words, too
 * @returns words like the one that was typed that pages are called by, likest first: the fewest edits, then the most frequent
 */
function byLikelihood(found: readonly Candidate[], {index, page}: RankedPage, hasContext: boolean) {
  const {wordList, pageOf, classifier, stopWords} = index;
  const countOf = (folded: string): number => {
    const id = wordList.find(folded);
    const postings = id < 0 ? [] : wordList.entry(id).forms.flatMap((form) => form.postings);
    const isOnBest = hasContext && postings.some(({document}) => pageOf[document] === page);
    return postings.length * (isOnBest ? muchMore : 1);
  };
  const byWord = new Map(found.map((each) => [each.folded, each]));
  return [...byWord.values()]
    .filter(({folded}) => classifier.knows(toWord(folded)) && !stopWords.has(folded))
    .map(({folded, quality, isOneEdit}) => ({folded, quality, isOneEdit, count: countOf(folded)}))
    .sort((a, b) => b.quality - a.quality || b.count - a.count);
}
