/** `npm run contract:stamp`: records, after a translation was checked, which English texts it was made from. */
import {readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {versions} from '../../src/kit/versions';
import {contractsOf, contractSource, overlaysOf} from '../../src/reference/contract/loadContract';
import {readYaml} from '../../src/reference/contract/readYaml';
import type {Json} from '../../src/reference/shared/model';
import {runProgram} from '../runProgram';
import {stampOverlay} from './stampOverlay';

function main(): void {
  const siteDir = resolve(__dirname, '../..');
  for (const {name} of versions) {
    const contracts = new Map(
      contractsOf(siteDir, name).map((contract): [string, Json] => [
        contract.file,
        readYaml(siteDir, contractSource(contract)),
      ]),
    );
    for (const overlay of overlaysOf(siteDir, name)) stamp(join(siteDir, overlay), overlay, contracts);
  }
}

function stamp(path: string, overlay: string, contracts: ReadonlyMap<string, Json>): void {
  const before = readFileSync(path, 'utf8');
  const {text, stamped, unmatched} = stampOverlay(before, contracts);
  if (text !== before) writeFileSync(path, text);
  console.log(`${overlay}: ${stamped.length} stamped`);
  for (const target of stamped) console.log(`  ${target}  (look at the translation, if you have not)`);
  for (const target of unmatched) {
    console.error(`  ${target} matches nothing. Correct the path, or remove the action.`);
    process.exitCode = 1;
  }
}

runProgram(main);
