import {ratio, table} from '../writeReport';
import type {Visit} from './measureVisit';
import type {Layout} from './writeContent';

/** What the site wants to reach on a phone. */
interface Aim {
  name: string;
  /** In milliseconds. */
  read: (visit: Visit) => number;
  /** In milliseconds or, beside a tool, as a share of what that takes. */
  most: number;
  beside?: Layout;
}

const aims: readonly Aim[] = [
  {name: 'blocked, without a touch', read: (visit) => visit.blocked, most: 0},
  {name: 'scripting, without a touch', read: (visit) => visit.scripting, most: 0.5, beside: 'starlight'},
  {name: 'largest paint', read: (visit) => visit.paint, most: 0.9, beside: 'starlight'},
  {name: 'menu, first tap after a scroll', read: (visit) => visit.tapAfterScroll.menu, most: 1.1, beside: 'docusaurus'},
  {name: 'menu, first tap of all', read: (visit) => visit.coldTap.menu, most: 2, beside: 'docusaurus'},
  {name: 'first tap of all, shown as pressed', read: (visit) => visit.coldTap.pressed, most: 100},
  {
    name: 'longest answer to a tap',
    read: ({coldTap, laterTap, tapAfterScroll, nextAnswer}) =>
      Math.max(coldTap.answer, laterTap.answer, tapAfterScroll.answer, nextAnswer),
    most: 200,
  },
  {name: 'next page, after other taps', read: (visit) => visit.next, most: 1, beside: 'docusaurus'},
  {name: 'next page, first tap of all', read: (visit) => visit.firstNext, most: 1, beside: 'starlight'},
];

/** @returns a table of the aims and how near the site is; what was not measured beside it is left out. */
export function reportAims(site: Visit, others: Readonly<Partial<Record<Layout, Visit>>>): string {
  const rows = aims.flatMap(({name, read, most, beside}) => {
    const value = read(site);
    if (!beside) return [[`${name}, ms`, value.toFixed(0), '', '', `≤ ${most}`, value <= most ? 'yes' : 'no']];
    const other = others[beside];
    if (!other) return [];
    const share = value / read(other);
    const figures = [value.toFixed(0), read(other).toFixed(0), ratio(value, read(other))];
    return [[`${name}, ms; beside ${beside}`, ...figures, `≤ ${most} ×`, share <= most ? 'yes' : 'no']];
  });
  return table(['aim', 'this site', 'other', 'ratio', 'aim', 'reached'], rows);
}
