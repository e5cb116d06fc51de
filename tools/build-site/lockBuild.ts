import {accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

/** @returns whether a process with this number runs, whoever started it */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Keeps other builds out of a folder, because two would write into each other's pages. The lock holds the numbers of the
 * processes that build, one a line; when all have ended, however, it keeps nobody out.
 *
 * @returns what gives the folder free
 * @throws Error with the process that builds there
 */
export function lockBuild(lock: string): () => void {
  mkdirSync(dirname(lock), {recursive: true});
  try {
    writeFileSync(lock, `${process.pid}\n`, {flag: 'wx'});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const builders = readFileSync(lock, 'utf8').split('\n').filter(Boolean).map(Number);
    const other = builders.find((id) => id !== process.pid && isRunning(id));
    if (other !== undefined)
      throw new Error(
        `Another build of this folder is running, process ${other}. Wait for its end. If that is no build, remove ${lock}.`,
        {cause: error},
      );
    writeFileSync(lock, `${process.pid}\n`);
  }
  return () => rmSync(lock, {force: true});
}

/** @throws Error when a build cannot write what it must */
export function assertWritable(root: string): void {
  try {
    accessSync(root, constants.W_OK);
  } catch (error) {
    throw new Error(
      `A build makes .docusaurus/ and build/ in ${root}, where this user may not write. All else there may be read-only.`,
      {cause: error},
    );
  }
}
