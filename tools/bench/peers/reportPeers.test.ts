import {expect, test} from 'vitest';
import type {Visit} from './measureVisit';
import {reportPeers} from './reportPeers';

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
    next: 50 * factor,
    nextAnswer: 210 * factor,
    firstNext: 60 * factor,
  };
};
const peer = (name: string, factor: number, layout?: 'docusaurus') => ({
  name,
  layout,
  pageCount: 100,
  build: {wallSeconds: 10 * factor, cpuSeconds: 20 * factor, peakMegabytes: undefined},
  visits: {'/docs/a': visit(factor)},
});
const missing = [{name: 'Third', reason: 'it could not be installed.'}];
const text = reportPeers('Linux', 5, [peer('this site', 1), peer('Other', 2, 'docusaurus')], missing);

test('others are told beside this site, and who is left out and why', () => {
  expect(text).toContain('| this site | 100 | 10.0 | 20.0 | 200 | – | 0.50 |');
  expect(text).toContain('| Other | 2.0 | 4.0 | 2.0 | 0.0 | 8.0 | 20 |');
  expect(text).toContain('| Other | 1000 | 0 | 200 | 800 |');
  expect(text).toContain('| Other | 40 | 600 | 60 | 400 | 60 | 200 | 60 | 120 | 100 |');
  expect(text).toContain('- Third is left out: it could not be installed.');
});

test('aims are judged, but not beside a tool that was not measured', () => {
  expect(text).toContain('| menu, first tap of all, ms; beside docusaurus | 300 | 600 | 0.50 | ≤ 2 × | yes |');
  expect(text).toContain('| blocked, without a touch, ms | 0 |  |  | ≤ 0 | yes |');
  expect(text).toContain('| longest answer to a tap, ms | 210 |  |  | ≤ 200 | no |');
  expect(text).not.toContain('beside starlight');
});
