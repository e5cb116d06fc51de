import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {locales, sourceLocale, type LocaleCode} from '../../src/kit/locales';
import {currentVersion, versions, type DocVersionConfig} from '../../src/kit/versions';
import {contractsOf, loadContract} from '../../src/reference/contract/loadContract';
import type {OpenApi} from '../../src/reference/contract/openApi';
import {toPostman} from '../../src/reference/downloads/postman';
import {publicContract} from '../../src/reference/downloads/openapi/publicContract';
import {account} from '../sandbox/account';
import {contractsOfVersion} from '../sandbox/contractsOfVersion';
import {samplePdf} from '../sandbox/sampleFiles';
import {startSandbox} from '../sandbox/startSandbox';
import {runProgram} from '../../tools/runProgram';
import {checkAssistantTools} from './checkAssistantTools';
import {checkBruno} from './checkBruno';
import {checkExamples} from './checkExamples';
import {checkLint} from './checkLint';
import {checkPrism} from './checkPrism';
import {readRecipe, type Recipe} from './readRecipe';
import {runCommand} from './runCommand';

/** The page with the recipes, below docs/. */
const recipePage = 'api/v1/others/clients.mdx';

const usage = `npm test -- clients    what strangers' tools make of the published contracts

For the contracts of every version and language: Spectral and Redocly find no fault, the generators of the page
docs/${recipePage} run as it says, and what they write compiles. For the English ones: Prism accepts every call and
zod every example. The programs of the page run against the sandbox.`;

/** A published contract in a folder of its own, below node_modules so that generated code finds its packages. */
interface Bundle {
  name: string;
  folder: string;
  document: OpenApi;
  locale: LocaleCode;
  isCurrent: boolean;
}

const root = resolve('node_modules/.cache/clients');

async function main(): Promise<void> {
  const recipe = readRecipe(join('docs', recipePage));
  const sandbox = await startSandbox([...contractsOfVersion(process.cwd(), currentVersion.label).values()]);
  rmSync(root, {recursive: true, force: true});
  const bundles = versions.flatMap((version) => locales.flatMap(({code}) => bundlesOf(version, code, sandbox.origin)));
  let passed = 0;
  const faults: string[] = [];
  const waiting = [...bundles];
  const work = async (): Promise<void> => {
    for (let bundle = waiting.shift(); bundle; bundle = waiting.shift()) {
      const start = performance.now();
      const problems = await checkBundle(bundle, recipe, sandbox.origin);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${problems.length === 0 ? '✓' : '✗'} ${bundle.name} (${seconds} s)`);
      faults.push(...problems.map((problem) => `${bundle.name}: ${problem}`));
      if (problems.length === 0) passed += 1;
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  await sandbox.close();
  for (const fault of faults) console.log(`clients: ${fault}`);
  console.log(`\n${passed} passed, ${faults.length} failed`);
  if (faults.length > 0 || passed === 0) process.exitCode = 1;
}

function bundlesOf({name, label}: DocVersionConfig, locale: LocaleCode, apiUrl: string): Bundle[] {
  return contractsOf(process.cwd(), name, locale).map((contract) => {
    const document = loadContract(contract);
    const english = loadContract({...contract, locale: sourceLocale});
    const pageUrl = (route: string): string => `https://docs.example.com/${route}`;
    const file = contract.file.replace('.yaml', '');
    const folder = join(root, `${label}-${locale}-${file}`);
    // The recipes call the contract v1.json, whichever it is.
    write(join(folder, 'v1.json'), JSON.stringify(publicContract({document, english, locale, apiUrl, pageUrl})));
    write(
      join(folder, 'postman.json'),
      JSON.stringify(toPostman({documents: [document], locale, version: label, apiUrl, pageUrl})),
    );
    const isCurrent = label === currentVersion.label && file === 'v1' && locale === sourceLocale;
    return {name: `${label} ${locale} ${file}`, folder, document, locale, isCurrent};
  });
}

async function checkBundle(bundle: Bundle, recipe: Recipe, platform: string): Promise<string[]> {
  const {folder, document, locale, isCurrent} = bundle;
  const contract = join(folder, 'v1.json');
  const problems = [...(await checkLint(contract))];
  for (const [name, code] of recipe.files) {
    // The programs need calls that not every version has.
    const isProgram = name.startsWith('with-');
    if (isProgram && !isCurrent) continue;
    // The sandbox is at another address, and ready sooner than people are.
    const local = code.replaceAll('https://econtract.example.com', platform).replace('10_000', '100');
    write(join(folder, name), local);
  }
  // What "npm pkg set type=module" leaves behind.
  write(join(folder, 'package.json'), JSON.stringify({type: 'module'}));
  for (const command of recipe.generators) {
    const {isOk, output} = await runCommand(command.split(' ').slice(1), folder);
    if (!isOk || /⚠|warning/i.test(output)) problems.push(`${command}: ${output}`);
  }
  const compiled = await runCommand(['tsc', '--project', folder], '.');
  if (!compiled.isOk) problems.push(`tsc: ${compiled.output}`);
  if (problems.length > 0) return problems;
  if (isCurrent) problems.push(...(await runPrograms(folder, recipe, platform)));
  if (locale === sourceLocale) {
    problems.push(...(await checkExamples(join(folder, 'hey-api'), document)));
    problems.push(...(await checkPrism(contract, document, join(folder, 'postman.json'))));
    problems.push(...(await checkAssistantTools(contract, document)));
    problems.push(...(await checkBruno(contract, document, join(folder, 'postman.json'))));
  }
  return problems;
}

/** Runs the programs of the page as its reader would; each must see the end of the workflow and store the file. */
async function runPrograms(folder: string, {files}: Recipe, platform: string): Promise<string[]> {
  write(join(folder, 'sample.pdf'), samplePdf());
  const environment = {
    ECONTRACT_URL: platform,
    ECONTRACT_USERNAME: account.username,
    ECONTRACT_PASSWORD: account.password,
  };
  const problems: string[] = [];
  for (const program of [...files.keys()].filter((name) => name.startsWith('with-'))) {
    const signed = join(folder, 'signed.pdf');
    rmSync(signed, {force: true});
    const {isOk, output} = await runCommand(['tsx', program], folder, environment);
    const hasFile = existsSync(signed) && readFileSync(signed).subarray(0, 5).toString() === '%PDF-';
    if (!isOk || !output.includes('Completed document') || !hasFile)
      problems.push(`${program} did not come to its end: ${output}`);
  }
  return problems;
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, content);
}

runProgram(main, usage);
