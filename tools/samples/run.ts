import {availableParallelism} from 'node:os';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {locales} from '../../src/config/locales';
import {versions} from '../../src/config/versions';
import type {ContractFile} from '../../src/plugins/api-contract/node/contract/loadContract';
import type {OpenApi} from '../../src/plugins/api-contract/node/contract/openApi';
import {toOperations} from '../../src/plugins/api-contract/node/model/operations';
import {
  isSampleLanguage,
  sampleLanguages,
  type SampleLanguageId,
} from '../../src/plugins/api-contract/shared/sampleLanguages';
import {contractsOfVersion} from '../sandbox/contractsOfVersion';
import {compareTranslations} from './compareTranslations';
import {extractSamples, type ExtractedSample} from './extractSamples';
import {installLanguages, isInstalled, runtimes} from './languages';
import {runAll} from './runAll';
import {verdictTable, type Verdict} from './table';

const usage = `npm run test:samples                                  every sample of the built site in every language installed here
npm run test:samples -- --languages curl,python       only these
npm run test:samples -- --brief java,go               of these only one call per version, the upload
npm run test:samples -- --version 2.2.0               only this version
npm run test:samples -- --install                     first install the languages that are missing (Debian, as root)
npm run test:samples -- --build DIR                     the site built there instead of in build/`;

/** The central call of the API, an upload with many fields: it represents the others where there is no time for all. */
const BRIEF_OPERATION = 'documents-create';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      languages: {type: 'string'},
      brief: {type: 'string', default: ''},
      version: {type: 'string'},
      build: {type: 'string', default: 'build'},
      install: {type: 'boolean', default: false},
      help: {type: 'boolean', short: 'h'},
    },
  });
  if (values.help) return console.log(usage);
  const wantedInBrief = readLanguages(values.brief);
  const wanted =
    values.languages === undefined
      ? sampleLanguages.map(({id}) => id).filter((id) => !wantedInBrief.includes(id))
      : readLanguages(values.languages);
  const chosenLanguages = [...wanted, ...wantedInBrief];
  if (values.install) installLanguages(chosenLanguages.filter((language) => !isInstalled(language)));
  const missing = chosenLanguages.filter((language) => !isInstalled(language));
  for (const language of missing) {
    console.log(`not installed here: ${language} (Debian: ${runtimes[language].packages})`);
  }
  // What is asked for by name must run; of all the others, what is there.
  const faults = (values.languages === undefined ? [] : missing.filter((language) => wanted.includes(language))).map(
    (language) => `${language} cannot be run here. Install ${runtimes[language].packages}.`,
  );
  const isThere = (language: SampleLanguageId): boolean => !missing.includes(language);

  const buildDir = resolve(values.build);
  const chosen = versions.filter(({label}) => values.version === undefined || label === values.version);
  if (chosen.length === 0) throw new Error(`There is no version ${values.version ?? ''}.\n${usage}`);
  const verdicts: Verdict[] = [];
  for (const {label, path} of chosen) {
    const below = (prefix: string): string => join(prefix, 'docs', path);
    const [source, ...translations] = [...locales]
      .sort((a, b) => a.pathPrefix.length - b.pathPrefix.length)
      .map(({pathPrefix}) => extractSamples(buildDir, below(pathPrefix)));
    const samples = onePerOperation(source ?? []);
    const contracts = contractsOfVersion(process.cwd(), label);
    faults.push(
      ...translations.flatMap((translation) => compareTranslations(samples, onePerOperation(translation))),
      ...findUnshown(contracts, samples).map((operation) => `${label} ${operation} has no samples on any page.`),
    );
    const picked = samples.filter(
      ({language, operation}) =>
        isThere(language) &&
        (wanted.includes(language) || (wantedInBrief.includes(language) && operation === BRIEF_OPERATION)),
    );
    verdicts.push(...(await runAll({version: label, contracts, samples: picked, workers: availableParallelism()})));
    console.log(`\n${verdictTable(label, verdicts)}`);
  }
  const failed = verdicts.filter(({problems}) => problems.length > 0);
  for (const {version, contract, operation, language, problems} of failed) {
    for (const problem of problems)
      console.log(`samples: ${version} ${contract} ${operation} in ${language} ${problem}`);
  }
  for (const fault of faults) console.log(`samples: ${fault}`);
  console.log(`\n${verdicts.length - failed.length} passed, ${failed.length + faults.length} failed`);
  if (failed.length + faults.length > 0 || verdicts.length === 0) process.exitCode = 1;
}

/** A guide may show the samples of a call again. */
function onePerOperation(samples: readonly ExtractedSample[]): ExtractedSample[] {
  const key = ({contract, operation, language}: ExtractedSample): string => `${contract} ${operation} ${language}`;
  return samples.filter((sample, index) => samples.findIndex((other) => key(other) === key(sample)) === index);
}

/** The operations that no built page shows samples of. */
function findUnshown(contracts: ReadonlyMap<ContractFile, OpenApi>, samples: readonly ExtractedSample[]): string[] {
  return [...contracts].flatMap(([file, document]) =>
    toOperations(document)
      .filter(({id}) => !samples.some(({contract, operation}) => contract === file && operation === id))
      .map(({id}) => `${file} ${id}`),
  );
}

function readLanguages(list: string): SampleLanguageId[] {
  const names = list.split(',').filter((name) => name !== '');
  return names.map((name) => {
    if (isSampleLanguage(name)) return name;
    throw new Error(`There is no language "${name}". There are: ${sampleLanguages.map(({id}) => id).join(', ')}.`);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
