import {existsSync, renameSync, rmSync} from 'node:fs';

/**
 * Puts a finished folder in the place of another one. At no time is there a folder with a part of the files.
 *
 * @throws Error of the file system, for example when the two are on different disks
 */
export function replaceFolder(finished: string, target: string): void {
  const old = `${finished}.old`;
  rmSync(old, {recursive: true, force: true});
  if (existsSync(target)) renameSync(target, old);
  renameSync(finished, target);
  rmSync(old, {recursive: true, force: true});
}
