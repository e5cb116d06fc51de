import type {FindIdeas} from '../shared/ideas';
import {learning} from '../shared/limits';
import {weightLimit, type EncodedFeatures} from '../shared/searchTypes';
import {toSteps} from '../shared/steps';
import {featuresOf, isPair} from '../shared/textFeatures';
import type {Word} from '../shared/tokenize';

/** What one page is called, as words. */
export interface PagePhrase {
  /** Position of the page in the index; the number of pages for what none answers. */
  page: number;
  words: readonly Word[];
}

/** A feature with the weight it gives every page that has a phrase with it. */
interface Feature {
  rarity: number;
  /** Its rarity times what its kind counts. */
  value: number;
  pages: Uint16Array;
  weights: Float32Array;
}

/** A phrase as its known features, with the length of all their values together. */
interface Example {
  page: number;
  features: Feature[];
  length: number;
}

/**
 * Learns from what pages are called: logistic regression over the pages, by stochastic gradient descent, with weights of 0
 * or more. The last rounds count with the weights rounded to whole numbers, which the index has. The same phrases in the
 * same order give the same features.
 *
 * @param pageCount pages of the index, and one for what none answers
 * @returns the features that say something about some page
 */
export function learnPages(phrases: readonly PagePhrase[], pageCount: number, findIdeas: FindIdeas): EncodedFeatures {
  const texts = phrases.map(({page, words}) => ({page, text: featuresOf(words, findIdeas)}));
  const features = collectFeatures(texts);
  const examples = texts.map(({page, text}): Example => {
    const known = [...text.keys()].flatMap((name) => features.get(name) ?? []);
    return {page, features: known, length: Math.hypot(...known.map(({value}) => value))};
  });
  const errors = new Float32Array(pageCount);
  const learn = (rounds: number, firstRate: number, toUsed: (weight: number) => number): void => {
    for (let round = 0; round < rounds; round += 1) {
      const rate = firstRate * (1 - round / rounds);
      for (const position of shuffled(examples.length, round)) {
        const example = examples[position]!; // Every position has one.
        computeLikelihoods(example, toUsed, errors);
        errors[example.page]! -= 1;
        moveWeights(example, errors, rate);
      }
    }
  };
  learn(learning.rounds, learning.rate, (weight) => weight);
  learn(learning.roundedRounds, learning.roundedRate, Math.round);
  const learned = [...features].map(([name, feature]): [string, number[]] => [name, encode(feature)]);
  return Object.fromEntries(learned.filter(([, encoded]) => encoded.length > 1));
}

function collectFeatures(texts: readonly {page: number; text: ReadonlyMap<string, number>}[]): Map<string, Feature> {
  const found = new Map<string, {kind: number; count: number; pages: Set<number>}>();
  for (const {page, text} of texts) {
    for (const [name, kind] of text) {
      const feature = found.get(name) ?? {kind, count: 0, pages: new Set<number>()};
      feature.count += 1;
      feature.pages.add(page);
      found.set(name, feature);
    }
  }
  const kept = [...found].filter(([name, {count}]) => count >= (isPair(name) ? learning.minPair : 1));
  return new Map(
    kept.map(([name, {kind, count, pages}]) => {
      const rarity = Math.round(learning.rarity * Math.log(1 + texts.length / (count + 0.5)));
      const sorted = Uint16Array.from(pages).sort();
      return [name, {rarity, value: kind * rarity, pages: sorted, weights: new Float32Array(sorted.length)}];
    }),
  );
}

/** Fills in the probability of each page: the softmax of the sums of its weights. */
function computeLikelihoods(
  {features, length}: Example,
  toUsed: (weight: number) => number,
  likelihoods: Float32Array,
) {
  const scale = learning.scale / length;
  likelihoods.fill(0);
  for (const {pages, weights} of features) {
    for (let k = 0; k < pages.length; k += 1) likelihoods[pages[k]!]! += scale * toUsed(weights[k]!);
  }
  let sum = 0;
  for (let page = 0; page < likelihoods.length; page += 1) sum += likelihoods[page] = Math.exp(likelihoods[page]!);
  for (let page = 0; page < likelihoods.length; page += 1) likelihoods[page]! /= sum;
}

/** @param errors by position of the page, how much too likely it was */
function moveWeights({features, length}: Example, errors: Float32Array, rate: number): void {
  for (const {value, pages, weights} of features) {
    const step = (rate * value ** 2) / length;
    for (let k = 0; k < pages.length; k += 1)
      weights[k] = Math.min(learning.maxWeight, Math.max(0, weights[k]! - step * errors[pages[k]!]!));
  }
}

function encode({rarity, pages, weights}: Feature): number[] {
  const keys = [...pages].flatMap((page, k) => {
    const weight = Math.round(weights[k]!); // Every page has one.
    return weight > 0 ? page * weightLimit + weight : [];
  });
  return [rarity, ...toSteps(keys)];
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
