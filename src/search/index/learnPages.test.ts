import {describe, expect, it} from 'vitest';
import {createClassifier} from '../engine/pageClassifier';
import {findIdeasIn} from '../shared/ideas';
import {learning} from '../shared/limits';
import {weightLimit} from '../shared/searchTypes';
import {fromSteps} from '../shared/steps';
import {wordSequence} from '../shared/tokenize';
import {learnPages} from './learnPages';

const noIdeas = findIdeasIn([]);
const pageCount = 3;
const asked = [
  ['cancel what I sent', 'take a sent contract back', 'stop the signing'],
  ['who has signed my contract', 'what I sent, who is next', 'signing takes long'],
  ['sign a contract', 'how do I sign'],
  ['how to cook soup', 'weather tomorrow'],
].flatMap((phrases, page) => phrases.map((text) => ({page, words: wordSequence(text)})));

const learn = () => learnPages(asked, pageCount + 1, noIdeas);
const ask = (query: string) => createClassifier(learn(), pageCount, noIdeas).classify(wordSequence(query));

describe('what is learned from phrases', () => {
  it.each([
    ['take my contract back', 0],
    ['who is next', 1],
    ['how do I sign it', 2],
    ['stopping what I sent', 0],
  ])('reads “%s” as one of the right page', (query, page) => {
    const {pages, none} = ask(query);
    expect(pages.indexOf(Math.max(...pages))).toBe(page);
    expect(none).toBeLessThan(0.5);
  });

  it('knows what no page answers', () => {
    expect(ask('weather soup').none).toBeGreaterThan(0.5);
  });

  it('has whole weights, the same for the same phrases', () => {
    const features = learn();
    const weights = Object.values(features).flatMap(([, ...steps]) => fromSteps(steps).map((key) => key % weightLimit));
    expect(weights.every((weight) => weight >= 1 && weight <= learning.maxWeight)).toBe(true);
    expect(Object.values(features).flat().every(Number.isInteger)).toBe(true);
    expect(learn()).toEqual(features);
  });

  it('gives probabilities', () => {
    const {pages, none} = ask('sent contract');
    expect(pages.reduce((sum, each) => sum + each, none)).toBeCloseTo(1);
  });

  it('tells which pages are asked for by words, not by their number only', () => {
    expect([...ask('weather').areAsked]).toEqual([0, 0, 0]);
    expect([...ask('soup stop').areAsked]).toEqual([1, 0, 0]);
  });

  it('says nothing where no word is known, or there is nothing to learn from', () => {
    expect(ask('qzx')).toMatchObject({pages: new Float32Array(pageCount), none: 0});
    expect(learnPages([], 1, noIdeas)).toEqual({});
  });
});
