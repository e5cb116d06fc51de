import {expect, it} from 'vitest';
import {findIdeasIn} from './ideas';
import {learning} from './limits';
import {featuresOf, isPair} from './textFeatures';
import {wordSequence} from './tokenize';

it('finds words without endings, pairs of near words, and what they are about', () => {
  const features = featuresOf(wordSequence('The boss signed it'), findIdeasIn([['boss', 'manager']]));
  expect([...features]).toEqual([
    ['the', 1],
    ['the boss', learning.pair],
    ['the_sign', learning.pair],
    ['boss', 1],
    ['boss sign', learning.pair],
    ['boss_it', learning.pair],
    ['sign', 1],
    ['sign it', learning.pair],
    ['it', 1],
    ['#0', learning.idea],
    ['=4', 1],
  ]);
  expect([...features.keys()].filter(isPair)).toHaveLength(5);
});
