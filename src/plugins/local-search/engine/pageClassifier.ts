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
  /** @returns whether one of the page's questions has just these words, in this order */
  isAsked(page: number, words: readonly Word[]): boolean;
  /** @returns the probability of each page, by its position; all 0 if nothing was learned */
  classify(words: readonly Word[]): Float32Array;
}

/** A text as a vector of length 1: its features and their values. */
interface Vector {
  features: Uint32Array;
  values: Float32Array;
}

/** All features, each with the weight it gives every page that has a question with it. */
interface Features {
  /** Position of each feature. */
  known: ReadonlyMap<string, number>;
  /** How rare each is, times how much its kind counts. */
  values: Float32Array;
  /** Where the pages and weights of each begin in the two lists below, which have them one feature after the other. */
  starts: Uint32Array;
  pages: Uint16Array;
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
 * @param pageCount pages of the index
 */
export function learnPages(
  questions: readonly Question[],
  pageCount: number,
  findConcepts: FindConcepts,
): PageClassifier {
  const texts = questions.map(({words}) => featuresOf(words, findConcepts));
  const features = collectFeatures(questions, texts);
  const vectors = texts.map((text) => toVector(text, features));
  const asked = new Set(questions.map(({page, words}) => keyOf(page, words)));
  const likelihoods = new Float32Array(pageCount);
  for (let round = 0; round < learning.rounds; round += 1) {
    const rate = learning.rate * (1 - round / learning.rounds);
    for (const position of shuffled(vectors.length, round)) {
      const vector = vectors[position]!; // Every question has one.
      computeLikelihoods(vector, features, likelihoods);
      likelihoods[questions[position]!.page]! -= 1;
      moveWeights(vector, features, likelihoods, rate);
    }
  }
  return {
    knows: (word) => features.known.has(stemOf(word)),
    isAsked: (page, words) => asked.has(keyOf(page, words)),
    classify(words) {
      const found = new Float32Array(pageCount);
      if (questions.length > 0)
        computeLikelihoods(toVector(featuresOf(words, findConcepts), features), features, found);
      return found;
    },
  };
}

const keyOf = (page: number, words: readonly Word[]): string => `${page} ${words.map(({folded}) => folded).join(' ')}`;

function collectFeatures(questions: readonly Question[], texts: readonly ReadonlyMap<string, number>[]): Features {
  const counts = new Map<string, number>();
  for (const text of texts) for (const key of text.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const known = new Map<string, number>();
  const found: {count: number; kind: number; pages: Set<number>}[] = [];
  texts.forEach((text, question) => {
    const page = questions[question]?.page ?? 0;
    for (const [key, kind] of text) {
      const count = counts.get(key) ?? 0;
      const isPair = /[ _]/.test(key); // See `featuresOf`.
      if (isPair && count < learning.minPair) continue;
      const id = known.get(key);
      if (id === undefined) known.set(key, found.push({count, kind, pages: new Set([page])}) - 1);
      else found[id]?.pages.add(page);
    }
  });
  const starts = new Uint32Array(found.length + 1);
  found.forEach(({pages}, id) => (starts[id + 1] = starts[id]! + pages.size));
  return {
    known,
    values: Float32Array.from(found, ({count, kind}) => kind * Math.log(1 + questions.length / (count + 0.5))),
    starts,
    pages: Uint16Array.from(found.flatMap(({pages}) => [...pages])),
    weights: new Float32Array(starts.at(-1) ?? 0),
  };
}

/** @returns a text with the features that are known */
function toVector(text: ReadonlyMap<string, number>, {known, values}: Features): Vector {
  const features = Uint32Array.from([...text.keys()].flatMap((key) => known.get(key) ?? []));
  const own = Float32Array.from(features, (id) => values[id] ?? 0);
  const length = Math.hypot(...own);
  return {features, values: own.map((value) => value / length)};
}

/** Fills in the probability of each page: the softmax of the sums of its weights. */
function computeLikelihoods(vector: Vector, features: Features, likelihoods: Float32Array): void {
  const {starts, pages, weights} = features;
  likelihoods.fill(0);
  for (let place = 0; place < vector.features.length; place += 1) {
    const id = vector.features[place]!;
    const value = learning.scale * vector.values[place]!;
    for (let k = starts[id]!; k < starts[id + 1]!; k += 1) likelihoods[pages[k]!]! += value * weights[k]!;
  }
  let sum = 0;
  for (let page = 0; page < likelihoods.length; page += 1) {
    // Most pages have no feature in common with the text: exp(0) is 1.
    const likelihood = likelihoods[page] === 0 ? 1 : Math.exp(likelihoods[page]!);
    likelihoods[page] = likelihood;
    sum += likelihood;
  }
  for (let page = 0; page < likelihoods.length; page += 1) likelihoods[page]! /= sum;
}

/** @param errors by position of the page, how much too likely it was */
function moveWeights(vector: Vector, features: Features, errors: Float32Array, rate: number): void {
  const {starts, pages, weights} = features;
  for (let place = 0; place < vector.features.length; place += 1) {
    const id = vector.features[place]!;
    const step = rate * vector.values[place]!;
    for (let k = starts[id]!; k < starts[id + 1]!; k += 1) weights[k]! -= step * errors[pages[k]!]!;
  }
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
