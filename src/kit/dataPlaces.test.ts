import {expect, it} from 'vitest';
import {placeData} from './dataPlaces';

it('knows the lines of keys and list items, of YAML and JSON', () => {
  const {lineOf} = placeData('a: 1\nb:\n  - one\n  - {name: two}\nresponses:\n  200:\n    text: >\n      fine\n');
  expect([['a'], ['b'], ['b', 1], ['b', 1, 'name'], ['responses', '200', 'text']].map(lineOf)).toEqual([1, 2, 4, 4, 7]);
  expect(placeData('{\n  "a": {\n    "b": "c"\n  }\n}').lineOf(['a', 'b'])).toBe(3);
});

it('gives the line of what is closest around a missing key', () => {
  const {lineOf} = placeData('a:\n  b: 1\n');
  expect([['a', 'c'], ['d'], []].map(lineOf)).toEqual([1, 1, 1]);
});
