import {expect, it} from 'vitest';
import {nearestName, suggestName} from './nearestName';

it('finds the name that was meant', () => {
  expect(nearestName('Buton', ['Button', 'Buttons', 'Field'])).toBe('Button');
  expect(nearestName('titel', ['title', 'alt'])).toBe('title');
  expect(nearestName('SELECT', ['Select'])).toBe('Select');
});

it('stays silent when nothing is near, and lists what exists instead', () => {
  expect(nearestName('completely different', ['alt', 'title'])).toBeUndefined();
  expect(suggestName('completely different', ['alt', 'title'])).toBe('Known: alt, title.');
  expect(suggestName('allt', ['alt', 'title'])).toBe('Did you mean "alt"?');
});
