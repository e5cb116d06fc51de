import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test, vi} from 'vitest';
import {scratchFolder} from '../../tests/support/scratchFolder';
import {readHistory} from './gitHistory';

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {cwd: folder, stdio: 'pipe'});

test('a folder has no history before its first commit; a clone of some commits is shallow', () => {
  const folder = scratchFolder({'a.mdx': 'text'});
  expect(readHistory(folder)).toBe('none');
  git(folder, 'init', '--quiet');
  expect(readHistory(folder)).toBe('none');
  for (const message of ['first', 'second']) git(folder, 'commit', '--quiet', '--allow-empty', '-m', message);
  expect(readHistory(folder)).toBe('full');
  const clones = scratchFolder();
  git(clones, 'clone', '--quiet', '--depth', '1', pathToFileURL(folder).href, 'shallow');
  expect(readHistory(join(clones, 'shallow'))).toBe('shallow');
  git(join(clones, 'shallow'), 'fetch', '--quiet', '--unshallow');
  expect(readHistory(join(clones, 'shallow'))).toBe('full');
});

test('a folder of another user is no folder without history', () => {
  const folder = scratchFolder();
  git(folder, 'init', '--quiet');
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  expect(readHistory(folder)).toBe('refused');
});
