import {expect, test} from 'vitest';
import {median, medianOf} from './median';

test('the median is the value in the middle, or lies between the two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 10])).toBe(3);
  expect(median([7])).toBe(7);
});

test('figures in groups have a median each', () => {
  const visits = [1, 9, 2].map((value) => ({paint: value, tap: {menu: 10 - value}}));
  expect(medianOf(visits)).toEqual({paint: 2, tap: {menu: 8}});
  expect(() => medianOf([])).toThrow('Nothing was measured');
});
