import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {scratchFolder, writeFiles} from '../../tests/support/scratchFolder';
import {requireCleanTree, undo} from './workingTree';

function scratchTree(): string {
  const root = scratchFolder({'versions.json': '["2.2.0"]', 'docs/a.mdx': 'a'});
  const git = (...args: string[]) => execFileSync('git', args, {cwd: root});
  git('init', '--quiet');
  git('config', 'user.name', 'A');
  git('config', 'user.email', 'a@example.com');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  return root;
}

it('takes back a cut that failed half-way, with everything written since', () => {
  const root = scratchTree();
  writeFiles(root, {'versioned_docs/version-2.3.0/a.mdx': 'a', 'docs/a.mdx': 'b'});
  expect(() => requireCleanTree(root)).toThrow('docs/a.mdx');
  expect(undo(root)).toContain('as at the last commit');
  requireCleanTree(root);
  expect(existsSync(join(root, 'versioned_docs'))).toBe(false);
  expect(readFileSync(join(root, 'docs/a.mdx'), 'utf8')).toBe('a');
});

it('does not touch a tree in which no version has come or gone', () => {
  const root = scratchTree();
  writeFiles(root, {'docs/a.mdx': 'b'});
  expect(() => undo(root)).toThrow('No version has come or gone');
  expect(readFileSync(join(root, 'docs/a.mdx'), 'utf8')).toBe('b');
});
