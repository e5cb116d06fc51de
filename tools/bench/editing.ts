import {spawn, type ChildProcess} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {join} from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {addresses} from '../../tests/support/addresses';
import {median} from './peers/summarise';
import {makeScratchSite} from './scratchSite';

/** From saving a page until the browser shows it, in milliseconds. */
export interface EditTimes {
  times: readonly number[];
  /** From the start of the server until the page stands in the browser. */
  startSeconds: number;
}

const repeats = 7;

/** Starting takes the time of a whole compilation. */
const longestStart = 300_000;

function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) =>
    server.listen(0, () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    }),
  );
}

function stop(server: ChildProcess): void {
  // The server and what it started are a group of their own.
  if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
}

async function openWhenReady(page: Page, address: string): Promise<void> {
  const deadline = Date.now() + longestStart;
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw new Error(`No answer from ${address}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await page.goto(address);
  await page.locator('article h1').waitFor({timeout: longestStart});
}

async function measureEdit(page: Page, file: string, text: string, words: string): Promise<number> {
  const start = performance.now();
  writeFileSync(file, `${text}\n${words}\n`);
  await page.waitForFunction((wanted) => document.querySelector('article')?.textContent?.includes(wanted), words, {
    timeout: 60_000,
  });
  return performance.now() - start;
}

/** Edits a page of a running development server and waits until it is shown; the first edit only warms up. */
export async function measureEditing(root: string, browser: Browser): Promise<EditTimes> {
  const site = makeScratchSite(root);
  const port = await findFreePort();
  const start = performance.now();
  const server = spawn('node_modules/.bin/docusaurus', ['start', '--no-open', '--port', String(port)], {
    cwd: site.folder,
    stdio: 'ignore',
    detached: true,
  });
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  try {
    await openWhenReady(page, `http://localhost:${port}${addresses.guide}`);
    const startSeconds = (performance.now() - start) / 1000;
    const file = join(site.folder, `${addresses.guide.slice(1)}.mdx`);
    const text = readFileSync(file, 'utf8');
    const times: number[] = [];
    for (let edit = 0; edit <= repeats; edit += 1)
      times.push(await measureEdit(page, file, text, `Sentence number ${edit} of the bench.`));
    return {times: times.slice(1), startSeconds};
  } finally {
    await page.close();
    stop(server);
    site.remove();
  }
}

/** @returns the part about writing pages. */
export function reportEditing(machine: string, {times, startSeconds}: EditTimes): string {
  return `## Writing

Machine: ${machine}. The development server in one language, with all versions: ${startSeconds.toFixed(0)} s from its start until a page stands in
the browser, with nothing compiled before. After saving a page, its new words are on the screen in ${median(times).toFixed(0)} ms
(median of ${times.length} edits; fastest ${Math.min(...times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms).
`;
}
