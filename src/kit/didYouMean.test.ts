import {expect, it} from 'vitest';
import {didYouMean, nearestName} from './didYouMean';

it('finds the name that was meant', () => {
  expect(nearestName('Buton', ['Button', 'Buttons', 'Field'])).toBe('Button');
  expect(nearestName('titel', ['title', 'alt'])).toBe('title');
  expect(nearestName('SELECT', ['Select'])).toBe('Select');
  expect(nearestName('completely different', ['alt', 'title'])).toBeUndefined();
  expect(nearestName('anything', [])).toBeUndefined();
  expect(nearestName('taks', ['task', 'js'])).toBe('task');
});

it('does not take a name for another one with which it has no letter in common', () => {
  expect(nearestName('id', ['kind', 'draft'])).toBeUndefined();
  expect(nearestName('{', ['c', 'go'])).toBeUndefined();
  expect(nearestName('c++', ['c'])).toBeUndefined();
});

it('suggests the nearest name, or lists what is known when nothing is near', () => {
  expect(didYouMean('allt', ['alt', 'title'])).toBe('Did you mean "alt"?');
  expect(didYouMean('completely different', ['alt', 'title'])).toBe('Known: alt, title.');
});

it('names only the closest of a long list', () => {
  const known = Array.from({length: 20}, (_, index) => `documents-get-number-${index}`);
  expect(didYouMean('documents', known)).toBe(
    'Closest: documents-get-number-0, documents-get-number-1, documents-get-number-2.',
  );
});
