import {existsSync, renameSync, rmSync} from 'node:fs';

/**
 * Puts a finished folder in the place of another one. At no time is there a folder with a part of the files.
 *
 * @throws Error when there is no finished folder, or of the file system (two disks, an open file); the other one stays
 */
export function replaceFolder(finished: string, target: string): void {
  if (!existsSync(finished)) throw new Error(`There is no ${finished}: nothing was built.`);
  const old = `${finished}.old`;
  rmSync(old, {recursive: true, force: true});
  if (existsSync(target)) renameSync(target, old);
  try {
    renameSync(finished, target);
  } catch (error) {
    if (existsSync(old)) renameSync(old, target);
    throw error;
  }
  rmSync(old, {recursive: true, force: true});
}
