import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {exactJson} from '../../src/reference/shared/exactJson';
import {availableParallelism} from 'node:os';
import {dirname, join} from 'node:path';
import {languages, sourceLocale, type LocaleCode} from '../../src/kit/locales';
import {versions, type DocVersionConfig} from '../../src/kit/versions';
import {contractsOf, loadContract} from '../../src/reference/contract/loadContract';
import type {OpenApi} from '../../src/reference/contract/openApi';
import {toPostman} from '../../src/reference/downloads/postman';
import {publicContract} from '../../src/reference/downloads/openapi/publicContract';
import {runProgram} from '../../tools/runProgram';
import {checkAssistantTools} from './checkAssistantTools';
import {checkBruno} from './checkBruno';
import {checkExamples} from './checkExamples';
import {checkLint} from './checkLint';
import {checkReadyClient} from './checkReadyClient';
import {installTools, type Tools} from './installTools';
import {readRecipe, type Recipe} from './readRecipe';
import {runCommand} from './runCommand';

/** The page with the recipes, below docs/. */
const recipePage = 'api/v1/others/clients.mdx';

const usage = `npm test -- clients    what strangers' tools make of the published contracts

Installs the generators of the page docs/${recipePage} outside this project. The ready client compiles with three
compilers. For the contracts of every version and language: Spectral and Redocly find no fault, the generators run as the
page says, and what they write compiles. For the English ones: zod accepts every example.`;

/** A published contract in a folder of its own, below the tools so that generated code finds its packages. */
interface Bundle {
  name: string;
  folder: string;
  document: OpenApi;
  locale: LocaleCode;
}

async function main(): Promise<void> {
  const recipe = readRecipe(join('docs', recipePage));
  const tools = await installTools(recipe.installations);
  let passed = 0;
  const faults: string[] = [];
  const report = (name: string, problems: readonly string[]): void => {
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
    faults.push(...problems.map((problem) => `${name}: ${problem}`));
    if (problems.length === 0) passed += 1;
  };
  for (const [name, problems] of Object.entries(await checkReadyClient(tools))) report(name, problems);
  const waiting = versions.flatMap((version) => languages.flatMap(({code}) => bundlesOf(version, code, tools)));
  const work = async (): Promise<void> => {
    for (let bundle = waiting.shift(); bundle; bundle = waiting.shift())
      report(bundle.name, await checkBundle(bundle, recipe, tools));
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  rmSync(tools.folder, {recursive: true, force: true});
  for (const fault of faults) console.log(`clients: ${fault}`);
  console.log(`\n${passed} passed, ${faults.length} failed`);
  if (faults.length > 0 || passed === 0) process.exitCode = 1;
}

function bundlesOf({name, label}: DocVersionConfig, locale: LocaleCode, tools: Tools): Bundle[] {
  return contractsOf(process.cwd(), name, locale).map((contract) => {
    const document = loadContract(contract);
    const english = loadContract({...contract, locale: sourceLocale});
    const apiUrl = 'https://econtract.example.com';
    const pageUrl = (route: string): string => `https://docs.example.com/${route}`;
    const file = contract.file.replace('.yaml', '');
    const folder = join(tools.folder, 'contracts', `${label}-${locale}-${file}`);
    // The recipes call the contract v1.json, whichever it is.
    write(join(folder, 'v1.json'), exactJson(publicContract({document, english, locale, apiUrl, pageUrl})));
    write(
      join(folder, 'postman.json'),
      JSON.stringify(toPostman({documents: [document], locale, version: label, apiUrl, pageUrl})),
    );
    return {name: `${label} ${locale} ${file}`, folder, document, locale};
  });
}

async function checkBundle({folder, document, locale}: Bundle, recipe: Recipe, tools: Tools): Promise<string[]> {
  const contract = join(folder, 'v1.json');
  const problems = [...(await checkLint(contract))];
  // The programs of the page need calls that not every version has; integrators/pages runs them.
  for (const [name, code] of recipe.files) if (/\.config\.ts$|\.json$/.test(name)) write(join(folder, name), code);
  // What "npm pkg set type=module" leaves behind.
  write(join(folder, 'package.json'), JSON.stringify({type: 'module'}));
  for (const command of recipe.generators) {
    const {isOk, output} = await runCommand(command.split(' ').slice(1), folder, tools);
    if (!isOk || /⚠|warning/i.test(output)) problems.push(`${command}: ${output}`);
  }
  const compiled = await runCommand(['tsc', '--project', folder], folder, tools);
  if (!compiled.isOk) problems.push(`tsc: ${compiled.output}`);
  if (problems.length === 0 && locale === sourceLocale) {
    problems.push(...(await checkExamples(join(folder, 'hey-api'), document)));
    problems.push(...(await checkAssistantTools(contract, document)));
    problems.push(...(await checkBruno(contract, document, join(folder, 'postman.json'))));
  }
  return problems;
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, content);
}

runProgram(main, usage);
