import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {BuiltLanguage} from '../../kit/step';
import {scratchFolder, writeFiles} from '../../../tests/support/scratchFolder';
import {compressionStep} from './compressionStep';

let folder: string;
const long = 'a sentence that repeats. '.repeat(100);
const texts = ['index.html', 'docs/page.md', 'assets/main.js', 'assets/main.css', 'index.json', 'sitemap.xml'];

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  folder = scratchFolder();
  for (const name of [...texts, 'picture.png', '.delivery/policy.json']) writeFiles(folder, {[name]: long});
  writeFiles(folder, {'short.txt': 'short'});
});
afterEach(() => vi.restoreAllMocks());

const compress = async (): Promise<void> => compressionStep({outDir: folder} as BuiltLanguage).write();

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

test('the number of compressed files is printed', async () => {
  await compress();
  expect(console.log).toHaveBeenLastCalledWith('[publishing] 12 compressed files.');
});
