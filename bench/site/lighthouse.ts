import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {addresses} from '../../tests/support/addresses';
import {programs, withSite} from '../browser';
import {median} from '../median';
import {machine, table} from '../report';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** From 0 to 100. */
type Scores = Record<(typeof categories)[number], number>;

const {home, introduction, guide, operation, category, cards, glossary, questions, releaseNotes, tag, search} =
  addresses;

/** One page of each kind, in the language of most readers. */
const pages = [
  ...[home, introduction, guide, operation, category, cards],
  ...[glossary, questions, releaseNotes, tag, search],
].map((address) => `/vi${address}`);

/** @returns the scores in a report of Lighthouse, as JSON; one that it could not give is NaN. */
export function readScores(report: string): Scores {
  const parsed = JSON.parse(report) as {categories: Partial<Record<string, {score: number | null}>>};
  const scores = categories.map((name) => [name, Math.round((parsed.categories[name]?.score ?? Number.NaN) * 100)]);
  return Object.fromEntries(scores) as Scores;
}

/** @returns the median for performance, and the worst of the others, which should never change. */
export function summariseScores(all: readonly Scores[]): string[] {
  return categories.map((name) => {
    const values = all.map((scores) => scores[name]);
    return String(name === 'performance' ? median(values) : Math.min(...values));
  });
}

async function audit(url: string): Promise<Scores> {
  const {stdout} = await promisify(execFile)(
    join(programs, '.bin/lighthouse'),
    [
      ...[url, '--quiet', '--output=json', `--only-categories=${categories.join(',')}`],
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {maxBuffer: 64 * 1024 ** 2},
  );
  return readScores(stdout);
}

/** Lets Lighthouse look at pages as its phone does, several times. */
export async function measureLighthouse(runs = 5): Promise<string> {
  const rows = await withSite(async (origin) => {
    const all: string[][] = [];
    for (const address of pages) {
      const scores: Scores[] = [];
      for (let run = 0; run < runs; run += 1) scores.push(await audit(origin + address));
      all.push([`\`${address}\``, ...summariseScores(scores)]);
      console.log(...(all.at(-1) ?? []));
    }
    return all;
  });
  return `## Lighthouse

Machine: ${machine}. Its phone, ${runs} runs of each page: the median for performance, the worst for the others. The
target is 100 everywhere; the search page asks not to be indexed.

${table(['page', ...categories], rows)}
`;
}
