import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {isDeepStrictEqual, parseArgs} from 'node:util';
import {locales, sourceLocale, type LocaleCode, type SiteLocale} from '../../src/kit/locales';
import {currentVersion, versions, type DocVersionConfig} from '../../src/kit/versions';
import {versionFolder} from '../../src/kit/pageLocation';
import {exampleValuesKey} from '../../src/reference/contract/exampleValues';
import {overlaysOf, overlaySource, type ContractFile} from '../../src/reference/contract/loadContract';
import type {OpenApi} from '../../src/reference/contract/openApi';
import {isObject} from '../../src/reference/contract/pointer';
import {readYaml} from '../../src/reference/contract/readYaml';
import {toOperations} from '../../src/reference/model/operations';
import {toSampleRequest, type SampleRequest} from '../../src/reference/samples/request';
import {
  isSampleLanguage,
  sampleForms,
  sampleLanguages,
  type SampleLanguageId,
} from '../../src/reference/shared/sampleLanguages';
import {runProgram} from '../../tools/runProgram';
import {sandboxId} from '../../src/reference/shared/sandboxId';
import {contractsOfVersion} from '../sandbox/contractsOfVersion';
import {isPlayed, notPlayedIds} from '../sandbox/engine/handlers/notPlayed';
import {installDebianPackages} from '../../tools/setup/installDebianPackages.mjs';
import {compareTranslations, extractSamples, sampleName, type ExtractedSample, type Samples} from './extractSamples';
import {runSinkSamples, sinkSamples} from './kitchenSink';
import {isInstalled, runtimes} from './languages';
import {site} from '../../src/config/site';
import {runAll, type CheckedSample} from './runAll';
import type {Translate} from './storyCall';
import {buildFolder} from '../../tools/buildFolder';

const usage = `npm run test:samples                                  every sample of the built site in every language installed here
npm run test:samples -- --languages curl,python       only these
npm run test:samples -- --brief java,go               of these only one call of each kind
npm run test:samples -- --in-turn                     each form of a call in one of the languages, in turn
npm run test:samples -- --version 2.2.0               only this version; "current" is the newest
npm run test:samples -- --install                     first install the languages that are missing (Debian, as root)

BUILD_DIR names another folder than build/.`;

/** An upload with many fields: in the languages that compile it represents the others in the older versions. */
const centralOperation = 'documents-create';

/** One call of each kind: these meet every answer, and in the languages that compile only these are run. */
const thoroughOperations = [
  'password-login',
  'process-code-login',
  'get-documents',
  'documents-create',
  'documents-process',
  'documents-delete',
  'documents-download',
  'batch-imports-send',
];

/** Translated samples differ in the texts that they send: a form and a JSON body with many of them stand for all. */
const translatedOperations = ['documents-create', 'documents-process'];

/** What the pages of one language show, and the contracts that it is made from. */
interface LocaleSamples {
  locale: LocaleCode;
  contracts: ReadonlyMap<ContractFile, OpenApi>;
  samples: Samples;
  /** Of texts in examples. */
  translate: Translate;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      languages: {type: 'string'},
      brief: {type: 'string', default: ''},
      version: {type: 'string'},
      'in-turn': {type: 'boolean', default: false},
      install: {type: 'boolean', default: false},
    },
  });
  const brief = readLanguages(values.brief);
  const full =
    values.languages === undefined
      ? sampleLanguages.map(({id}) => id).filter((id) => !brief.includes(id))
      : readLanguages(values.languages);
  const missing = await findMissing([...full, ...brief], values.install);
  const installed = full.filter((language) => !missing.includes(language));
  // Languages named with --languages must run; of the others, those that are installed.
  const faults = missing
    .filter((language) => values.languages !== undefined && full.includes(language))
    .map((language) => `${language} cannot be run here. Install ${runtimes[language].packages}.`);
  const chosen = versions.filter(({name, label}) => [undefined, name, label].includes(values.version));
  if (chosen.length === 0) throw new Error(`There is no version ${values.version ?? ''}.\n${usage}`);

  let passed = 0;
  let cases = 0;
  for (const version of chosen) {
    const source = readSamples(version, {code: sourceLocale, pathPrefix: ''});
    const translations = locales
      .filter(({code}) => code !== sourceLocale)
      .map((locale) => readSamples(version, locale));
    for (const one of [source, ...translations]) {
      const isTranslation = one !== source;
      const isRun = (sample: ExtractedSample): boolean => {
        const {language, operation} = sample;
        if (!isPlayed(sandboxId(sample.contract, operation))) return false;
        if (missing.includes(language) || ![...full, ...brief].includes(language)) return false;
        if (values['in-turn'] && !isInTurn(version, sample, one.contracts, installed)) return false;
        if (isTranslation) return version === currentVersion && translatedOperations.includes(operation);
        return full.includes(language) || operation === centralOperation || isThorough(version, operation);
      };
      const checked = await runAll([...one.samples.values()].filter(isRun), {
        version: version.label,
        contracts: one.contracts,
        translate: one.translate,
        isThorough: ({operation}) => !isTranslation && isThorough(version, operation),
        workers: availableParallelism(),
      });
      console.log(`\n${version.label} ${one.locale}: ${checked.length} samples run`);
      if (checked.length > 0) printTable(checked);
      const failed = checked.filter(({problems}) => problems.length > 0);
      passed += checked.length - failed.length;
      cases += checked.reduce((sum, sample) => sum + sample.cases, 0);
      const problems = [
        ...compareTranslations(source.samples, one.samples, (sample) => sendsOtherTexts(sample, source, one)),
        ...findUnshown(one).map((operation) => `${operation} has no samples on any page.`),
        ...failed.map((sample) => `${sampleName(sample)} ${sample.problems.join('; ')}`),
      ];
      faults.push(...problems.map((problem) => `${version.label} ${one.locale} ${problem}`));
    }
  }
  if (chosen.includes(currentVersion)) {
    const samples = sinkSamples([...full, ...brief].filter((language) => !missing.includes(language)));
    const wrong = await runSinkSamples(samples, availableParallelism());
    console.log(`\nkitchen sink: ${samples.length} samples run`);
    passed += samples.length - wrong.length;
    cases += samples.length;
    faults.push(...wrong);
  }
  for (const id of notPlayedIds)
    console.log(`${id}: its samples are not run, because the sandbox does not play it yet`);
  for (const fault of faults) console.log(`samples: ${fault}`);
  console.log(`\n${cases} runs`);
  console.log(`\n${passed} passed, ${faults.length} failed`);
  if (faults.length > 0 || passed === 0) process.exitCode = 1;
}

/** Answers are the same in all versions, and so are the ends of the samples: one version meets them. */
function isThorough({label}: DocVersionConfig, operation: string): boolean {
  return label === currentVersion.label && thoroughOperations.includes(operation);
}

/**
 * Whether a sample is one of those that stand for all languages: its form is the turn of its language, or its call is one
 * of each kind and shows all that it knows of errors.
 */
function isInTurn(
  version: DocVersionConfig,
  {contract, operation, language, form}: ExtractedSample,
  contracts: LocaleSamples['contracts'],
  languages: readonly SampleLanguageId[],
): boolean {
  const document = contracts.get(contract);
  const place = document ? toOperations(document).findIndex(({id}) => id === operation) : 0;
  const turn = (place + sampleForms.indexOf(form)) % languages.length;
  return languages[turn] === language || (form === 'robust' && isThorough(version, operation));
}

/** @returns the languages that cannot be run on this machine; each is printed with the packages that it needs. */
async function findMissing(languages: readonly SampleLanguageId[], install: boolean): Promise<SampleLanguageId[]> {
  const isMissing = (language: SampleLanguageId): boolean => !isInstalled(language);
  if (install) await installDebianPackages(languages.filter(isMissing).map((language) => runtimes[language].packages));
  const missing = languages.filter(isMissing);
  for (const language of missing) {
    console.log(`not installed here: ${language} (Debian: ${runtimes[language].packages})`);
  }
  return missing;
}

function readSamples(
  {name, label, path}: DocVersionConfig,
  {code, pathPrefix}: Pick<SiteLocale, 'code' | 'pathPrefix'>,
): LocaleSamples {
  return {
    locale: code,
    contracts: contractsOfVersion(process.cwd(), label, code),
    samples: extractSamples(buildFolder(), join(pathPrefix, 'docs', path), site.apiUrl),
    translate: readTranslations(name, code),
  };
}

/** @returns what translates the texts of examples into a language */
function readTranslations(version: string, locale: LocaleCode): Translate {
  if (locale === sourceLocale) return (text) => text;
  const file = overlaySource(versionFolder(version), locale);
  const overlay = overlaysOf(process.cwd(), version).some(({path}) => path === file)
    ? readYaml(process.cwd(), file)
    : undefined;
  const values = isObject(overlay) ? overlay[exampleValuesKey] : undefined;
  return (text) => (isObject(values) && typeof values[text] === 'string' ? values[text] : text);
}

/** Whether the contracts of two languages make different requests of a call. */
function sendsOtherTexts({contract, operation}: ExtractedSample, source: LocaleSamples, other: LocaleSamples): boolean {
  const requestIn = ({contracts}: LocaleSamples): SampleRequest | undefined => {
    const document = contracts.get(contract);
    const model = document && toOperations(document).find(({id}) => id === operation);
    return model && toSampleRequest(model, '');
  };
  return !isDeepStrictEqual(requestIn(source), requestIn(other));
}

/** Prints operations × languages: ✓ passed, ✗ failed, once for each form; empty where no sample was run. */
function printTable(samples: readonly CheckedSample[]): void {
  const table: Record<string, Record<string, string>> = {};
  for (const {contract, operation, language, problems} of samples) {
    const row = (table[`${contract} ${operation}`] ??= {});
    row[language] = `${row[language] ?? ''}${problems.length === 0 ? '✓' : '✗'}`;
  }
  console.table(table);
}

/** The operations that no built page shows samples of. */
function findUnshown({contracts, samples}: LocaleSamples): string[] {
  return [...contracts].flatMap(([file, document]) =>
    toOperations(document)
      .filter(({id}) => ![...samples.values()].some(({contract, operation}) => contract === file && operation === id))
      .map(({id}) => `${file} ${id}`),
  );
}

function readLanguages(list: string): SampleLanguageId[] {
  const names = list.split(',').filter((name) => name !== '');
  return names.map((name) => {
    if (isSampleLanguage(name)) return name;
    throw new Error(`There is no language "${name}". Languages: ${sampleLanguages.map(({id}) => id).join(', ')}.`);
  });
}

runProgram(main, usage);
