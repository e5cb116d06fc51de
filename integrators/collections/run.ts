import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {locales} from '../../src/kit/locales';
import {versions} from '../../src/kit/versions';
import {collectionPath} from '../../src/reference/shared/outputPaths';
import {toContract} from '../../src/reference/downloads/toContract';
import {writeOutputs} from '../../src/reference/downloads/writeOutputs';
import {runProgram} from '../../tools/runProgram';
import {contractsOfVersion} from '../sandbox/contractsOfVersion';
import {runCollection} from './runCollection';
import {startStory} from './startStory';

const usage = `npm test -- collections    runs the Postman collection of every version and language against the sandbox's story`;

async function main(): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'collections-'));
  const siteDir = process.cwd();
  for (const {code, pathPrefix} of locales) {
    const siteUrl = `https://docs.example.com/${pathPrefix}`;
    writeOutputs({
      siteDir,
      outDir: join(outDir, code),
      locale: code,
      siteUrl,
      apiUrl: 'https://api.example.com',
      scenarios: {},
    });
  }
  let passed = 0;
  const faults: string[] = [];
  for (const {label} of versions) {
    const contract = toContract(label, contractsOfVersion(siteDir, label));
    for (const {code} of locales) {
      const story = await startStory(contract);
      const {requests, checks, problems} = await runCollection(join(outDir, code, collectionPath(label)), story.origin);
      await story.close();
      const uncalled = contract.operations.filter(({id}) => !story.called.has(id)).map(({id}) => id);
      if (uncalled.length > 0) problems.push(`calls that were not sent: ${uncalled.join(', ')}`);
      console.log(`${label} ${code}: ${requests} requests, ${checks} checks, ${problems.length} failures`);
      faults.push(...problems.map((problem) => `${label} ${code} ${problem}`));
      passed += checks - problems.length;
    }
  }
  for (const fault of faults) console.log(`collections: ${fault}`);
  console.log(`\n${passed} passed, ${faults.length} failed`);
  if (faults.length > 0 || passed === 0) process.exitCode = 1;
}

runProgram(main, usage);
