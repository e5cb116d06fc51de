import {execFileSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {changedFiles} from './changedFiles.mjs';

test('a branch is compared with main, main with its last commit but one, uncommitted files included', () => {
  const root = mkdtempSync(join(tmpdir(), 'changed-'));
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {cwd: root, stdio: 'pipe'});
  const commit = (file) => {
    writeFileSync(join(root, file), file);
    git('add', '.');
    git('commit', '--quiet', '-m', file);
  };
  git('init', '--quiet', '--initial-branch', 'main');
  expect(() => changedFiles(root)).toThrow('no earlier commit');
  commit('first');
  commit('second');
  writeFileSync(join(root, 'ngôn ngữ'), '');
  expect(changedFiles(root)).toEqual(['second', 'ngôn ngữ']);
  git('switch', '--quiet', '--create', 'topic');
  commit('third');
  commit('fourth');
  expect(changedFiles(root)).toEqual(['fourth', 'ngôn ngữ', 'third']);
});
