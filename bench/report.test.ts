import {expect, test} from 'vitest';
import {replacePart} from './report';

test('a part that is measured again is replaced; the others stay, in their order', () => {
  const names = ['build', 'pages'];
  const first = replacePart('', names, 'pages', '## Pages\n\nOne.');
  const both = replacePart(first, names, 'build', '## Build');
  expect(both.indexOf('## Build')).toBeLessThan(both.indexOf('## Pages'));
  const again = replacePart(both, names, 'pages', '## Pages\n\nTwo.\n');
  expect(again).toBe(both.replace('One.', 'Two.'));
});
