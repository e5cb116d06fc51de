import {expect, test} from 'vitest';
import {allowedBytes} from '../../tests/search/thresholds';
import {reportSearch} from './report';

const outcome = (rank: number) => ({
  query: {kind: 'words', locale: 'en', version: 'current', query: 'q', wanted: ['a']},
  shown: ['a'],
  rank,
  rowCount: 1,
});

test('says how each search did, and by kind', () => {
  const section = reportSearch({
    contestants: [
      {name: 'this site', development: [outcome(1), outcome(2)], blind: [outcome(0)], indexBytes: 2048, meanMs: 1.25},
    ],
    derived: [outcome(1)],
    indexes: [{file: '/search-index-default.json', bytes: 1024}],
    typing: {median: 12, slow: 34, busiest: 5},
    firstLoad: 2048,
    opening: [
      {address: '/assets/js/box.js', bytes: 4096},
      {address: '/assets/js/worker.js', bytes: 6144},
    ],
  });
  expect(section).toContain('| this site, development | 2 | 0.500 (0.095–0.905) | 1.000 (0.342–1.000) | 0.750 |');
  expect(section).toContain('| this site, blind | 1 | 0.000 (0.000–0.793) | 0.000 (0.000–0.793) | 0.000 | 2.0 | 1.3 |');
  expect(section).toContain('| `/search-index-default.json` | 1.0 |');
  expect(section).toContain('| with the first page | 2.0 | 4.0 |');
  expect(section).toContain(
    `| when the box is opened, in 2 files | 10.0 | ${(allowedBytes.opening / 1024).toFixed(1)} |`,
  );
  expect(section).toContain('12 ms in the middle');
});
