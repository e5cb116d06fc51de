import {expect, test} from 'vitest';
import {readMarks, reportLighthouse, summariseMarks} from './lighthouse';

const marks = (performance: number, seo: number) => ({performance, accessibility: 100, 'best-practices': 100, seo});

test('marks are read from a report in hundredths', () => {
  const score = (value: number | null) => ({score: value});
  const categories = {
    performance: score(0.99),
    accessibility: score(1),
    'best-practices': score(0.96),
    seo: score(null),
  };
  expect(readMarks(JSON.stringify({categories}))).toEqual({
    performance: 99,
    accessibility: 100,
    'best-practices': 96,
    seo: Number.NaN,
  });
});

test('performance is told by its median, the others by their worst', () => {
  const summary = summariseMarks([marks(90, 100), marks(100, 92), marks(98, 100)]);
  expect(summary).toEqual(marks(98, 92));
  expect(reportLighthouse('Linux', [{address: '/docs/a', marks: summary}])).toContain(
    '| `/docs/a` | 98 | 100 | 100 | 92 |',
  );
});
