import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {maxResults} from '../../src/search/shared/limits';
import {serveFolder} from '../baselines/serveFolder';
import {programs} from '../browser';
import type {BuiltFile, OpenSearch} from './baseline';

/** The part of Pagefind's script that is used. */
interface Pagefind {
  search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>;
}

/** Indexes the articles of the files with Pagefind and asks it in a browser, where it runs. */
export async function openPagefind(
  browser: Browser,
  files: readonly BuiltFile[],
  language: string,
): Promise<OpenSearch> {
  const site = mkdtempSync(join(tmpdir(), 'bench-pagefind-'));
  for (const {file, address} of files) cpSync(file, join(site, address, 'index.html'));
  const output = join(site, 'pagefind');
  execFileSync(join(programs, '.bin/pagefind'), [
    ...['--site', site, '--output-path', output, '--silent'],
    ...['--root-selector', 'main', '--force-language', language],
  ]);
  writeFileSync(join(output, 'bench.html'), '<!doctype html><title>Bench</title>');
  const server = await serveFolder(output);
  const page = await browser.newPage();
  await page.goto(`${server.origin}/bench`);
  // All that may be loaded; a reader loads the parts that the words of a query need.
  const indexBytes = readdirSync(output, {recursive: true, encoding: 'utf8'})
    .map((name) => statSync(join(output, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
  return {
    indexBytes,
    ask: (query) =>
      page.evaluate(
        async ([script, text, limit]) => {
          const search = (await import(script)) as Pagefind;
          const {results} = await search.search(text);
          const rows = await Promise.all(results.slice(0, limit).map((result) => result.data()));
          return rows.map(({url}) => url.replace(/(?<=.)\/$/, ''));
        },
        [`${server.origin}/pagefind.js`, query, maxResults] as const,
      ),
    async close() {
      await page.close();
      await server.close();
      rmSync(site, {recursive: true});
    },
  };
}
