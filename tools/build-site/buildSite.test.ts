import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, renameSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {scratchFolder, writeFiles} from '../../tests/support/scratchFolder';
import {buildSite} from './buildSite';
import {findReleaseProblems, findUncommitted} from './releaseProblems';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** A site whose Docusaurus writes one page, then ends as it is told to. */
const fake = (end: string) => ({
  'build/index.html': 'last',
  'tools/docusaurus.mjs': `
    import {mkdirSync, writeFileSync} from 'node:fs';
    const folder = process.argv[process.argv.indexOf('--out-dir') + 1];
    mkdirSync(folder, {recursive: true});
    writeFileSync(folder + '/index.html', 'new');
    ${end}`,
});

test('a build replaces the last one as a whole', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const root = scratchFolder({...fake(''), 'build/removed.html': 'last'});
  await buildSite(root, []);
  expect(readFileSync(join(root, 'build/index.html'), 'utf8')).toBe('new');
  expect(existsSync(join(root, 'build/removed.html'))).toBe(false);
  expect(readdirSync(join(root, '.docusaurus'))).toEqual([]);
});

test.each([
  ['fails in its second language', 'process.exit(1)', 'ended with code 1'],
  ['is killed', 'process.kill(process.pid, "SIGKILL"); setInterval(() => 0, 1000)', 'ended with SIGKILL'],
])('a build that %s leaves the last one', async (_name, end, message) => {
  const root = scratchFolder(fake(end));
  await expect(buildSite(root, ['--locale', 'vi'])).rejects.toThrow(message);
  expect(readFileSync(join(root, 'build/index.html'), 'utf8')).toBe('last');
});

test('the last build comes back after one that was killed between its two renames', async () => {
  const root = scratchFolder({...fake('process.exit(1)'), '.docusaurus/unfinished-build.last/index.html': 'killed'});
  renameSync(join(root, 'build'), join(root, 'moved'));
  await expect(buildSite(root, [])).rejects.toThrow('ended with code 1');
  expect(readFileSync(join(root, 'build/index.html'), 'utf8')).toBe('killed');
});

test('a second build is refused while one runs, also one whose starter was killed', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const root = scratchFolder(fake('await new Promise((done) => setTimeout(done, 1000))'));
  const first = buildSite(root, []);
  // In this process a lock is its own; what would be of another is the builder's number.
  const ended = spawnSync('true').pid;
  writeFiles(root, {'.docusaurus/build.lock': `${ended}\n${process.ppid}\n`});
  await expect(buildSite(root, [])).rejects.toThrow(
    `Another build of this folder is running, process ${process.ppid}.`,
  );
  await first;
  expect(readFileSync(join(root, 'build/index.html'), 'utf8')).toBe('new');
  writeFiles(root, {'.docusaurus/build.lock': `${ended}\n`});
  await buildSite(root, []);
  expect(readdirSync(join(root, '.docusaurus'))).toEqual([]);
});

test('a command that builds nothing leaves the last one', async () => {
  const root = scratchFolder({...fake(''), 'tools/docusaurus.mjs': 'console.log("3.10.2")'});
  await expect(buildSite(root, ['--version'])).rejects.toThrow('nothing was built');
  expect(readFileSync(join(root, 'build/index.html'), 'utf8')).toBe('last');
});

test('another folder is refused, with the command for it', async () => {
  await expect(buildSite(scratchFolder(), ['--out-dir', 'x'])).rejects.toThrow('npx docusaurus build --out-dir FOLDER');
});

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {cwd: folder, stdio: 'pipe'});

test('changed and new files are named, but not all of many', () => {
  const root = scratchFolder({'docs/a.mdx': 'a'});
  expect(findUncommitted(root)).toEqual([]);
  git(root, 'init', '--quiet');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'first');
  expect(findUncommitted(root)).toEqual([]);
  writeFiles(root, {'docs/a.mdx': 'b', 'ngôn ngữ.mdx': 'new'});
  expect(findUncommitted(root)).toEqual([
    'Changed files in no commit (2): docs/a.mdx, ngôn ngữ.mdx. Commit or stash them.',
  ]);
  writeFiles(root, Object.fromEntries(['1', '2', '3', '4', '5'].map((name) => [`${name}.mdx`, 'new'])));
  expect(findUncommitted(root)[0]).toMatch(/^Changed files in no commit \(7\): .*, …\. Commit/);
});

test('a release is told all of its problems at once', () => {
  vi.stubEnv('DOCS_SITEURL', 'https://docs.econtract.vn');
  const root = scratchFolder({'docs/a.mdx': 'a'});
  git(root, 'init', '--quiet');
  const problems = findReleaseProblems(root).join('\n');
  expect(problems).toContain('DOCS_SITE_URL is not set');
  expect(problems).toContain('DOCS_SITEURL is no setting');
  expect(problems).toContain('Changed files in no commit (1)');
});

test('Docusaurus takes the name of the Babel configuration from the environment', async () => {
  vi.stubEnv('DOCUSAURUS_BABEL_CONFIG_FILE_NAME', 'none.js');
  expect((await import('@docusaurus/utils')).BABEL_CONFIG_FILE_NAME).toBe('none.js');
});
