import {expect, test} from 'vitest';
import {placeParts} from './placeParts';

test('a part that is measured again takes its place; the others stay', () => {
  const first = placeParts('# Benchmarks', '', {peers: '## Peers\n\nOne.', build: '## Build'});
  expect(first.indexOf('## Build')).toBeLessThan(first.indexOf('## Peers'));
  const second = placeParts('# Benchmarks', first, {peers: '## Peers\n\nTwo.\n'});
  expect(second).toContain('Two.');
  expect(second).not.toContain('One.');
  expect(second).toContain('## Build');
  expect(placeParts('# Benchmarks', second, {})).toBe(second);
});
