import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {buildFixture, ownSearch} from '../../tests/search/buildFixture';

const named = /(?:src|href)="?(\/assets\/(?:js|css)\/[^"\s>]+\.(?:js|css))/g;

/** @returns the brotli bytes of the home page of a built site with every script and style sheet that it names. */
function firstLoadBytes(build: string): number {
  const html = readFileSync(join(build, 'index.html'), 'utf8');
  const files = new Set([...html.matchAll(named)].map(([, address]) => address ?? ''));
  return [html, ...[...files].map((address) => readFileSync(join(build, address)))]
    .map((content) => brotliCompressSync(content).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** @returns what the search adds to the first load of a page: a site of one page is built with it and without. */
export async function measureFirstLoad(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'first-load-'));
  try {
    const withSearch = firstLoadBytes(await buildFixture(folder, ownSearch));
    const without = firstLoadBytes(await buildFixture(folder, {...ownSearch, FIXTURE_SEARCH: 'none'}));
    return withSearch - without;
  } finally {
    rmSync(folder, {recursive: true});
  }
}
