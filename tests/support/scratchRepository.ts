import {execFileSync} from 'node:child_process';
import {scratchFolder, writeFiles} from './scratchFolder';

/** A folder with a Git history. */
export interface ScratchRepository {
  root: string;
  /** Writes files and commits everything. */
  commit: (files: Readonly<Record<string, string>>) => void;
  git: (...args: string[]) => string;
}

/** @returns a new repository with these files in its first commit; it is removed after the last test. */
export function scratchRepository(files: Readonly<Record<string, string>>): ScratchRepository {
  const root = scratchFolder();
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  const commit = (changed: Readonly<Record<string, string>>): void => {
    writeFiles(root, changed);
    git('add', '--all');
    git('commit', '--quiet', '--message=Change');
  };
  git('init', '--quiet', '--initial-branch=main');
  commit(files);
  return {root, commit, git};
}
