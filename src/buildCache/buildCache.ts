import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {deserialize, serialize} from 'node:v8';

/** Results of one build for the next, by a key that names everything they are made from. */
export interface BuildCache<Result extends string | Uint8Array> {
  /** @returns the result that an earlier build kept, which is then kept for the next one too. */
  read(key: string): Result | undefined;
  /** Keeps a result for the next build. */
  keep(key: string, result: Result): void;
  /** @returns the result of an earlier build or call; otherwise what `make` returns, which is kept. */
  recall(key: string, make: () => Promise<Result>): Promise<Result>;
  /** Writes what was read or kept since the cache was opened, and drops everything else. */
  save(): Promise<void>;
}

const extension = '.cache';
const digestBytes = 32;

function digestOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** @returns the results in a file; none if it is missing or damaged. */
async function readResults<Result>(file: string): Promise<Map<string, Result>> {
  try {
    const bytes = await readFile(file);
    const content = bytes.subarray(digestBytes);
    const isIntact = digestOf(content).equals(bytes.subarray(0, digestBytes));
    return isIntact ? (deserialize(content) as Map<string, Result>) : new Map();
  } catch {
    return new Map();
  }
}

/** Replaces the file as a whole: an interrupted build leaves the old one. */
async function writeResults(file: string, results: ReadonlyMap<string, unknown>): Promise<void> {
  const content = serialize(results);
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, Buffer.concat([digestOf(content), content]));
  await rename(unfinished, file);
}

/**
 * Opens a cache on disk that can only save work: missing, damaged or unwritable, it changes no result and stops no
 * build.
 *
 * @param folder of all caches that share their results
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

  function read(key: string): Result | undefined {
    const result = earlier.get(key);
    if (result !== undefined) used.set(key, result);
    return result;
  }

  return {
    read,
    keep: (key, result) => void used.set(key, result),
    async recall(key, make) {
      const result = used.get(key) ?? read(key) ?? make();
      used.set(key, result);
      return result;
    },
    async save() {
      if (used.size === own?.size && [...used.keys()].every((key) => own.has(key))) return;
      const results = new Map<string, Result>();
      for (const [key, result] of used) results.set(key, await result);
      try {
        await mkdir(folder, {recursive: true});
        await writeResults(join(folder, name + extension), results);
      } catch (error) {
        console.warn(`[build cache] The cache in ${folder} could not be written: ${String(error)}`);
      }
    },
  };
}
