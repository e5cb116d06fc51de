import {expect, test} from 'vitest';
import {describeStages, readStages} from './stages';

test('the lines of a run become a table, with a dash for a stage that only one of them has', () => {
  const byDay = readStages('Installing …\n✓ types            1 ok                 24.2 s\n\n1 passed, 0 failed\n');
  const byNight = readStages('✗ clients          2 of 10 failed    121.5 s\n');
  expect(describeStages(byDay, byNight).split('\n').slice(2)).toEqual([
    '| types | 24 (1 ok) | – |',
    '| clients | – | 122 (2 of 10 failed) |',
  ]);
});
