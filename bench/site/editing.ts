import {spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, type Page} from '@playwright/test';
import {addresses} from '../../tests/support/addresses';
import {makeScratchSite} from '../../tools/cut-version/scratchSite';
import {listen} from '../../tools/server/listen';
import {root, withBrowser} from '../browser';
import {median} from '../median';
import {machine, whole} from '../report';

/** Starting takes the time of a whole compilation, in milliseconds. */
const longestStart = 300_000;

/** @returns a port that nobody listens at now */
export async function findFreePort(): Promise<string> {
  const {origin, close} = await listen(() => undefined, 0);
  await close();
  return new URL(origin).port;
}

/** @returns milliseconds from saving a page until the browser shows its new words. */
async function measureEdit(page: Page, file: string, text: string, words: string): Promise<number> {
  const start = performance.now();
  writeFileSync(file, `${text}\n${words}\n`);
  await page.waitForFunction((wanted) => document.querySelector('article')?.textContent?.includes(wanted), words, {
    timeout: 60_000,
  });
  return performance.now() - start;
}

/** Edits a page of a running development server and waits until it is shown; the first edit only warms up. */
async function editPages(page: Page, runs: number): Promise<{startSeconds: number; times: number[]}> {
  const site = makeScratchSite(root);
  const port = await findFreePort();
  const start = performance.now();
  const server = spawn('node_modules/.bin/docusaurus', ['start', '--no-open', '--port', port], {
    cwd: site.folder,
    stdio: 'ignore',
    detached: true,
  });
  try {
    await expect(async () => {
      await page.goto(`http://localhost:${port}${addresses.guide}`);
    }).toPass({timeout: longestStart, intervals: [250]});
    await page.locator('article h1').waitFor({timeout: longestStart});
    const startSeconds = (performance.now() - start) / 1000;
    const file = join(site.folder, `${addresses.guide.slice(1)}.mdx`);
    const text = readFileSync(file, 'utf8');
    const times: number[] = [];
    for (let edit = 0; edit <= runs; edit += 1)
      times.push(await measureEdit(page, file, text, `Sentence number ${edit} of the bench.`));
    return {startSeconds, times: times.slice(1)};
  } finally {
    // The server and what it started are a group of their own.
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
    site.remove();
  }
}

/** Measures how long writers wait for the development server. */
export async function measureEditing(runs = 7): Promise<string> {
  const {startSeconds, times} = await withBrowser(async (browser) => editPages(await browser.newPage(), runs));
  return `## Writing

Machine: ${machine}. The development server in one language, with all versions: ${whole(startSeconds)} s from its start until a page
is in the browser, with nothing compiled before. After saving a page, its new words are on the screen in
${whole(median(times))} ms (median of ${times.length} edits; fastest ${whole(Math.min(...times))} ms, slowest ${whole(Math.max(...times))} ms).
`;
}
