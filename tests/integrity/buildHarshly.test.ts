import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test, vi} from 'vitest';
import {scratchFolder} from '../support/scratchFolder';
import {buildHarshly} from './buildHarshly';

/** A build that writes down what it can do. */
const build = `
import {mkdirSync, writeFileSync} from 'node:fs';
import {networkInterfaces, tmpdir} from 'node:os';
const canWrite = (file) => {
  try {
    writeFileSync(file, '');
    return true;
  } catch {
    return false;
  }
};
mkdirSync('build');
const places = ['docs/a.mdx', 'docs/new.mdx', 'node_modules/.cache', 'stray.log', tmpdir() + '/temporary'];
const found = {folder: process.cwd(), network: Object.keys(networkInterfaces()), written: places.filter(canWrite)};
writeFileSync('build/found.json', JSON.stringify(found));
`;

/** Builds outside the folder of the tests, which is closed to other users. */
function buildOpenly(root: string): ReturnType<typeof buildHarshly> {
  vi.stubEnv('TMPDIR', undefined);
  return buildHarshly(root, ['build.mjs']);
}

test('the hardships are there, or named as left out; what a build writes into the sources is found', async () => {
  const root = scratchFolder({
    'build.mjs': build,
    'build/old.html': '',
    'docs/a.mdx': '',
    'node_modules/a/index.js': '',
    'node_modules/.cache/old': '',
  });
  const {folder, leftOut, strays, remove} = await buildOpenly(root);
  const found = JSON.parse(readFileSync(join(folder, 'found.json'), 'utf8'));
  remove();
  expect(found.folder).toContain('/tài liệu ký số');
  if (!leftOut.some((each) => each.includes('a network'))) expect(found.network).toEqual([]);
  if (!leftOut.some((each) => each.includes('the right')))
    expect(found.written).toEqual(['stray.log', expect.stringMatching(/temporary$/)]);
  expect(strays).toEqual(['stray.log']);
});

test('a build that fails says how', async () => {
  const root = scratchFolder({'build.mjs': "throw new Error('no letters')"});
  await expect(buildOpenly(root)).rejects.toThrow(/ended with code 1:[^]*no letters/);
});
