import {expect, test} from 'vitest';
import {reportGrowth} from './reportGrowth';

test('the cost of a page is told beside its cost in the site as it is', () => {
  const text = reportGrowth('Linux', [
    {times: 1, pageCount: 100, cost: {wallSeconds: 10, cpuSeconds: 20, peakMegabytes: 1000}},
    {times: 2, pageCount: 200, cost: {wallSeconds: 15, cpuSeconds: 30, peakMegabytes: undefined}},
  ]);
  expect(text).toContain('| 1 × | 100 | 10.0 | 20.0 | 200 | 1.00 | 1000 |');
  expect(text).toContain('| 2 × | 200 | 15.0 | 30.0 | 150 | 0.75 | – |');
});
