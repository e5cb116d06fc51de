import {expect, test} from 'vitest';
import {reportServers} from './report';

const server = (name: string, rate: number) => ({
  name,
  rate,
  answers: rate * 30,
  p99: 4.56,
  errors: 0,
  started: 80,
  highest: 120.4,
  ended: 110,
});
const memory = Array.from({length: 41}, (_, index) => ({answers: index * 50_000, megabytes: 100 + index}));
const text = reportServers(
  [server('this server', 8000), server('nginx', 40_000)],
  {answers: 2_000_000, errors: 3, seconds: 250, memory},
  {runs: 3, seconds: 10, paths: 1500},
);

test('servers are compared with ours', () => {
  expect(text).toContain('| nginx | 40,000 | 5.00 | 4.6 | 1,200,000 | 0 | 80 | 120 | 110 |');
});

test('the long run is told from its start to its end in a few rows', () => {
  expect(text).toContain('2,000,000 answers, 3 errors');
  const rows = text.split('after so many answers')[1]!.match(/^\| \d.*$/gm);
  expect(rows).toHaveLength(9);
  expect(rows?.[0]).toBe('| 0 | 100 |');
  expect(rows?.[8]).toBe('| 2,000,000 | 140 |');
});
