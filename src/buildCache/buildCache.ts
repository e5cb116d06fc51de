import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {deserialize, serialize} from 'node:v8';

/** Results by a key that tells everything they were made from. */
export interface ContentCache {
  /** @returns the result of an earlier build or of an earlier call, otherwise what `make` gives. */
  recall(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Keeps the results that were asked for since the cache was opened, and drops the others. */
  save(): Promise<void>;
}

type Results = Map<string, Uint8Array>;

const ending = '.cache';
const digestBytes = 32;

function digestOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** @returns the results in a file; none if it is damaged. */
async function readResults(file: string): Promise<Results> {
  try {
    const bytes = await readFile(file);
    const content = bytes.subarray(digestBytes);
    return digestOf(content).equals(bytes.subarray(0, digestBytes)) ? (deserialize(content) as Results) : new Map();
  } catch {
    return new Map();
  }
}

/** A second build may read the file meanwhile: it sees the old or the new one, and a torn one fails its digest. */
async function writeResults(folder: string, name: string, results: Results): Promise<void> {
  const content = serialize(results);
  const file = join(folder, name + ending);
  await mkdir(folder, {recursive: true});
  await writeFile(`${file}.new`, Buffer.concat([digestOf(content), content]));
  await rename(`${file}.new`, file);
}

/**
 * A cache on disk that can only save work: missing, damaged or unwritable, it changes no result and stops no build.
 *
 * @param folder of all caches that share their results
 * @param name of the one that `save` replaces
 */
export async function openContentCache(folder: string, name: string): Promise<ContentCache> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(ending));
  const known = await Promise.all(files.map((file) => readResults(join(folder, file))));
  const used = new Map<string, Promise<Uint8Array>>();
  const find = (key: string): Uint8Array | undefined =>
    known.map((results) => results.get(key)).find((result) => result !== undefined);
  return {
    recall(key, make) {
      const earlier = find(key);
      const result = used.get(key) ?? (earlier ? Promise.resolve(earlier) : make());
      used.set(key, result);
      return result;
    },
    async save() {
      const results = new Map<string, Uint8Array>();
      for (const [key, result] of used) results.set(key, await result);
      await writeResults(folder, name, results).catch((error: unknown) => {
        console.warn(`[publish] The cache in ${folder} could not be written: ${String(error)}`);
      });
    },
  };
}
