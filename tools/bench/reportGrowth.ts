import type {BuildCost} from './measureBuild';
import {ratio, table} from './writeReport';

/** A build of so many times the pages. */
export interface GrownBuild {
  times: number;
  pageCount: number;
  cost: BuildCost;
}

/** @returns the part about larger sites. */
export function reportGrowth(machine: string, builds: readonly GrownBuild[]): string {
  const first = builds[0];
  if (!first) throw new Error('No build was measured.');
  const perPage = ({cost, pageCount}: GrownBuild) => (cost.cpuSeconds / pageCount) * 1000;
  const rows = builds.map((build) => [
    `${build.times} ×`,
    String(build.pageCount),
    build.cost.wallSeconds.toFixed(1),
    build.cost.cpuSeconds.toFixed(1),
    perPage(build).toFixed(0),
    ratio(perPage(build), perPage(first)),
    build.cost.peakMegabytes?.toFixed(0) ?? '–',
  ]);
  return `## Growth

Machine: ${machine}. Cold builds of both languages, of copies of the site whose pages were copied: text, sidebars and
API pages of all versions, with titles of their own. The copies have no history.

${table(['pages', 'number', 'wall, s', 'CPU, s', 'CPU per page, ms', 'per page, 1 × = 1', 'peak memory, MB'], rows)}
`;
}
