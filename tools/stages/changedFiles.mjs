import {execFileSync} from 'node:child_process';

/**
 * Lists the files that differ from the main branch, deleted and untracked ones included; on the main branch itself, those
 * that differ from its last commit but one.
 *
 * @param {string} root folder of the project
 * @returns {string[]} paths from the root
 * @throws {Error} when the folder has no Git history
 */
export function changedFiles(root) {
  const git = (...args) => execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: 'pipe'});
  const tryGit = (...args) => {
    try {
      return git(...args).trim();
    } catch {
      return '';
    }
  };
  const head = tryGit('rev-parse', 'HEAD');
  const bases = ['origin/main', 'main'].map((branch) => tryGit('merge-base', branch, 'HEAD'));
  const base = bases.find((commit) => commit !== '' && commit !== head) ?? tryGit('rev-parse', '--verify', 'HEAD~1');
  if (base === '')
    throw new Error('--changed asks Git what has changed, and there is no earlier commit to compare with.');
  const lines = [
    ...git('diff', '--name-only', '--no-renames', '-z', base).split('\0'),
    ...git('ls-files', '--others', '--exclude-standard', '-z').split('\0'),
  ];
  return [...new Set(lines.filter((line) => line !== ''))];
}
