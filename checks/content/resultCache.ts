import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {openBuildCache, type BuildCache} from '../../src/buildCache/buildCache';
import {hashOf} from '../../src/content/fingerprint';

/** What earlier runs have found out, by a hash of all that it depends on. */
export type ResultCache = Pick<BuildCache<Uint8Array>, 'get' | 'set'>;

const installed = join(__dirname, '../../node_modules/.package-lock.json');

/** Stands for the versions of Node and of all packages. */
export const packagesHash = hashOf(process.version + (existsSync(installed) ? readFileSync(installed, 'utf8') : ''));

/** Opens the cache of a project. Only a run that has read every page may save it: what was not asked for is dropped. */
export function openResultCache(root: string): Promise<BuildCache<Uint8Array>> {
  return openBuildCache(join(root, 'node_modules/.cache/checks'), 'results');
}
