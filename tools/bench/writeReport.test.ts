import {expect, test} from 'vitest';
import {readTimes} from './measureBuild';
import {reportBuild, reportPages} from './writeReport';

const cost = {
  untilLoaded: {bytes: {HTML: 4096, JS: 1024, CSS: 0, fonts: 0, pictures: 0, other: 512}, requests: 3},
  elements: 321,
  scripts: 102_400,
};

test('a build is told beside the cold one', () => {
  const text = reportBuild('Linux, 2 processor cores', {
    pageCount: 100,
    cold: {wallSeconds: 90, cpuSeconds: 120, peakMegabytes: 2000},
    warm: {wallSeconds: 60, cpuSeconds: 90, peakMegabytes: undefined},
  });
  expect(text).toContain('| cold: no cache, no earlier build | 90.0 | 120.0 | 1200 | 2000 | 1.00 |');
  expect(text).toContain('| warm: the same again | 60.0 | 90.0 | 900 | – | 0.75 |');
});

test('a page is told in kilobytes, and beside its budget', () => {
  const text = reportPages([{name: 'guide, en', address: '/docs/a', cost, budget: {html: 8192, js: 204_800}}]);
  expect(text).toContain('| guide, en | 4.0 | 1.0 | 0.0 | 0.0 | 0.0 | 0.5 | 5.5 | 3 | 321 | 100.0 |');
  expect(text).toContain('| guide, en | 0.50 | – | – | – | – | – | 0.50 |');
});

test('the times of a build are read from its last line', () => {
  expect(readTimes('built 3 files\n12.50 1.25\n')).toBe(13.75);
  expect(() => readTimes('no times here')).toThrow('no times');
});
