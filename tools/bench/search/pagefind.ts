import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {extname, join} from 'node:path';
import type {Browser} from '@playwright/test';
import {maxResults} from '../../../src/plugins/local-search/shared/limits';
import type {BuiltFile, Rival} from './rival';

/** The part of Pagefind's script that is used. */
interface Pagefind {
  search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>;
}

const types: Record<string, string> = {'.js': 'text/javascript', '.json': 'application/json', '.html': 'text/html'};

function serve(folder: string): Promise<{origin: string; close(): void}> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/') {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>Bench</title>');
      return;
    }
    if (!existsSync(join(folder, path))) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
    response.end(readFileSync(join(folder, path)));
  });
  return new Promise((resolve) => {
    server.listen(0, () => {
      resolve({origin: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close()});
    });
  });
}

/** Indexes the articles of the files with Pagefind and asks it in a browser, where it runs. */
export async function openPagefind(browser: Browser, files: readonly BuiltFile[], language: string): Promise<Rival> {
  const pagefind = await import('pagefind');
  const folder = mkdtempSync(join(tmpdir(), 'bench-pagefind-'));
  const {index} = await pagefind.createIndex({rootSelector: 'main', forceLanguage: language});
  if (!index) throw new Error('Pagefind made no index.');
  for (const {file, address} of files) await index.addHTMLFile({url: address, content: readFileSync(file, 'utf8')});
  await index.writeFiles({outputPath: folder});
  const {origin, close} = await serve(folder);
  const page = await browser.newPage();
  await page.goto(origin);
  // All that may be loaded; a reader loads the parts that the words of a query need.
  const bytes = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
  return {
    name: 'Pagefind',
    indexBytes: bytes,
    ask: (query) =>
      page.evaluate(
        async ([script, text, limit]) => {
          const search = (await import(script)) as Pagefind;
          const {results} = await search.search(text);
          const rows = await Promise.all(results.slice(0, limit).map((result) => result.data()));
          return rows.map(({url}) => url);
        },
        [`${origin}/pagefind.js`, query, maxResults] as const,
      ),
    async close() {
      await page.close();
      close();
      await pagefind.close();
      rmSync(folder, {recursive: true});
    },
  };
}
