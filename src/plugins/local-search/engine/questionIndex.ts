import {ranking} from '../shared/limits';
import type {Word} from '../shared/tokenize';
import type {FindConcepts} from './concepts';

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

/** @returns the key of two folded words that follow each other */
export const pairOf = (before: string, after: string): string => `${before} ${after}`;

/** @returns how rare a word or pair is among the questions */
export function rarity(key: string, {postings, questions}: Pick<QuestionIndex, 'postings' | 'questions'>): number {
  return Math.log(1 + questions.length / ((postings.get(key)?.length ?? 0) + 0.5));
}

/** @returns how much a pair or a concept weighs beside a word as rare */
export function kindWeight(key: string): number {
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
