import {spawnSync} from 'node:child_process';

/**
 * What Git knows of a folder. A downloaded archive has no history; a shallow clone has its newest commits only, and Git
 * would take the oldest of them for the last change of nearly every page. A folder of another user is refused.
 */
export type GitHistory = 'full' | 'shallow' | 'none' | 'refused';

/** @param folder of the site */
export function readHistory(folder: string): GitHistory {
  const {status, stdout, stderr} = spawnSync('git', ['rev-parse', '--is-shallow-repository', 'HEAD'], {
    cwd: folder,
    encoding: 'utf8',
  });
  // The name of the setting stands in the message of every language.
  if (status !== 0) return stderr?.includes('safe.directory') ? 'refused' : 'none';
  return stdout.startsWith('true') ? 'shallow' : 'full';
}

/** Pages show when they were last changed only where it is `full`. */
export const history = readHistory(process.cwd());
