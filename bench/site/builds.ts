import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {makeScratchSite} from '../../tools/cut-version/scratchSite';
import {buildFolder, root} from '../browser';
import {machine, ratio, tableOf, whole} from '../report';
import {measureAnswers, type AnswerTimes} from '../search/measureAnswers';
import {measureBuild, measureColdBuild, type BuildCost} from './measureBuild';
import {multiplyPages} from './multiplyPages';

export interface MeasuredBuild {
  name: string;
  /** HTML files. */
  pageCount: number;
  cost: BuildCost;
}

/** @returns the number of HTML files in a finished build. */
export const countPages = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html')).length;

/**
 * @param reference the build whose CPU per page is 1 in the last column
 * @param head of the first and the last column
 */
export function buildTable(
  builds: readonly MeasuredBuild[],
  reference: MeasuredBuild,
  [first, last]: readonly [string, string],
): string {
  const perPage = ({cost, pageCount}: MeasuredBuild) => (cost.cpuSeconds / pageCount) * 1000;
  return tableOf(first, builds, {
    pages: ({pageCount}) => String(pageCount),
    'wall, s': ({cost}) => cost.wallSeconds.toFixed(1),
    'CPU, s': ({cost}) => cost.cpuSeconds.toFixed(1),
    'CPU per page, ms': (build) => whole(perPage(build)),
    'peak memory, MB': ({cost}) => cost.peakMegabytes?.toFixed(0) ?? '–',
    [last]: (build) => ratio(perPage(build), perPage(reference)),
  });
}

/** Builds the site with nothing left from an earlier build. */
export async function measureBuilds(): Promise<string> {
  const cost = await measureColdBuild(root);
  const build = {name: 'no earlier build', pageCount: countPages(buildFolder), cost};
  return `## Build

Machine: ${machine}.

${buildTable([build], build, ['both languages', 'CPU, this build = 1'])}

CPU counts the build and everything it starts, user and system together; memory is the highest sum over its
processes. A release keeps no cache, so that the same tree always gives the same bytes.
`;
}

/** A copy of the site with more pages. */
interface Multiple extends MeasuredBuild {
  answers: AnswerTimes;
}

async function measureMultiple(times: number): Promise<Multiple> {
  const site = makeScratchSite(root);
  try {
    multiplyPages(site.folder, times);
    const cost = await measureBuild(site.folder);
    const build = join(site.folder, 'build');
    return {name: `${times} ×`, cost, pageCount: countPages(build), answers: measureAnswers(build)};
  } finally {
    site.remove();
  }
}

/** Builds copies of the site with 1, 2 and 4 times its pages, and asks their search. */
export async function measureGrowth(): Promise<string> {
  const once = await measureMultiple(1);
  const builds = [once, await measureMultiple(2), await measureMultiple(4)];
  return `## Growth

Machine: ${machine}. Cold builds of both languages, of copies of the site whose pages were copied: text, sidebars
and API pages of all versions, with titles and search phrases of their own. The copies have no history.

${buildTable(builds, once, ['so many times the pages', 'per page, 1 × = 1'])}

What the search of the current version in Vietnamese takes then, in milliseconds of this machine. The bytes of an index
do not follow from copies, which compress too well; the part on search has them.

${tableOf('so many times the pages', builds, {
  'pages of the index': ({answers}) => String(answers.pages),
  'prepare the index': ({answers}) => whole(answers.prepare),
  'an answer, in the middle': ({answers}) => answers.median.toFixed(1),
  'the slowest twentieth': ({answers}) => answers.slow.toFixed(1),
})}
`;
}
