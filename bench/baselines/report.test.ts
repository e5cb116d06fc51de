import {expect, test} from 'vitest';
import type {Visit} from './measureVisit';
import {reportBaselines} from './report';

const visit = (factor: number): Visit => {
  const tap = (menu: number) => ({pressed: 20 * factor, menu: menu * factor, answer: 30 * factor});
  return {
    bytes: {HTML: 1024 * factor, JS: 2048 * factor, CSS: 1024 * factor, fonts: 0, pictures: 0, other: 0},
    allBytes: 4096 * factor,
    requests: 10 * factor,
    paint: 500 * factor,
    blocked: 0,
    scripting: 100 * factor,
    mainThread: 400 * factor,
    coldTap: tap(300),
    laterTap: tap(100),
    tapAfterScroll: tap(200),
    next: {heading: 50 * factor, answer: 210 * factor},
    firstNext: {heading: 60 * factor, answer: 0},
  };
};
const site = (name: string, factor: number, layout?: 'docusaurus') => ({
  name,
  layout,
  pageCount: 100,
  cost: {wallSeconds: 10 * factor, cpuSeconds: 20 * factor, peakMegabytes: undefined},
  visits: {'/docs/a': visit(factor)},
});
const text = reportBaselines(5, [site('this site', 1), site('Other', 2, 'docusaurus')]);

test('other tools are reported beside this site', () => {
  expect(text).toContain('| this site | 100 | 10.0 | 20.0 | 200 | – | 0.50 |');
  expect(text).toContain('| Other | 2.0 | 4.0 | 2.0 | 0.0 | 8.0 | 20 |');
  expect(text).toContain('| Other | 1000 | 0 | 200 | 800 |');
  expect(text).toContain('| Other | 40 | 600 | 60 | 400 | 60 | 200 | 60 | 120 | 100 |');
});

test('targets are compared with the site and with its baselines', () => {
  expect(text).toContain('| menu, first tap of all, ms; beside docusaurus | 300 | 600 | 0.50 | ≤ 2 × | yes |');
  expect(text).toContain('| blocked, without a touch, ms | 0 |  |  | ≤ 0 | yes |');
  expect(text).toContain('| longest answer to a tap, ms | 210 |  |  | ≤ 200 | no |');
});
