import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {scratchFolder, writeFiles} from '../../tests/support/scratchFolder';
import {changedFiles, listChanges} from './changedFiles.mjs';

function git(root: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', ...args], {cwd: root});
}

function repository(): string {
  const root = scratchFolder({'docs/a.mdx': 'A', 'docs/b.mdx': 'B', 'docs/gone.mdx': 'C', '.gitignore': 'build/'});
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message=First');
  return root;
}

it('lists staged, unstaged, deleted and untracked files, by their names', () => {
  const root = repository();
  expect(listChanges(root)).toEqual(new Set());
  writeFiles(root, {'docs/a.mdx': 'staged', 'docs/đã ký.mdx': 'new', 'build/x.html': 'ignored'});
  git(root, 'add', 'docs/a.mdx');
  writeFiles(root, {'docs/b.mdx': 'unstaged'});
  rmSync(join(root, 'docs/gone.mdx'));
  expect(listChanges(root)).toEqual(new Set(['docs/a.mdx', 'docs/b.mdx', 'docs/gone.mdx', 'docs/đã ký.mdx']));
});

it('compares with the commit where a branch began', () => {
  const root = repository();
  git(root, 'checkout', '--quiet', '-b', 'work');
  writeFiles(root, {'docs/a.mdx': 'on the branch'});
  git(root, 'commit', '--quiet', '--all', '--message=Work');
  expect(listChanges(root)).toEqual(new Set());
  expect(listChanges(root, 'main')).toEqual(new Set(['docs/a.mdx']));
});

it('says what is wrong without a history, and with an unknown branch', () => {
  expect(() => listChanges(repository(), 'mian')).toThrow(
    /^--changed asks Git what has changed since "mian", and Git says: .*mian/,
  );
  expect(() => listChanges(scratchFolder({}))).toThrow(/^--changed asks Git .*not a git repository/s);
});

it('takes for the beginning of a change where a branch left main, and on main the commit before', () => {
  const root = repository();
  const add = (file: string): void => {
    writeFiles(root, {[file]: 'new'});
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', `--message=${file}`);
  };
  expect(() => changedFiles(root)).toThrow('no earlier commit');
  add('second');
  expect(changedFiles(root)).toEqual(['second']);
  git(root, 'switch', '--quiet', '--create', 'topic');
  add('third');
  add('fourth');
  expect(changedFiles(root)).toEqual(['fourth', 'third']);
});
