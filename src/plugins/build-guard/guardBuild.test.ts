import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {scratchFolder} from '../../../tests/support/scratchFolder';

/** Ends like Docusaurus does: with 0 on a signal, with 1 after an error. */
const program = (folder: string, end: string) => `
  const {guardBuild} = require(${JSON.stringify(join(__dirname, 'guardBuild.ts'))});
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
  const {begin} = guardBuild(process, ${JSON.stringify(folder)}, ['DOCS_SITE_URL is not set.']);
  ${end}`;

async function run(end: string, signal?: 'SIGINT' | 'SIGTERM') {
  const folder = scratchFolder({'index.html': 'half'});
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', program(folder, end)]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  if (signal) child.stdout.once('data', () => child.kill(signal));
  const [code] = (await once(child, 'close')) as [number];
  return {code, output, isLeft: existsSync(folder)};
}

const wait = 'console.log("building"); setInterval(() => undefined, 1000);';

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a build that gets %s fails and leaves no folder', async (signal, code) => {
  expect(await run(`begin(); ${wait}`, signal)).toMatchObject({code, isLeft: false});
});

test('a build whose second language fails leaves no folder', async () => {
  expect(await run('begin(); process.exit(1);')).toMatchObject({code: 1, output: '', isLeft: false});
});

test('a build that fails before Docusaurus empties the folder leaves the last one', async () => {
  expect(await run('process.exit(1);')).toMatchObject({code: 1, isLeft: true});
});

test('a build that succeeds stays, and ends with what would be wrong', async () => {
  const {code, output, isLeft} = await run('begin();');
  expect({code, isLeft}).toEqual({code: 0, isLeft: true});
  expect(output).toContain('--release would refuse it:\n- DOCS_SITE_URL is not set.');
});
