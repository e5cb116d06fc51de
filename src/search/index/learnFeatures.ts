import type {FindConcepts} from '../shared/concepts';
import {maxWeight, type LearnedFeature} from '../shared/featureCodec';
import {learning} from '../shared/limits';
import {featuresOf, isPair} from '../shared/questionFeatures';
import type {Word} from '../shared/tokenize';

/** What readers ask of one page, as words. */
export interface Question {
  /** Position of the page in the index; the number of pages for a question that none answers. */
  page: number;
  words: readonly Word[];
}

/** A question as positions of its features, with the length of all their values together. */
interface Vector {
  features: Uint32Array;
  length: number;
}

/** All features, each with the weight it gives every page that has a question with it. */
interface Model {
  names: string[];
  /** Rarity of each feature, and that times what its kind counts. */
  rarities: number[];
  values: Float32Array;
  /** Where the pages and weights of each begin in the lists below, which have them one feature after the other. */
  starts: Uint32Array;
  pages: Uint16Array;
  weights: Float32Array;
  /** The weights that count: at first the same list, at last whole numbers. */
  used: Float32Array;
}

/**
 * Learns from what readers ask of each page: logistic regression over the pages, by stochastic gradient descent, with
 * weights of 0 or more. The last rounds count with the weights rounded to whole numbers, which the index has. The same
 * questions in the same order give the same features.
 *
 * @param pageCount pages of the index, and one for questions without an answer
 * @returns the features that say something about some page
 */
export function learnFeatures(
  questions: readonly Question[],
  pageCount: number,
  findConcepts: FindConcepts,
): Map<string, LearnedFeature> {
  const texts = questions.map(({words}) => featuresOf(words, findConcepts));
  const model = collectFeatures(questions, texts);
  const known = new Map(model.names.map((name, id) => [name, id]));
  const vectors = texts.map((text) => toVector(text, known, model));
  const likelihoods = new Float32Array(pageCount);
  const learn = (rounds: number, firstRate: number): void => {
    for (let round = 0; round < rounds; round += 1) {
      const rate = firstRate * (1 - round / rounds);
      for (const position of shuffled(vectors.length, round)) {
        const vector = vectors[position]!; // Every question has one.
        computeLikelihoods(vector, model, likelihoods);
        likelihoods[questions[position]!.page]! -= 1;
        moveWeights(vector, model, likelihoods, rate);
      }
    }
  };
  learn(learning.rounds, learning.rate);
  model.used = model.weights.map(Math.round);
  learn(learning.roundedRounds, learning.roundedRate);
  return toFeatures(model);
}

function collectFeatures(questions: readonly Question[], texts: readonly ReadonlyMap<string, number>[]): Model {
  const found = new Map<string, {kind: number; count: number; pages: Set<number>}>();
  texts.forEach((text, question) => {
    for (const [name, kind] of text) {
      const feature = found.get(name) ?? {kind, count: 0, pages: new Set<number>()};
      feature.count += 1;
      feature.pages.add(questions[question]?.page ?? 0);
      found.set(name, feature);
    }
  });
  const kept = [...found].filter(([name, {count}]) => count >= (isPair(name) ? learning.minPair : 1));
  const rarities = kept.map(([, {count}]) =>
    Math.round(learning.rarity * Math.log(1 + questions.length / (count + 0.5))),
  );
  const starts = new Uint32Array(kept.length + 1);
  kept.forEach(([, {pages}], id) => (starts[id + 1] = starts[id]! + pages.size));
  const weights = new Float32Array(starts.at(-1) ?? 0);
  return {
    names: kept.map(([name]) => name),
    rarities,
    values: Float32Array.from(kept, ([, {kind}], id) => kind * (rarities[id] ?? 0)),
    starts,
    pages: Uint16Array.from(kept.flatMap(([, {pages}]) => [...pages].sort((a, b) => a - b))),
    weights,
    used: weights,
  };
}

/** @returns a question with the features that are known */
function toVector(text: ReadonlyMap<string, number>, known: ReadonlyMap<string, number>, {values}: Model): Vector {
  const features = Uint32Array.from([...text.keys()].flatMap((name) => known.get(name) ?? []));
  return {features, length: Math.hypot(...Array.from(features, (id) => values[id] ?? 0))};
}

/** Fills in the probability of each page: the softmax of the sums of its weights. */
function computeLikelihoods({features, length}: Vector, model: Model, likelihoods: Float32Array): void {
  const {starts, pages, used} = model;
  const scale = learning.scale / length;
  likelihoods.fill(0);
  for (const id of features) {
    for (let k = starts[id]!; k < starts[id + 1]!; k += 1) likelihoods[pages[k]!]! += scale * used[k]!;
  }
  let sum = 0;
  for (let page = 0; page < likelihoods.length; page += 1) {
    // Most pages have no feature in common with the question: exp(0) is 1.
    const likelihood = likelihoods[page] === 0 ? 1 : Math.exp(likelihoods[page]!);
    likelihoods[page] = likelihood;
    sum += likelihood;
  }
  for (let page = 0; page < likelihoods.length; page += 1) likelihoods[page]! /= sum;
}

/** @param errors by position of the page, how much too likely it was */
function moveWeights({features, length}: Vector, model: Model, errors: Float32Array, rate: number): void {
  const {starts, pages, values, weights, used} = model;
  for (const id of features) {
    const step = (rate * values[id]! ** 2) / length;
    for (let k = starts[id]!; k < starts[id + 1]!; k += 1) {
      weights[k] = Math.min(maxWeight, Math.max(0, weights[k]! - step * errors[pages[k]!]!));
      if (used !== weights) used[k] = Math.round(weights[k]!);
    }
  }
}

function toFeatures({names, rarities, starts, pages, used}: Model): Map<string, LearnedFeature> {
  return new Map(
    names.flatMap((name, id): [string, LearnedFeature][] => {
      const weighted: LearnedFeature['pages'] = [];
      for (let k = starts[id]!; k < starts[id + 1]!; k += 1)
        if (used[k]! > 0) weighted.push({page: pages[k]!, weight: used[k]!});
      return weighted.length > 0 ? [[name, {rarity: rarities[id] ?? 0, pages: weighted}]] : [];
    }),
  );
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
