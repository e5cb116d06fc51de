import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {median} from './peers/summarise';
import {table} from './writeReport';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Marks from 0 to 100. */
export type Marks = Record<(typeof categories)[number], number>;

export interface MarkedPage {
  address: string;
  marks: Marks;
}

export const lighthouseRuns = 5;

/** @returns the marks in a report of Lighthouse; one that it could not give is NaN. */
export function readMarks(report: string): Marks {
  const parsed = JSON.parse(report) as {categories: Partial<Record<string, {score: number | null}>>};
  const marks = categories.map((name) => [name, Math.round((parsed.categories[name]?.score ?? Number.NaN) * 100)]);
  return Object.fromEntries(marks) as Marks;
}

/** @returns of each page the median for performance, and the worst of the others, which should never change. */
export function summariseMarks(all: readonly Marks[]): Marks {
  const of = (name: (typeof categories)[number]) => all.map((marks) => marks[name]);
  const worst = (name: (typeof categories)[number]) => Math.min(...of(name));
  return {
    performance: median(of('performance')),
    accessibility: worst('accessibility'),
    'best-practices': worst('best-practices'),
    seo: worst('seo'),
  };
}

/**
 * Lets Lighthouse look at a page as its phone does, several times.
 *
 * @param program Lighthouse's command, which is no package of this project
 */
export async function markPage(program: string, url: string): Promise<Marks> {
  const all: Marks[] = [];
  for (let run = 0; run < lighthouseRuns; run += 1) {
    const options = ['--quiet', '--output=json', `--only-categories=${categories.join(',')}`];
    const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
    const {stdout} = await promisify(execFile)(program, [url, ...options, flags], {
      env: {...process.env, CHROME_PATH: process.env.CHROME_PATH ?? '/usr/bin/chromium'},
      maxBuffer: 64 * 1024 ** 2,
    });
    all.push(readMarks(stdout));
  }
  return summariseMarks(all);
}

/** @returns the part about Lighthouse's marks. */
export function reportLighthouse(machine: string, pages: readonly MarkedPage[]): string {
  const rows = pages.map(({address, marks}) => [`\`${address}\``, ...categories.map((name) => String(marks[name]))]);
  return `## Lighthouse

Machine: ${machine}. Its phone, ${lighthouseRuns} runs of each page: the median for performance, the worst for the others. The aim
is 100 everywhere; the search page asks not to be indexed.

${table(['page', ...categories], rows)}
`;
}
