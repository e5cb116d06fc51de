import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {hashScript} from './inlineScripts';
import {policyFiles} from './policyFiles';
import {prepareDelivery} from './prepareDelivery';

let folder: string;
const long = 'a sentence that repeats. '.repeat(100);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'vi'));
  writeFileSync(join(folder, 'index.html'), `<script>one()</script>${long}`);
  writeFileSync(join(folder, 'vi/index.html'), `<script>two()</script>${long}`);
  writeFileSync(join(folder, 'short.txt'), 'short');
  writeFileSync(join(folder, 'picture.png'), long);
});

afterEach(() => rmSync(folder, {recursive: true}));

test('text gets compressed copies, short files and pictures do not', async () => {
  await prepareDelivery(folder);
  for (const page of ['index.html', 'vi/index.html'].map((name) => join(folder, name))) {
    const original = readFileSync(page, 'utf8');
    expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(original);
    expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe(original);
  }
  for (const name of ['short.txt', 'picture.png']) expect(existsSync(join(folder, `${name}.br`))).toBe(false);
});

test('the policy permits the inline scripts of all languages, for both kinds of server', async () => {
  await prepareDelivery(folder);
  const {policy} = JSON.parse(readFileSync(join(folder, policyFiles.json), 'utf8')) as {policy: string};
  for (const script of ['one()', 'two()']) expect(policy).toContain(hashScript(script));
  expect(readFileSync(join(folder, policyFiles.nginx), 'utf8')).toContain(`"${policy}"`);
});
