import {parseArgs} from 'node:util';
import {currentVersion} from '../../src/kit/versions';
import {toWebhooks} from '../../src/reference/model/operations';
import {readProgram, type ProgramFile} from '../../src/reference/samples/programs';
import {isSampleLanguage, sampleLanguages, type SampleLanguageId} from '../../src/reference/shared/sampleLanguages';
import {runProgram} from '../../tools/runProgram';
import {isInstalled, runtimes} from '../samples/languages';
import {contractsOfVersion} from '../sandbox/contractsOfVersion';
import {checkReceiving} from './checkReceiving';
import {checkSending} from './checkSending';

const usage = `npm test -- programs                          the complete programs in every language installed here
npx tsx integrators/programs/run.ts --languages go,java   only these`;

async function main(): Promise<void> {
  const {values} = parseArgs({options: {languages: {type: 'string'}}});
  const chosen = values.languages?.split(',').filter(isSampleLanguage) ?? sampleLanguages.map(({id}) => id);
  const siteDir = process.cwd();
  const contract = contractsOfVersion(siteDir, currentVersion.label).get('v1.yaml');
  const webhook = contract && toWebhooks(contract)[0];
  if (!contract || !webhook) throw new Error('The current contract has no webhook.');
  const [sending, receiving] = ['send-document', 'receive-webhook'].map((id) => readProgram(siteDir, id)) as [
    ProgramFile[],
    ProgramFile[],
  ];
  // The shell cannot serve: its program of this pair plays the platform.
  const sender = of(receiving, 'curl');
  const {payloadExamples, responseExample} = webhook;
  let passed = 0;
  const faults: string[] = [];
  for (const language of chosen) {
    if (!isInstalled(language)) {
      console.log(`not installed here: ${language} (Debian: ${runtimes[language].packages})`);
      continue;
    }
    const events = payloadExamples.map(({value}) => value);
    const checks = [
      {name: of(sending, language).name, problems: await checkSending(of(sending, language))},
      ...(language === 'curl'
        ? []
        : [
            {
              name: of(receiving, language).name,
              problems: await checkReceiving(of(receiving, language), sender, {events, answer: responseExample}),
            },
          ]),
    ];
    for (const {name, problems} of checks) {
      console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
      faults.push(...problems.map((problem) => `${name} ${problem}`));
      if (problems.length === 0) passed += 1;
    }
  }
  for (const fault of faults) console.log(`programs: ${fault}`);
  console.log(`\n${passed} passed, ${faults.length} failed`);
  if (faults.length > 0 || passed === 0) process.exitCode = 1;
}

function of(files: readonly ProgramFile[], language: SampleLanguageId): ProgramFile {
  const file = files.find((one) => one.language === language);
  if (!file) throw new Error(`There is no program in ${language}.`);
  return file;
}

runProgram(main, usage);
