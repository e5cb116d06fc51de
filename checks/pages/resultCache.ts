import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {hashOf} from '../../src/kit/fingerprint';

/** What earlier runs have found out, by a hash of all that it depends on. */
export interface ResultCache {
  get(key: string): Uint8Array | undefined;
  set(key: string, result: Uint8Array): void;
}

/**
 * @param cache none without earlier runs
 * @param inputs all that the result depends on, besides the packages
 * @returns what was found out before from the same inputs, or is found out now
 */
export async function remember<Result>(
  cache: ResultCache | undefined,
  inputs: readonly string[],
  find: () => Result | Promise<Result>,
): Promise<Result> {
  if (!cache) return find();
  const key = hashOf([packagesHash, ...inputs].join('\0'));
  const stored = cache.get(key);
  if (stored) return deserialize(stored) as Result;
  const result = await find();
  cache.set(key, serialize(result));
  return result;
}

const installed = join(__dirname, '../../node_modules/.package-lock.json');

/** Stands for the versions of Node and of all packages. */
export const packagesHash = hashOf(process.version + (existsSync(installed) ? readFileSync(installed, 'utf8') : ''));

/** @returns the stored results; none when the file is missing or damaged */
function readResults(file: string): Map<string, Uint8Array> {
  try {
    return deserialize(readFileSync(file)) as Map<string, Uint8Array>;
  } catch {
    return new Map();
  }
}

/** @param root folder of the project */
export function openResultCache(root: string): ResultCache & {
  /** Keeps what is new; after a run that has read every page, nothing that it has not asked for. */
  save: (isWhole: boolean) => void;
} {
  const file = join(root, 'node_modules/.cache/checks/results.cache');
  const stored = readResults(file);
  const used = new Map<string, Uint8Array>();
  let isChanged = false;
  return {
    get(key) {
      const result = stored.get(key);
      if (result) used.set(key, result);
      return result;
    },
    set(key, result) {
      used.set(key, result);
      isChanged = true;
    },
    save(isWhole) {
      if (!isWhole && !isChanged) return;
      const kept = isWhole ? used : new Map([...stored, ...used]);
      try {
        mkdirSync(dirname(file), {recursive: true});
        // Replaced as a whole: an interrupted run leaves the old file.
        writeFileSync(`${file}.${process.pid}`, serialize(kept));
        renameSync(`${file}.${process.pid}`, file);
      } catch (error) {
        console.warn(`The results of the checks could not be kept in ${file}: ${String(error)}`);
      }
    },
  };
}
