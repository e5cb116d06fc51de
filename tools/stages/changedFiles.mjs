import {execFileSync} from 'node:child_process';

const git = (root, ...args) => execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: 'pipe'});

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {string | undefined} what Git answers on one line, or undefined when it refuses
 */
export function askGit(root, ...args) {
  try {
    return git(root, ...args).trim();
  } catch {
    return undefined;
  }
}

/**
 * Lists the files that differ from a commit, deleted and untracked ones included.
 *
 * @param {string} root folder of the project
 * @param {string} [base] a branch or commit: what was changed since they parted
 * @returns {Set<string>} paths from the root
 * @throws {Error} when the folder has no Git history, or the base is unknown
 */
export function listChanges(root, base = 'HEAD') {
  const list = (...args) => {
    try {
      return git(root, ...args)
        .split('\0')
        .filter(Boolean);
    } catch (error) {
      const reason = String(error.stderr ?? error).trim();
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
 * @param {string} root folder of the project
 * @returns {string | undefined} its hash; undefined where Git has none, and in a folder inside another repository
 */
export function findChangeBase(root) {
  if (askGit(root, 'rev-parse', '--show-prefix') !== '') return undefined;
  const commitOf = (name) => askGit(root, 'rev-parse', '--verify', '--quiet', name);
  const main = commitOf('origin/main') ?? commitOf('main');
  const isMain = commitOf('HEAD') === main || askGit(root, 'branch', '--show-current') === 'main';
  if (isMain) return commitOf('HEAD~1');
  return main && askGit(root, 'merge-base', main, 'HEAD');
}

/**
 * @param {string} root folder of the project
 * @returns {string[]} the files of the present change
 * @throws {Error} when there is no commit before it
 */
export function changedFiles(root) {
  const base = findChangeBase(root);
  if (!base) throw new Error('--changed asks Git what has changed, and there is no earlier commit to compare with.');
  return [...listChanges(root, base)];
}
