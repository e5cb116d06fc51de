import {expect, test} from 'vitest';
import {readCounts, withoutCounts} from './counts.mjs';

test.each([
  ['a tool that only has an exit code is one test', 0, 'fine', 1, 0],
  ['a tool that fails is one failed test', 2, 'bad', 0, 1],
  ['the last count is the count', 0, '1 passed, 0 failed\n12 passed, 0 failed\n', 12, 0],
  ['the counted thing may be named', 0, '5 checks passed, 0 failed\n', 5, 0],
  ['failures are counted', 1, '3 passed, 2 failed\n', 3, 2],
  ['a stage that broke off after a good count has failed', 1, '3 passed, 0 failed\n', 3, 1],
  ['a stage that tested nothing has failed', 0, '0 passed, 0 failed\n', 0, 1],
  ['a count inside a sentence is no count', 0, 'there were 3 passed, 2 failed cars', 1, 0],
])('%s', (_name, code, output, passed, failed) => {
  expect(readCounts(code, output)).toEqual({passed, failed});
});

test('the counts of a stage do not reach the end of the run', () => {
  expect(withoutCounts('first\n2 passed, 1 failed\n')).toBe('first');
});
