/** `npm run contract:stamp`: records, after a translation was checked, which English texts it was made from. */
import {readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {readYaml} from '../../src/plugins/api-contract/node/contract/readYaml';
import {listContracts} from './listContracts';
import {stampOverlay} from './stampOverlay';

function main(): void {
  const siteDir = resolve(__dirname, '../..');
  for (const {folder, files, overlay} of listContracts(siteDir)) {
    const contracts = new Map(files.map((file) => [file as string, readYaml(siteDir, `openapi/${folder}/${file}`)]));
    const path = join(siteDir, overlay);
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
}

main();
