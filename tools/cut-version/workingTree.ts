import {execFileSync} from 'node:child_process';

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']}).trim();

/** @throws Error with the list of changes: with others in the tree, a cut could be neither reviewed nor undone */
export function requireCleanTree(root: string): void {
  const changes = git(root, 'status', '--porcelain');
  if (changes) throw new Error(`The working tree has uncommitted changes:\n${changes}\nCommit them first.`);
}

/**
 * Takes back everything that is not committed. It is kept as a stash of Git, so that nothing written since is lost.
 *
 * @returns what to tell the user
 * @throws Error if the working tree holds no cut version
 */
export function undoCut(root: string): string {
  const isCut = git(root, 'status', '--porcelain', 'versions.json', 'src/config/versions.ts') !== '';
  if (!isCut) {
    throw new Error(
      'No version was cut since the last commit. A committed one is undone by "git revert" of its commit.',
    );
  }
  git(root, 'stash', 'push', '--include-untracked', '--message', 'a version that was cut and undone');
  return 'The tree is as before the cut. All changes since are kept: "git stash show --include-untracked", "git stash drop" forgets them.';
}
