// npm run test:caches: a build with full caches gives the same bytes as one without, and so does a build in another
// folder. It builds copies of the site eleven times; `-- --only folder,page` tries these alone.
import {execFileSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {runProgram} from '../runProgram';
import {edits, type Edit} from './edits';
import {findDifferences, hashFiles, type FileHashes} from './hashFiles';
import {makeScratchSite, type ScratchSite} from './scratchSite';

const root = resolve(__dirname, '../..');
const site = makeScratchSite(root);
const caches = join(site.folder, 'node_modules/.cache');
let failed = 0;

async function build(label: string, {folder}: ScratchSite = site): Promise<FileHashes> {
  const start = performance.now();
  execFileSync('node_modules/.bin/docusaurus', ['build'], {cwd: folder, stdio: ['ignore', 'pipe', 'pipe']});
  console.log(`  ${label}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return hashFiles(join(folder, 'build'));
}

function buildCold(): Promise<FileHashes> {
  rmSync(caches, {recursive: true, force: true});
  return build('empty caches');
}

function report(name: string, problems: readonly string[]): void {
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
  for (const problem of problems.slice(0, 20)) console.log(`  caches: ${problem}`);
  if (problems.length > 0) failed += 1;
}

const staleIn = (warm: FileHashes, cold: FileHashes): string[] =>
  findDifferences(warm, cold).map((file) => `${file} differs between full and empty caches.`);

async function tryEdit({name, file, from, to, page, shows}: Edit): Promise<void> {
  const path = join(site.folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from))
    throw new Error(`caches: ${file} has no "${from}". Correct the edit in tools/caches/edits.ts.`);
  writeFileSync(path, text.replace(from, to));
  const warm = await build('full caches');
  const isSeen = readFileSync(join(site.folder, 'build', page), 'utf8').includes(shows);
  const unseen = isSeen ? [] : [`${page} does not show "${shows}" after the edit of ${file}.`];
  report(`an edit of a ${name}`, [...unseen, ...staleIn(warm, await buildCold())]);
  writeFileSync(path, text);
}

/** Whose path is longer, with a space and letters outside of ASCII. */
async function tryOtherFolder(cold: FileHashes): Promise<void> {
  const other = makeScratchSite(root, 'bản sao của trang tài liệu ');
  try {
    const files = findDifferences(await build('another folder', other), cold);
    report(
      'the same tree in another folder',
      files.map((file) => `${file} depends on the folder of the site.`),
    );
  } finally {
    other.remove();
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {only: {type: 'string'}}});
  const names = values.only?.split(',') ?? ['again', 'folder', ...edits.map(({name}) => name)];
  const cold = await buildCold();
  if (names.includes('again')) report('the same tree again', staleIn(await build('full caches'), cold));
  if (names.includes('folder')) await tryOtherFolder(cold);
  for (const edit of edits.filter(({name}) => names.includes(name))) await tryEdit(edit);
  process.exitCode = failed > 0 ? 1 : 0;
}

runProgram(main).finally(site.remove);
