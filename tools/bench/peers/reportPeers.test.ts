import {expect, test} from 'vitest';
import type {Visit} from './measureVisit';
import {reportPeers} from './reportPeers';

const visit = (factor: number): Visit => ({
  bytes: {HTML: 1024 * factor, JS: 2048 * factor, CSS: 1024 * factor, fonts: 0, pictures: 0, other: 0},
  allBytes: 4096 * factor,
  requests: 10 * factor,
  paint: 500 * factor,
  blocked: 0,
  scripting: 100 * factor,
  navigation: 50 * factor,
});
const peer = (name: string, factor: number) => ({
  name,
  pageCount: 100,
  build: {wallSeconds: 10 * factor, cpuSeconds: 20 * factor, peakMegabytes: undefined},
  visits: {'/docs/a': visit(factor)},
});

test('others are told beside this site, and who is left out and why', () => {
  const missing = [{name: 'Third', reason: 'it could not be installed.'}];
  const text = reportPeers('Linux', 5, [peer('this site', 1), peer('Other', 2)], missing);
  expect(text).toContain('| Other | 100 | 20.0 | 40.0 | 400 | – | 2.00 |');
  expect(text).toContain('| Other | 2.0 | 4.0 | 2.0 | 0.0 | 8.0 | 2.00 | 20 |');
  expect(text).toContain('| Other | 1000 | 2.00 | 0 | 200 | 2.00 | 100 | 2.00 |');
  expect(text).toContain('- Third is left out: it could not be installed.');
});
