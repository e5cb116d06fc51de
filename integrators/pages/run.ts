import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {programIds, readProgram} from '../../src/reference/samples/programs';
import {buildFolder} from '../../tools/buildFolder';
import {runProgram} from '../../tools/runProgram';
import {checkPage} from './checkPage';
import {checkRegistry} from './checkRegistry';
import {expectationOf} from './expectations';
import {findPages} from './findPages';
import {readPage} from './readPage';

const usage = `npm test -- pages                                    types what the pages of the built site tell to type
npx tsx integrators/pages/run.ts --only others/clients   only pages whose file has this in its name`;

async function main(): Promise<void> {
  const {values} = parseArgs({options: {only: {type: 'string', default: ''}}});
  const siteDir = process.cwd();
  const siteFolder = buildFolder();
  const programs = new Set(programIds(siteDir).flatMap((id) => readProgram(siteDir, id).map(({code}) => code)));
  const found = findPages(siteDir).filter(({file}) => file.includes(values.only));
  await checkRegistry();
  let passed = 0;
  const faults: string[] = [];
  for (const one of found) {
    const {file, label, published} = one;
    const start = performance.now();
    const page = readPage(readFileSync(join(siteFolder, published), 'utf8'), (code) => programs.has(code.trimEnd()));
    const problems = await checkPage(page, expectationOf(one), label, siteFolder);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${file} (${seconds} s)`);
    faults.push(...problems.map((problem) => `${file} ${problem}`));
    if (problems.length === 0) passed += 1;
  }
  for (const fault of faults) console.log(`pages: ${fault}`);
  console.log(`\n${passed} passed, ${faults.length} failed`);
  if (faults.length > 0 || passed === 0) process.exitCode = 1;
}

runProgram(main, usage);
