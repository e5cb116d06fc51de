import {expect, test} from 'vitest';
import {median} from './summarise';

test('the median is the value in the middle, or lies between the two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 10])).toBe(3);
  expect(median([7])).toBe(7);
});
