import {execFileSync} from 'node:child_process';

/**
 * Lists the files that differ from a commit, deleted and untracked ones included.
 *
 * @param base a branch or commit: what was changed since they parted
 * @returns paths from the root
 * @throws Error when the folder has no Git history, or the base is unknown
 */
export function listChanges(root: string, base = 'HEAD'): Set<string> {
  const git = (...args: string[]): string[] => {
    try {
      return execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: 'pipe'}).split('\0').filter(Boolean);
    } catch (error) {
      const reason = String((error as {stderr?: unknown}).stderr ?? error).trim();
      throw new Error(`--changed asks Git what has changed since "${base}", and Git says: ${reason}`);
    }
  };
  const [start = ''] = git('merge-base', base, 'HEAD');
  return new Set([
    ...git('diff', '--name-only', '--relative', '--no-renames', '-z', start.trim()),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
}
