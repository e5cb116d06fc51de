import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {locales} from '../../src/kit/locales';
import {versions} from '../../src/kit/versions';
import {collectionPath} from '../../src/reference/shared/outputPaths';
import {writeOutputs} from '../../src/reference/downloads/writeOutputs';
import {runProgram} from '../../tools/runProgram';
import {contractsOfVersion} from '../sandbox/contractsOfVersion';
import {toOperations} from '../../src/reference/model/operations';
import {startExampleServer} from '../samples/testing/exampleServer';
import {runCollection} from './runCollection';

const usage = `npm test -- collections    runs the Postman collection of every version and language against the sandbox`;

async function main(): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'collections-'));
  const siteDir = process.cwd();
  for (const {code, pathPrefix} of locales) {
    const siteUrl = `https://docs.example.com/${pathPrefix}`;
    writeOutputs({siteDir, outDir: join(outDir, code), locale: code, siteUrl, apiUrl: 'https://api.example.com'});
  }
  let passed = 0;
  const faults: string[] = [];
  for (const {label} of versions) {
    const documents = [...contractsOfVersion(siteDir, label).values()];
    const calls = documents.flatMap(toOperations).length;
    const sandbox = await startExampleServer(documents);
    for (const {code} of locales) {
      const {requests, checks, problems} = await runCollection(
        join(outDir, code, collectionPath(label)),
        sandbox.origin,
      );
      const unsent = calls - requests;
      if (unsent > 0) problems.push(`${unsent} of ${calls} calls were not sent`);
      console.log(`${label} ${code}: ${requests} requests, ${checks} checks, ${problems.length} failures`);
      faults.push(...problems.map((problem) => `${label} ${code} ${problem}`));
      passed += checks - problems.length;
    }
    await sandbox.close();
  }
  for (const fault of faults) console.log(`collections: ${fault}`);
  console.log(`\n${passed} passed, ${faults.length} failed`);
  if (faults.length > 0 || passed === 0) process.exitCode = 1;
}

runProgram(main, usage);
