import {existsSync, renameSync, rmSync} from 'node:fs';

const remove = (folder: string): void => rmSync(folder, {recursive: true, force: true});

/** Where the target waits until the finished folder is in its place: whole, so that it can come back. */
const lastOf = (finished: string): string => `${finished}.last`;
/** Where it is removed, file by file: never whole. */
const removedOf = (finished: string): string => `${finished}.removed`;

/** Takes away what a build that was killed has left; if it was killed between two renames, the target comes back. */
export function cleanUp(finished: string, target: string): void {
  if (!existsSync(target) && existsSync(lastOf(finished))) renameSync(lastOf(finished), target);
  for (const folder of [finished, lastOf(finished), removedOf(finished)]) remove(folder);
}

/**
 * Puts a finished folder in the place of another one. At no time is there a folder with a part of the files.
 *
 * @throws Error when there is no finished folder, or of the file system (two disks, an open file); the other one stays
 */
export function replaceFolder(finished: string, target: string): void {
  if (!existsSync(finished)) throw new Error(`There is no ${finished}: nothing was built.`);
  const last = lastOf(finished);
  if (existsSync(target)) renameSync(target, last);
  try {
    renameSync(finished, target);
  } catch (error) {
    if (existsSync(last)) renameSync(last, target);
    throw error;
  }
  if (!existsSync(last)) return;
  renameSync(last, removedOf(finished));
  remove(removedOf(finished));
}
