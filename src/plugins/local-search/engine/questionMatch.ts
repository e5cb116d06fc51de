import {hasMarks} from '../shared/foldText';
import {ranking} from '../shared/limits';
import type {Word} from '../shared/tokenize';
import type {Candidate} from './findCandidates';
import type {FindConcepts} from './concepts';
import type {QueryWord} from './parseQuery';

/** What readers ask of one page, as words. */
export interface Question {
  /** Position of the page in the index. */
  page: number;
  words: readonly Word[];
}

/** A word, or two that follow each other, in a question. */
interface QuestionPosting {
  question: number;
  /** Exact form of a single word. */
  exact: string;
}

/** The questions of an index, prepared to be compared with queries. */
export interface QuestionIndex {
  findConcepts: FindConcepts;
  questions: readonly Question[];
  /** By folded word, by two of them with a space between, or by concept. */
  postings: ReadonlyMap<string, readonly QuestionPosting[]>;
  /** Length of each question as a vector of its words and pairs. */
  lengths: Float32Array;
}

const pairOf = (before: string, after: string): string => `${before} ${after}`;

/** @returns how rare a word or pair is among the questions */
function rarity(key: string, {postings, questions}: Pick<QuestionIndex, 'postings' | 'questions'>): number {
  return Math.log(1 + questions.length / ((postings.get(key)?.length ?? 0) + 0.5));
}

/** @returns how much a pair or a concept weighs beside a word as rare */
function kindWeight(key: string): number {
  if (key.startsWith('#')) return ranking.concept;
  return key.includes(' ') ? ranking.pair : 1;
}

/** @returns the questions of all pages, prepared to be compared with queries */
export function createQuestionIndex(questions: readonly Question[], findConcepts: FindConcepts): QuestionIndex {
  const postings = new Map<string, QuestionPosting[]>();
  const add = (key: string, posting: QuestionPosting): void => {
    const list = postings.get(key);
    if (!list) postings.set(key, [posting]);
    else if (list.at(-1)?.question !== posting.question) list.push(posting);
  };
  questions.forEach(({words}, question) => {
    words.forEach(({folded, exact}, position) => {
      add(folded, {question, exact});
      const next = words[position + 1];
      if (next) add(pairOf(folded, next.folded), {question, exact: ''});
    });
    for (const concept of findConcepts(words)) add(concept, {question, exact: ''});
  });
  const squares = new Float32Array(questions.length);
  for (const [key, list] of postings) {
    const square = (rarity(key, {postings, questions}) * kindWeight(key)) ** 2;
    for (const {question} of list) squares[question] = (squares[question] ?? 0) + square;
  }
  return {findConcepts, questions, postings, lengths: squares.map(Math.sqrt)};
}

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
