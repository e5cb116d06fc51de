/** `npm run contract:examples`: writes what the story of the sandbox has into the examples of the contracts. */
import {readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {runProgram} from '../runProgram';
import {differingExamples} from './differingExamples';
import {setValues} from './setValues';

async function main(): Promise<void> {
  const siteDir = resolve(__dirname, '../..');
  for (const {path, differing} of differingExamples(siteDir)) {
    const file = join(siteDir, path);
    const changes = differing.flatMap(({pointer, value}) => (value === undefined ? [] : [{pointer, value}]));
    if (changes.length > 0) {
      const text = setValues(readFileSync(file, 'utf8'), changes);
      writeFileSync(file, await format(text, {...(await resolveConfig(file)), filepath: file}));
    }
    console.log(`${path}: ${changes.length} examples written`);
    for (const {pointer} of differing.filter(({value}) => value === undefined)) {
      console.error(`  ${pointer}: the story has no such call. Add it in integrators/sandbox/engine/story/.`);
      process.exitCode = 1;
    }
  }
}

runProgram(main);
