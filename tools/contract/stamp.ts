/** `npm run contract:stamp`: records, after a translation was checked, which English texts it was made from, and
 * adds the texts that have no translation yet, in English and marked. */
import {readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {versions} from '../../src/kit/versions';
import {contractsOf, contractSource, overlaysOf, type Overlay} from '../../src/reference/contract/loadContract';
import {readYaml} from '../../src/reference/contract/readYaml';
import type {Json} from '../../src/reference/shared/model';
import {addMissing} from './addMissing';
import {runProgram} from '../runProgram';
import {stampOverlay} from './stampOverlay';

const siteDir = resolve(__dirname, '../..');

function main(): void {
  for (const {name} of versions) {
    const contracts = new Map(
      contractsOf(siteDir, name).map((contract): [string, Json] => [
        contract.file,
        readYaml(siteDir, contractSource(contract)),
      ]),
    );
    for (const overlay of overlaysOf(siteDir, name)) stamp(overlay, contracts);
  }
}

function stamp({path: overlay, partial}: Overlay, contracts: ReadonlyMap<string, Json>): void {
  const path = join(siteDir, overlay);
  const before = readFileSync(path, 'utf8');
  const {text: completed, added} = partial ? {text: before, added: []} : addMissing(before, contracts);
  const {text, stamped, unmatched, untranslated} = stampOverlay(completed, contracts);
  if (text !== before) writeFileSync(path, text);
  console.log(`${overlay}: ${stamped.length} stamped`);
  for (const target of added) console.log(`  added ${target}, in English: translate what begins with "write: "`);
  for (const target of untranslated.filter((each) => !added.includes(each))) {
    console.error(`  ${target} holds English after "write:". Translate it, then run this again.`);
    process.exitCode = 1;
  }
  for (const target of stamped) console.log(`  ${target}  (look at the translation, if you have not)`);
  for (const target of unmatched) {
    console.error(`  ${target} matches nothing. Correct the path, or remove the action.`);
    process.exitCode = 1;
  }
}

runProgram(main);
