import {expect, test} from 'vitest';
import {allowedBytes} from '../../tests/search/thresholds';
import {projectBytes, reportSearch} from './report';

const outcome = (rank: number) => ({
  query: {kind: 'words', locale: 'en', version: 'current', query: 'q', wanted: ['a']},
  shown: ['a'],
  rank,
  rowCount: 1,
});

test('says how each search did, and by kind', () => {
  const section = reportSearch({
    contestants: [
      {
        name: 'this site',
        development: [outcome(1), outcome(2)],
        validation: [outcome(0)],
        indexBytes: 2048,
        meanMs: 1.25,
      },
    ],
    leftOut: {
      validation: {
        old: [outcome(1), outcome(1)],
        asNew: [
          [outcome(1), outcome(1)],
          [outcome(1), outcome(2)],
          [outcome(0), outcome(0)],
        ],
      },
      development: {old: [], asNew: [[], [], []]},
    },
    isKnownPhrase: () => true,
    derived: [outcome(1)],
    indexes: [{file: '/search-index-default.json', bytes: 1024, pages: 3}],
    inWorker: {first: 300, median: 12, slow: 34, busiest: 5},
    onPage: {first: 900, median: 40, slow: 80, busiest: 70},
    firstLoad: 2048,
    opening: [
      {address: '/assets/js/box.js', bytes: 4096},
      {address: '/assets/js/worker.js', bytes: 6144},
    ],
  });
  expect(section).toContain('| this site, development | 2 | 0.500 (0.095–0.905) | 1.000 (0.342–1.000) | 0.750 |');
  expect(section).toContain(
    '| this site, validation | 1 | 0.000 (0.000–0.793) | 0.000 (0.000–0.793) | 0.000 | 2.0 | 1.3 |',
  );
  expect(section).toContain('1 of its 1 queries stand among the phrases');
  expect(section).toContain(
    '| validation | 2 | 1.000 (0.342–1.000) | 1.000 (0.342–1.000) | 0.500 (0.095–0.905) | 0.000 (0.000–0.658) |',
  );
  expect(section).toContain('| `/search-index-default.json` | 3 | 1.0 |');
  expect(section).toContain('| with the first page | 2.0 | as the budget of a page |');
  expect(section).toContain(
    `| when the box is opened, in 2 files | 10.0 | ${(allowedBytes.opening / 1024).toFixed(1)} |`,
  );
  expect(section).toContain('| in a worker | 300 ms | 12 ms | 34 ms | 5 ms |');
  expect(section).toContain('| on the page | 900 ms | 40 ms | 80 ms | 70 ms |');
});

test('projects the bytes of an index from what further pages took', () => {
  const indexes = [
    {file: 'old', pages: 100, bytes: 120_000},
    {file: 'current', pages: 200, bytes: 220_000},
  ];
  expect(projectBytes(indexes, 1)).toBe(220_000);
  expect(projectBytes(indexes, 2)).toBe(420_000);
  expect(projectBytes([], 2)).toBe(0);
});
