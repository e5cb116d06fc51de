import type {ResultRow} from '../engine/resultRows';
import type {Area} from '../engine/rowArea';

/** What rows stand under: pages of one kind. */
export type RowGroup = 'guides' | 'app' | 'api' | 'answers' | 'releases' | 'terms' | 'overview';

const groups: Readonly<Record<Exclude<Area, 'home'>, RowGroup>> = {
  website: 'guides',
  app: 'app',
  'api-v1': 'api',
  'api-v2': 'api',
  questions: 'answers',
  'release-notes': 'releases',
  glossary: 'terms',
};

/** @returns the group of a row; pages of no area, such as the introduction, have one of their own */
export const groupOf = ({area}: Pick<ResultRow, 'area'>): RowGroup =>
  area === undefined || area === 'home' ? 'overview' : groups[area];

/**
 * Brings rows of a group together. The best row stays the first: groups come in the order of their best rows, and the rows
 * of a group keep theirs.
 */
export function inGroups(rows: readonly ResultRow[]): ResultRow[] {
  const byGroup = new Map<RowGroup, ResultRow[]>();
  for (const row of rows) {
    const group = byGroup.get(groupOf(row)) ?? [];
    byGroup.set(groupOf(row), group);
    group.push(row);
  }
  return [...byGroup.values()].flat();
}
