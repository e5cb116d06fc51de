import {expect, test} from 'vitest';
import {buildTable} from './builds';
import {readTimes} from './measureBuild';

test('the cost of a page is compared with that of the reference', () => {
  const first = {name: '1 ×', pageCount: 100, cost: {wallSeconds: 10, cpuSeconds: 20, peakMegabytes: 1000}};
  const second = {name: '2 ×', pageCount: 200, cost: {wallSeconds: 15, cpuSeconds: 30, peakMegabytes: undefined}};
  const text = buildTable([first, second], first, ['pages', '1 × = 1']);
  expect(text).toContain('| 1 × | 100 | 10.0 | 20.0 | 200 | 1000 | 1.00 |');
  expect(text).toContain('| 2 × | 200 | 15.0 | 30.0 | 150 | – | 0.75 |');
});

test('the times of a build are read from its last line', () => {
  expect(readTimes('built 3 files\n12.50 1.25\n')).toBe(13.75);
  expect(() => readTimes('no times here')).toThrow('no times');
});
