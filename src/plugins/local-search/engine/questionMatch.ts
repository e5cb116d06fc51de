import {hasMarks} from '../shared/foldText';
import {ranking} from '../shared/limits';
import type {Candidate} from './findCandidates';
import type {QueryWord} from './parseQuery';
import {kindWeight, pairOf, rarity, type QuestionIndex} from './questionIndex';

/** How like the query is to what readers ask of a page, from 0 to 1. */
export interface QuestionScore {
  /** Its likest question. */
  best: number;
  /** The likest, and a part of the next. */
  score: number;
}

/**
 * Compares a query with what readers ask: the cosine of the two as vectors of their words and of the pairs that follow
 * each other, weighted by how rare they are.
 *
 * @param candidates of each query word in the index
 * @returns by position of the page; pages without a word in common are missing
 */
export function scoreQuestions(
  words: readonly QueryWord[],
  candidates: readonly (readonly Candidate[])[],
  index: QuestionIndex,
): Map<number, QuestionScore> {
  const dots = new Map<number, number>();
  let square = 0;
  words.forEach((word, position) => {
    const weight = rarity(word.sequence.join(''), index);
    square += weight ** 2;
    const best = new Map<number, number>();
    for (const candidate of candidates[position] ?? []) {
      for (const {question, exact} of index.postings.get(candidate.folded) ?? []) {
        const {spelling} = candidate;
        const isOther = candidate.kind === 'same' && hasMarks(spelling) && exact !== spelling.exact;
        const quality = candidate.quality * (isOther ? ranking.otherQuestionMarks : 1);
        if (quality > (best.get(question) ?? 0)) best.set(question, quality);
      }
    }
    for (const [question, quality] of best) dots.set(question, (dots.get(question) ?? 0) + quality * weight ** 2);
  });
  const pairs = words.flatMap(({sequence}, position) => {
    const next = words[position + 1];
    return next ? [pairOf(sequence.at(-1) ?? '', next.sequence[0] ?? '')] : [];
  });
  const typed = words.flatMap(({spellings}) => spellings.slice(0, 1));
  for (const key of [...pairs, ...index.findConcepts(typed)]) {
    const postings = index.postings.get(key);
    if (!postings) continue;
    const keySquare = (rarity(key, index) * kindWeight(key)) ** 2;
    square += keySquare;
    for (const {question} of postings) dots.set(question, (dots.get(question) ?? 0) + keySquare);
  }
  const tops = new Map<number, [number, number]>();
  for (const [question, dot] of dots) {
    const page = index.questions[question]?.page ?? -1;
    const cosine = dot / (Math.sqrt(square) * (index.lengths[question] ?? 1));
    const [first, second] = tops.get(page) ?? [0, 0];
    if (cosine > first) tops.set(page, [cosine, first]);
    else if (cosine > second) tops.set(page, [first, cosine]);
  }
  return new Map(
    [...tops].map(([page, [best, next]]) => [
      page,
      {best, score: (best + ranking.secondQuestion * next) / (1 + ranking.secondQuestion)},
    ]),
  );
}
