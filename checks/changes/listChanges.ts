import {execFileSync} from 'node:child_process';

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: 'pipe'});
}

/** @returns what Git answers on one line, or undefined when it refuses */
export function askGit(root: string, ...args: string[]): string | undefined {
  try {
    return git(root, ...args).trim();
  } catch {
    return undefined;
  }
}

/**
 * Lists the files that differ from a commit, deleted and untracked ones included.
 *
 * @param base a branch or commit: what was changed since they parted
 * @returns paths from the root
 * @throws Error when the folder has no Git history, or the base is unknown
 */
export function listChanges(root: string, base = 'HEAD'): Set<string> {
  const list = (...args: string[]): string[] => {
    try {
      return git(root, ...args)
        .split('\0')
        .filter(Boolean);
    } catch (error) {
      const reason = String((error as {stderr?: unknown}).stderr ?? error).trim();
      throw new Error(`--changed asks Git what has changed since "${base}", and Git says: ${reason}`);
    }
  };
  const [start = ''] = list('merge-base', base, 'HEAD');
  return new Set([
    ...list('diff', '--name-only', '--relative', '--no-renames', '-z', start.trim()),
    ...list('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
}

/**
 * Finds the commit from which the present change began: of a branch, where it left main; on main, the commit before.
 *
 * @returns its hash, or undefined where Git has no such commit, and in a folder inside another repository
 */
export function findChangeBase(root: string): string | undefined {
  if (askGit(root, 'rev-parse', '--show-prefix') !== '') return undefined;
  const commitOf = (name: string): string | undefined => askGit(root, 'rev-parse', '--verify', '--quiet', name);
  const main = commitOf('origin/main') ?? commitOf('main');
  const isMain = commitOf('HEAD') === main || askGit(root, 'branch', '--show-current') === 'main';
  if (isMain) return commitOf('HEAD~1');
  return main && askGit(root, 'merge-base', main, 'HEAD');
}
