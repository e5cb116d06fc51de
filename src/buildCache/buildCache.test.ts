import {readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {scratchFolder} from '../../tests/support/scratchFolder';
import {openBuildCache} from './buildCache';

let folder: string;

beforeEach(() => {
  folder = scratchFolder();
});
afterEach(() => vi.restoreAllMocks());

/** Runs one build that memoizes the keys; @returns the results, and the keys that it had to make. */
async function build(name: string, ...keys: string[]): Promise<{results: string[]; made: string[]}> {
  const made: string[] = [];
  const cache = await openBuildCache<Uint8Array>(folder, name);
  const results = await Promise.all(
    keys.map((key) =>
      cache.memoize(key, async () => {
        made.push(key);
        return Buffer.from(`result of ${key}`);
      }),
    ),
  );
  await cache.save();
  return {results: results.map((bytes) => Buffer.from(bytes).toString()), made};
}

const fileOf = (name: string): string => join(folder, `${name}.cache`);

test('a second build makes nothing and gets the same bytes', async () => {
  const first = await build('en', 'a', 'b');
  expect(first).toEqual({results: ['result of a', 'result of b'], made: ['a', 'b']});
  expect(await build('en', 'a', 'b')).toEqual({...first, made: []});
});

test('what is asked for twice is made once, also by another language', async () => {
  expect((await build('en', 'a', 'a')).made).toEqual(['a']);
  expect((await build('vi', 'a', 'b')).made).toEqual(['b']);
});

test('what a build does not ask for is dropped', async () => {
  await build('en', 'a', 'b');
  const size = statSync(fileOf('en')).size;
  await build('en', 'b');
  expect(statSync(fileOf('en')).size).toBeLessThan(size);
  expect((await build('en', 'a', 'b')).made).toEqual(['a']);
});

test('an unchanged build writes nothing', async () => {
  await build('en', 'a');
  const before = statSync(fileOf('en'), {bigint: true}).mtimeNs;
  await build('en', 'a');
  expect(statSync(fileOf('en'), {bigint: true}).mtimeNs).toBe(before);
});

test('texts are stored one by one, and only earlier builds are read', async () => {
  const first = await openBuildCache<string>(folder, 'en');
  first.set('a', 'text');
  expect(first.get('a')).toBeUndefined();
  await first.save();
  const second = await openBuildCache<string>(folder, 'en');
  expect(second.get('a')).toBe('text');
});

test.each([
  ['garbage', () => Buffer.from('garbage')],
  ['an empty file', () => Buffer.alloc(0)],
  ['half a file', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['a single wrong bit', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([bytes.at(-1)! ^ 1])])],
])('%s counts as nothing', async (_name, damage) => {
  const {results} = await build('en', 'a');
  writeFileSync(fileOf('en'), damage(readFileSync(fileOf('en'))));
  expect(await build('en', 'a')).toEqual({results, made: ['a']});
  expect((await build('en', 'a')).made).toEqual([]);
});

test('a folder that cannot be written stops no build', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  rmSync(folder, {recursive: true});
  writeFileSync(folder, 'a file');
  expect((await build('en', 'a')).results).toEqual(['result of a']);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be written'));
});

test('nothing but the caches stays behind', async () => {
  await build('en', 'a');
  await build('vi', 'a');
  expect(readdirSync(folder)).toEqual(['en.cache', 'vi.cache']);
});
