import {expect, it} from 'vitest';
import {contrast} from './contrast';

it('measures contrast as WCAG does', () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
  // The textbook grey that just passes on white, and the one that just fails.
  expect(contrast(Array<number>(3).fill(0x76 / 255), [1, 1, 1])).toBeGreaterThan(4.5);
  expect(contrast(Array<number>(3).fill(0x77 / 255), [1, 1, 1])).toBeLessThan(4.5);
});
