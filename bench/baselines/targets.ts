import {ratio, table, whole} from '../report';
import type {Visit} from './measureVisit';
import type {Layout} from './tools';

/** What the site wants to reach on a phone. */
interface Target {
  name: string;
  /** In milliseconds. */
  read: (visit: Visit) => number;
  /** In milliseconds or, beside a baseline, as a share of what that takes. */
  most: number;
  beside?: Layout;
}

const targets: readonly Target[] = [
  {name: 'blocked, without a touch', read: (visit) => visit.blocked, most: 0},
  {name: 'scripting, without a touch', read: (visit) => visit.scripting, most: 0.5, beside: 'starlight'},
  {name: 'largest paint', read: (visit) => visit.paint, most: 0.9, beside: 'starlight'},
  {name: 'menu, first tap after a scroll', read: (visit) => visit.tapAfterScroll.menu, most: 1.1, beside: 'docusaurus'},
  {name: 'menu, first tap of all', read: (visit) => visit.coldTap.menu, most: 2, beside: 'docusaurus'},
  {name: 'first tap of all, shown as pressed', read: (visit) => visit.coldTap.pressed, most: 100},
  {
    name: 'longest answer to a tap',
    read: ({coldTap, laterTap, tapAfterScroll, next}) =>
      Math.max(...[coldTap, laterTap, tapAfterScroll, next].map(({answer}) => answer)),
    most: 200,
  },
  {name: 'next page, after other taps', read: (visit) => visit.next.heading, most: 1, beside: 'docusaurus'},
  {name: 'next page, first tap of all', read: (visit) => visit.firstNext.heading, most: 1, beside: 'starlight'},
];

/** @returns a table of the targets and how near the site is. */
export function reportTargets(site: Visit, baselines: Readonly<Partial<Record<Layout, Visit>>>): string {
  const rows = targets.flatMap(({name, read, most, beside}) => {
    const value = read(site);
    if (!beside) return [[`${name}, ms`, whole(value), '', '', `≤ ${most}`, value <= most ? 'yes' : 'no']];
    const visit = baselines[beside];
    if (!visit) return [];
    const other = read(visit);
    const reached = value / other <= most ? 'yes' : 'no';
    return [[`${name}, ms; beside ${beside}`, whole(value), whole(other), ratio(value, other), `≤ ${most} ×`, reached]];
  });
  return table(['target', 'this site', 'baseline', 'ratio', 'limit', 'reached'], rows);
}
