import {learning} from '../shared/limits';
import type {Word} from '../shared/tokenize';
import {stemOf, type FindConcepts} from './concepts';

/** What readers ask of one page, as words. */
export interface Question {
  /** Position of the page in the index. */
  page: number;
  words: readonly Word[];
}

/** Tells which page a query asks for. */
export interface PageClassifier {
  /** @returns whether some question has the word, with any marks and ending */
  knows(word: Word): boolean;
  /** @returns the probability of each page, by its position; all 0 if nothing was learned */
  classify(words: readonly Word[]): Float32Array;
}

/** A text as a vector of length 1: positions of its features, and their values. */
interface Vector {
  features: number[];
  values: number[];
}

/** A feature with the weight it gives each page that has a question with it. */
interface Feature {
  /** How rare it is, times how much its kind counts. */
  value: number;
  pages: number[];
  weights: Float32Array;
}

/**
 * Features of a text, each with what its kind counts: its words without endings, pairs of words that are at most
 * `learning.reach` apart, and what it is about, whichever word it uses for that.
 */
function featuresOf(words: readonly Word[], findConcepts: FindConcepts): Map<string, number> {
  const found = new Map<string, number>();
  const stems = words.map(stemOf);
  stems.forEach((stem, position) => {
    found.set(stem, 1);
    for (let distance = 1; distance <= learning.reach; distance += 1) {
      const other = stems[position + distance];
      if (other) found.set(`${stem}${distance === 1 ? ' ' : '_'}${other}`, learning.pair);
    }
  });
  for (const concept of findConcepts(words)) found.set(concept, learning.concept);
  return found;
}

/**
 * Learns from what readers ask of each page: logistic regression over the pages, by stochastic gradient descent. The
 * same questions in the same order give the same classifier.
 *
 * @param pageCount pages of the index; those without a question are never likely
 */
export function learnPages(
  questions: readonly Question[],
  pageCount: number,
  findConcepts: FindConcepts,
): PageClassifier {
  const texts = questions.map(({words}) => featuresOf(words, findConcepts));
  const {known, features} = collectFeatures(questions, texts);
  const toVector = (text: ReadonlyMap<string, number>): Vector => {
    const found = [...text.keys()].flatMap((key) => known.get(key) ?? []);
    const length = Math.sqrt(found.reduce((sum, id) => sum + (features[id]?.value ?? 0) ** 2, 0));
    return {features: found, values: found.map((id) => (features[id]?.value ?? 0) / length)};
  };
  const vectors = texts.map(toVector);
  const likelihoods = new Float32Array(pageCount);
  for (let round = 0; round < learning.rounds; round += 1) {
    const rate = learning.rate * (1 - round / learning.rounds);
    for (const position of shuffled(vectors.length, round)) {
      const vector = vectors[position]!; // Every question has one.
      computeLikelihoods(vector, features, likelihoods);
      const page = questions[position]?.page ?? 0;
      likelihoods[page] = (likelihoods[page] ?? 0) - 1;
      vector.features.forEach((id, place) => {
        const {pages, weights} = features[id]!;
        const step = rate * (vector.values[place] ?? 0);
        for (let k = 0; k < pages.length; k += 1) weights[k]! -= step * likelihoods[pages[k]!]!;
      });
    }
  }
  return {
    knows: (word) => known.has(stemOf(word)),
    classify(words) {
      const found = new Float32Array(pageCount);
      if (questions.length > 0) computeLikelihoods(toVector(featuresOf(words, findConcepts)), features, found);
      return found;
    },
  };
}

function collectFeatures(questions: readonly Question[], texts: readonly ReadonlyMap<string, number>[]) {
  const known = new Map<string, number>();
  const counts: {count: number; kind: number; pages: Set<number>}[] = [];
  texts.forEach((text, question) => {
    for (const [key, kind] of text) {
      const id = known.get(key) ?? counts.push({count: 0, kind, pages: new Set()}) - 1;
      known.set(key, id);
      counts[id]!.count += 1;
      counts[id]!.pages.add(questions[question]?.page ?? 0);
    }
  });
  const features = counts.map(({count, kind, pages}): Feature => ({
    value: kind * Math.log(1 + questions.length / (count + 0.5)),
    pages: [...pages],
    weights: new Float32Array(pages.size),
  }));
  return {known, features};
}

/** Fills in the probability of each page: the softmax of the sums of its weights. */
function computeLikelihoods(vector: Vector, features: readonly Feature[], likelihoods: Float32Array): void {
  likelihoods.fill(0);
  vector.features.forEach((id, place) => {
    const {pages, weights} = features[id]!; // Vectors have only known features.
    const value = learning.scale * (vector.values[place] ?? 0);
    for (let k = 0; k < pages.length; k += 1) likelihoods[pages[k]!]! += value * weights[k]!;
  });
  let sum = 0;
  for (let page = 0; page < likelihoods.length; page += 1) sum += likelihoods[page] = Math.exp(likelihoods[page]!);
  for (let page = 0; page < likelihoods.length; page += 1) likelihoods[page]! /= sum;
}

/** @returns the numbers from 0 in an order that depends only on the arguments */
function shuffled(count: number, seed: number): number[] {
  const order = Array.from({length: count}, (_, position) => position);
  let state = seed + 1;
  for (let last = count - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const other = state % (last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
