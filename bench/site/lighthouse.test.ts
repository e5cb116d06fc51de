import {expect, test} from 'vitest';
import {readScores, summariseScores} from './lighthouse';

const scores = (performance: number, seo: number) => ({performance, accessibility: 100, 'best-practices': 100, seo});

test('scores are read from a report in hundredths', () => {
  const categories = {performance: {score: 0.99}, accessibility: {score: 1}, 'best-practices': {score: 0.96}};
  expect(readScores(JSON.stringify({categories: {...categories, seo: {score: null}}}))).toEqual({
    performance: 99,
    accessibility: 100,
    'best-practices': 96,
    seo: Number.NaN,
  });
});

test('performance is the median of its runs, the others are their worst', () => {
  expect(summariseScores([scores(90, 100), scores(100, 92), scores(98, 100)])).toEqual(['98', '100', '100', '92']);
});
