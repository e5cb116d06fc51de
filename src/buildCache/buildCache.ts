import {mkdir, readdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {hashOf} from '../content/fingerprint';

/** Results of one build for the next, by a key that names everything they are made from. */
export interface BuildCache<Result extends string | Uint8Array> {
  /** @returns the result of an earlier build, which then stays in the cache. */
  get(key: string): Result | undefined;
  /** Stores a result for the next build; `get` does not return it in this one. */
  set(key: string, result: Result): void;
  /** @returns the result of an earlier build or call; otherwise what `make` returns, which is stored. */
  memoize(key: string, make: () => Promise<Result>): Promise<Result>;
  /** Writes all results of `get`, `set` and `memoize` since the cache was opened, and drops all others. */
  save(): Promise<void>;
}

const extension = '.cache';
const hashLength = hashOf('').length;

/** @returns the results in a file; none if it is missing or damaged. */
async function readResults<Result>(file: string): Promise<Map<string, Result>> {
  try {
    const bytes = await readFile(file);
    const content = bytes.subarray(hashLength);
    const isIntact = hashOf(content) === bytes.toString('latin1', 0, hashLength);
    return isIntact ? (deserialize(content) as Map<string, Result>) : new Map();
  } catch {
    return new Map();
  }
}

/** Replaces the file as a whole: an interrupted build leaves the old one. */
async function writeResults(file: string, results: ReadonlyMap<string, unknown>): Promise<void> {
  const content = serialize(results);
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, Buffer.concat([Buffer.from(hashOf(content)), content]));
  await rename(unfinished, file);
}

/**
 * Opens a cache on disk that can only save work: missing, damaged or unwritable, it changes no result and stops no
 * build.
 *
 * @param folder of caches that share their results
 * @param name of the one that `save` replaces
 */
export async function openBuildCache<Result extends string | Uint8Array>(
  folder: string,
  name: string,
): Promise<BuildCache<Result>> {
  const names = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(extension));
  const stored = await Promise.all(names.map((file) => readResults<Result>(join(folder, file))));
  const own = stored[names.indexOf(name + extension)];
  const earlier = new Map(stored.flatMap((results) => [...results]));
  const used = new Map<string, Result | Promise<Result>>();

  return {
    get(key) {
      const result = earlier.get(key);
      if (result !== undefined) used.set(key, result);
      return result;
    },
    set: (key, result) => void used.set(key, result),
    async memoize(key, make) {
      const result = used.get(key) ?? earlier.get(key) ?? make();
      used.set(key, result);
      return result;
    },
    async save() {
      if (used.size === own?.size && [...used.keys()].every((key) => own.has(key))) return;
      const entries = [...used].map(async ([key, result]) => [key, await result] as const);
      const results = new Map(await Promise.all(entries));
      try {
        await mkdir(folder, {recursive: true});
        await writeResults(join(folder, name + extension), results);
      } catch (error) {
        console.warn(`[build cache] The cache in ${folder} could not be written: ${String(error)}`);
      }
    },
  };
}
