import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {hashOf} from '../../src/kit/fingerprint';

/** What earlier runs have found out, by a hash of all that it depends on. */
export interface ResultCache {
  get(key: string): Uint8Array | undefined;
  set(key: string, result: Uint8Array): void;
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

/**
 * Opens the cache of a project. Only a run that has read every page may save it: what was not asked for is dropped.
 *
 * @param root folder of the project
 */
export function openResultCache(root: string): ResultCache & {save: () => void} {
  const file = join(root, 'node_modules/.cache/checks/results.cache');
  const stored = readResults(file);
  const used = new Map<string, Uint8Array>();
  return {
    get(key) {
      const result = stored.get(key);
      if (result) used.set(key, result);
      return result;
    },
    set(key, result) {
      used.set(key, result);
    },
    save() {
      try {
        mkdirSync(dirname(file), {recursive: true});
        // Replaced as a whole: an interrupted run leaves the old file.
        writeFileSync(`${file}.${process.pid}`, serialize(used));
        renameSync(`${file}.${process.pid}`, file);
      } catch (error) {
        console.warn(`The results of the checks could not be kept in ${file}: ${String(error)}`);
      }
    },
  };
}
