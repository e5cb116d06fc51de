import {execFile} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test, vi} from 'vitest';
import {scratchFolder, writeFiles} from '../../tests/support/scratchFolder';
import {buildSite} from './buildSite';

/** More than a build has. */
const mostMoments = 30;

/** Two pages, so that a half site is one. */
const site = (text: string, folder = 'build') => ({[`${folder}/index.html`]: text, [`${folder}/vi.html`]: text});

const docusaurus = (then: string) => ({
  'tools/docusaurus.mjs': `
    import {mkdirSync, writeFileSync} from 'node:fs';
    const folder = process.argv[process.argv.indexOf('--out-dir') + 1];
    mkdirSync(folder, {recursive: true});
    for (const page of ['index.html', 'vi.html']) writeFileSync(folder + '/' + page, 'new');
    ${then}`,
});

/** @returns how a build ended that is killed before its n-th change of the file system, if it has so many */
function buildUntil(root: string, moment: number): Promise<string | undefined> {
  return new Promise((done) => {
    const program = ['--import', 'tsx', 'tools/build-site/__fixtures__/buildAndDie.ts', root, String(moment)];
    execFile(process.execPath, program, (error) => done(error ? String(error.signal ?? error) : undefined));
  });
}

const readSite = (root: string): string[] =>
  existsSync(join(root, 'build'))
    ? ['index.html', 'vi.html'].map((page) => {
        const file = join(root, 'build', page);
        return existsSync(file) ? readFileSync(file, 'utf8') : 'missing';
      })
    : ['none'];

test('a build that is killed at any moment leaves the last site or the new one, whole, and the next one cleans up', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const seen = new Set<string>();
  let moment = 0;
  for (; moment < mostMoments; moment += 1) {
    // With what a build that was killed before may have left.
    const left = {
      ...site('killed', '.docusaurus/unfinished-build'),
      '.docusaurus/unfinished-build.removed/vi.html': 'old',
    };
    const root = scratchFolder({...site('last'), ...left, ...docusaurus('')});
    const end = await buildUntil(root, moment);
    if (end === undefined) break;
    expect(end).toBe('SIGKILL');
    const found = readSite(root).join();
    seen.add(found);
    // The next build fails: also then, what is there is whole.
    writeFiles(root, docusaurus('process.exit(1)'));
    await expect(buildSite(root, [])).rejects.toThrow('ended with code 1');
    expect(readSite(root).join()).toBe(found === 'none' ? 'last,last' : found);
    writeFiles(root, docusaurus(''));
    await buildSite(root, []);
    expect(readSite(root)).toEqual(['new', 'new']);
    expect(readdirSync(join(root, '.docusaurus'))).toEqual([]);
  }
  expect(moment).toBeLessThan(mostMoments);
  // None only between the two renames, of which no system makes one.
  expect([...seen].sort()).toEqual(['last,last', 'new,new', 'none']);
  console.info(`${moment} moments`);
});
