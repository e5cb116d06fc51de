import {execFileSync} from 'node:child_process';

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']}).trim();

/** @throws Error with the list of changes: with others in the tree, a release step could be neither reviewed nor undone */
export function requireCleanTree(root: string): void {
  const changes = git(root, 'status', '--porcelain');
  if (changes) throw new Error(`The working tree has uncommitted changes:\n${changes}\nCommit them first.`);
}

/**
 * Takes back everything that is not committed. It is kept as a stash of Git, so that nothing written since is lost.
 *
 * @returns what to tell the user
 * @throws Error if no version was cut or retired in the working tree
 */
export function undo(root: string): string {
  // A cut that failed has copied pages, but not yet listed their version.
  const places = ['versions.json', 'src/kit/versions.ts', 'versioned_docs', 'versioned_sidebars', 'openapi'];
  if (git(root, 'status', '--porcelain', '--', ...places) === '') {
    throw new Error('No version has come or gone since the last commit. "git revert" takes a commit back.');
  }
  git(root, 'stash', 'push', '--include-untracked', '--message', 'change of versions, undone');
  return 'The tree is as at the last commit. What was changed is kept as a stash of Git; "git stash drop" forgets it.';
}
