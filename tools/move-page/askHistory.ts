import {askGit} from '../stages/changedFiles.mjs';

/** What became of a file, as Git knows it. */
export interface Fate {
  commit: string;
  /** Its new path; undefined if it was deleted. */
  renamedTo?: string;
}

/** @returns what became of a file that is no more; undefined if Git never had it */
export function fateOf(root: string, file: string): Fate | undefined {
  const commit = askGit(root, 'log', '-1', '--diff-filter=D', '--format=%h', '--', file);
  if (!commit) return undefined;
  const changes = askGit(root, 'show', '--find-renames', '--diff-filter=R', '--name-status', '--format=', commit) ?? '';
  const renamed = changes.split('\n').find((line) => line.split('\t')[1] === file);
  return {commit, ...(renamed && {renamedTo: renamed.split('\t')[2]})};
}
