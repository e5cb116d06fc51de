import {expect, it} from 'vitest';
import {differingLetters, editDistance, letterSet} from './typoTolerance';

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
])('from %s to %s takes %i edits, or more than two', (a, b, edits) => {
  expect(editDistance(a, b, 2)).toBe(edits);
  expect(editDistance(b, a, 2)).toBe(edits);
});

it('never lets letter sets rule out a word that is close enough', () => {
  const words = 'webhook webhok wbehook sign sing signs ký so61 template templete tempalte'.split(' ');
  for (const a of words) {
    for (const b of words) {
      const edits = editDistance(a, b, 2);
      if (edits <= 2) expect(differingLetters(letterSet(a), letterSet(b))).toBeLessThanOrEqual(2 * edits);
    }
  }
});
