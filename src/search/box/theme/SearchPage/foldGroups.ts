import type {ResultRow} from '../../../engine/resultRows';
import {maxOfGroup, resultsPerStep} from '../../../shared/limits';

/** What the list has one after the other: a row, or the further pages of a group, folded up. */
export type ListItem = {row: ResultRow} | {group: string; pages: number; rows: ResultRow[]};

/**
 * Folds up what a group has more of than others need to see. Each step of the page is folded by itself, so that
 * another step only adds items at the end.
 *
 * @param rows best first, each page followed by its sections
 * @param steps how many steps are shown
 */
export function foldGroups(rows: readonly ResultRow[], steps: number): ListItem[] {
  const pages: ResultRow[][] = [];
  for (const row of rows) {
    if (row.kind === 'page') pages.push([row]);
    else pages.at(-1)?.push(row);
  }
  return Array.from({length: steps}, (_, step) =>
    foldStep(pages.slice(step * resultsPerStep, (step + 1) * resultsPerStep)),
  ).flat();
}

function foldStep(pages: readonly (readonly ResultRow[])[]): ListItem[] {
  const counts = new Map<string, number>();
  const folded = new Map<string, {group: string; pages: number; rows: ResultRow[]}>();
  const items = pages.flatMap((rows): ListItem[] => {
    const {area = '', group = ''} = rows[0] ?? {};
    const key = `${area} ${group}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (group === '' || count <= maxOfGroup) return rows.map((row) => ({row}));
    const known = folded.get(key);
    const item = known ?? {group, pages: 0, rows: []};
    folded.set(key, item);
    item.pages += 1;
    item.rows.push(...rows);
    return known ? [] : [item];
  });
  // One page needs no more room than the line that stands for it.
  return items.flatMap((item) => ('rows' in item && item.pages === 1 ? item.rows.map((row) => ({row})) : [item]));
}
