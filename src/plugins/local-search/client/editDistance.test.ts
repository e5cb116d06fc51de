import {expect, it} from 'vitest';
import {differingLetters, lettersOf} from '../shared/letterSets';
import {editDistance} from './editDistance';

it.each([
  ['webhook', 'webhook', 0],
  ['webhok', 'webhook', 1],
  ['wbehook', 'webhook', 1],
  ['webhoook', 'webhook', 1],
  ['webxook', 'webhook', 1],
  ['certficat', 'certificate', 2],
  ['', 'ab', 2],
  ['abc', 'xyz', 3],
  ['ab', 'abcdef', 3],
])('from %s to %s it is %i, or more than two', (a, b, steps) => {
  expect(editDistance(a, b, 2)).toBe(steps);
  expect(editDistance(b, a, 2)).toBe(steps);
});

it('never lets the letters rule out words that are near enough', () => {
  const words = [
    'webhook',
    'webhok',
    'wbehook',
    'sign',
    'sing',
    'signs',
    'ký',
    'so61',
    'template',
    'templete',
    'tempalte',
  ];
  for (const a of words) {
    for (const b of words) {
      const steps = editDistance(a, b, 2);
      if (steps <= 2) expect(differingLetters(lettersOf(a), lettersOf(b))).toBeLessThanOrEqual(2 * steps);
    }
  }
});
