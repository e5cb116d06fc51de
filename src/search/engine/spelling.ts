import type {Candidate} from './findCandidates';
import type {QueryWord} from './parseQuery';
import type {RankedPage} from './rankPages';
import type {SearchIndex} from './searchIndex';

/** The query as it is probably meant. */
export interface Correction {
  query: string;
  /** Whether nothing else is as likely, so that it is searched for at once. */
  isClear: boolean;
}

/**
 * @param words of the query
 * @param candidates by index and query word
 * @param best page that was found with all candidates: it tells what was meant
 * @returns the query with the likeliest words in place of those that no page has; undefined if there are none
 */
export function findCorrection(
  words: readonly QueryWord[],
  candidates: readonly Candidate[][][],
  best: RankedPage | undefined,
): Correction | undefined {
  const hasMarkedWords = words.some(({spellings: [typed]}) => typed && typed.text !== typed.folded);
  const meant = words.map(({spellings}, w) => {
    const found = candidates.flatMap((byWord) => byWord[w] ?? []);
    const text = spellings[0]?.text ?? '';
    if (!best || found.length === 0 || found.some(({kind}) => kind !== 'typo')) return {text, isSlip: false};
    const [first, second] = byLikelihood(found, best);
    const written = hasMarkedWords ? writtenForm(best.index, first!.folded) : first!.folded;
    const isClear = !second || first!.quality > second.quality || (first!.isOnBest && !second.isOnBest);
    return {text: written, isSlip: true, isClear};
  });
  if (!meant.some(({isSlip}) => isSlip)) return undefined;
  return {query: meant.map(({text}) => text).join(' '), isClear: meant.every(({isClear = true}) => isClear)};
}

/** @returns words like the one that was typed, likest first: those of the best page before others */
function byLikelihood(found: readonly Candidate[], best: RankedPage) {
  const byWord = new Map(found.map((each) => [each.folded, each]));
  return [...byWord.values()]
    .map(({folded, quality}) => ({folded, quality, isOnBest: isOn(folded, best)}))
    .sort((a, b) => b.quality - a.quality || Number(b.isOnBest) - Number(a.isOnBest));
}

function isOn(folded: string, {index, page}: RankedPage): boolean {
  const id = index.wordList.find(folded);
  const postings = id < 0 ? [] : index.wordList.entry(id).postings;
  return postings.some(({document}) => index.pageOf[document] === page);
}

/** @returns a folded word as pages write it most often, with its marks */
function writtenForm({wordList, sequenceOf}: SearchIndex, folded: string): string {
  const id = wordList.find(folded);
  if (id < 0) return folded;
  const {forms, postings} = wordList.entry(id);
  const counts = forms.map((_, form) => postings.filter((posting) => posting.form === form).length);
  const exact = forms[counts.indexOf(Math.max(...counts))];
  const texts = postings.flatMap(({document}) => sequenceOf(document).find((word) => word.exact === exact)?.text ?? []);
  return texts[0] ?? folded;
}
