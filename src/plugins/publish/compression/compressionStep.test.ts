import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {BuiltLanguage} from '../shared/step';
import {scratchFolder, writeFiles} from '../../../../tests/support/scratchFolder';
import {compressFiles} from './compressFiles';
import {compressionStep} from './compressionStep';

let siteDir: string;
let folder: string;
const long = 'a sentence that repeats. '.repeat(100);
const texts = ['index.html', 'docs/page.md', 'assets/main.js', 'assets/main.css', 'index.json', 'sitemap.xml'];

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  siteDir = scratchFolder();
  folder = join(siteDir, 'build');
  for (const name of [...texts, 'picture.png', '.delivery/policy.json']) writeFiles(folder, {[name]: long});
  writeFiles(folder, {'short.txt': 'short'});
});
afterEach(() => vi.restoreAllMocks());

const compress = async (): Promise<void> =>
  compressionStep({siteDir, outDir: folder, locale: 'en'} as BuiltLanguage).write();

const copiesOf = (name: string): Buffer[] => ['.br', '.gz'].map((ending) => readFileSync(join(folder, name + ending)));

test('text gets compressed copies; short files, pictures and dot-files do not', async () => {
  await compress();
  for (const name of texts) {
    const [brotli, gzip] = copiesOf(name);
    expect(brotliDecompressSync(brotli!).toString()).toBe(long);
    expect(gunzipSync(gzip!).toString()).toBe(long);
  }
  for (const name of ['short.txt', 'picture.png', '.delivery/policy.json'])
    expect(existsSync(join(folder, `${name}.br`))).toBe(false);
});

test('a second build takes all from the cache, and it is the same', async () => {
  await compress();
  const first = texts.map(copiesOf);
  await compress();
  expect(texts.map(copiesOf)).toEqual(first);
  expect(console.log).toHaveBeenLastCalledWith(expect.stringContaining('12 compressed files, 12 of them from'));
});

test('a changed file is compressed again', async () => {
  await compress();
  writeFileSync(join(folder, 'index.html'), `${long}more`);
  await compress();
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(`${long}more`);
  expect(console.log).toHaveBeenLastCalledWith(expect.stringContaining('12 compressed files, 10 of them from'));
});

test('the same bytes in files of two settings are two results', async () => {
  const memoize = vi.fn((_key: string, make: () => Promise<Uint8Array>) => make());
  await compressFiles([join(folder, 'docs/page.md'), join(folder, 'index.html')], {memoize});
  expect(new Set(memoize.mock.calls.map(([key]) => key)).size).toBe(3);
});
