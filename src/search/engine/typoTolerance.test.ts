import {expect, it} from 'vitest';
import {editDistance} from './typoTolerance';

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
