import {spawnSync} from 'node:child_process';
import {findPublishProblems} from '../../src/config/publishProblems';

const mostNamed = 5;

/** @returns the files that are in no commit, in one message */
export function findUncommitted(root: string): string[] {
  const {status, stdout} = spawnSync('git', ['status', '--porcelain', '-z'], {cwd: root, encoding: 'utf8'});
  if (status !== 0 || stdout === '') return [];
  const files = stdout.split('\0').flatMap((line) => /^.. (.+)$/.exec(line)?.[1] ?? []);
  const named = files.slice(0, mostNamed).join(', ') + (files.length > mostNamed ? ', …' : '');
  return [`Changed files in no commit (${files.length}): ${named}. Commit or stash them.`];
}

/** @returns everything for which a release is refused */
export function findReleaseProblems(root: string): string[] {
  return [...findPublishProblems(), ...findUncommitted(root)];
}
