/**
 * `npm run contract:lint`: every contract obeys the rules of redocly.yaml, every field has words, the
 * examples are those of the sandbox's story, every text has a translation made from its present English, and every translated example value is in an example.
 */
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {placeData} from '../../src/kit/dataPlaces';
import {languages} from '../../src/kit/locales';
import {versions} from '../../src/kit/versions';
import {ContractError, throwIfAny, type ContractProblem} from '../../src/reference/contract/ContractError';
import {findUnusedExampleValues} from '../../src/reference/contract/exampleValues';
import {
  contractsOf,
  contractSource,
  loadContract,
  overlaysOf,
  type ContractLocation,
} from '../../src/reference/contract/loadContract';
import {fromPointer} from '../../src/reference/contract/pointer';
import {findUnwritten} from '../../src/reference/contract/unwritten';
import {readYaml} from '../../src/reference/contract/readYaml';
import {differingExamples} from './differingExamples';
import {lintWithRedocly} from './lintWithRedocly';
import {findUndocumentedFields} from './findUndocumentedFields';
import type {StoryExample} from './storyExamples';

const siteDir = resolve(__dirname, '../..');

function main(): void {
  let passed = 0;
  let failed = 0;
  const report = (name: string, complain: () => string): void => {
    const complaint = messageOf(complain);
    if (complaint === '') passed += 1;
    else failed += 1;
    console.log(complaint === '' ? `ok      ${name}` : `FAILED  ${name}\n${complaint}`);
  };
  for (const contract of versions.flatMap(({name}) => contractsOf(siteDir, name))) {
    const path = contractSource(contract);
    report(`${path}: rules of redocly.yaml`, () => lintWithRedocly(siteDir, path));
    report(`${path}: nothing is left to be written`, () => complainOfUnwritten(path));
    report(`${path}: words for every field`, () => complainOfMissingWords(path));
    for (const {code} of languages) {
      report(`${path}: loads in ${code}`, () => complainOfLoading({...contract, locale: code}));
    }
  }
  const examples = (): void => {
    for (const {path, differing} of differingExamples(siteDir))
      report(`${path}: examples of the sandbox's story`, () => complainOfDiffering(path, differing));
  };
  // It has a line of its own only where it cannot be asked: an operation without a handler, a contract that is no contract.
  const unanswerable = messageOf(() => {
    examples();
    return '';
  });
  if (unanswerable !== '') report("the sandbox's story", () => unanswerable);
  for (const {name} of versions) {
    for (const {path: overlay} of overlaysOf(siteDir, name)) {
      report(`${overlay}: every example value is used`, () =>
        complainOfUnusedValues(overlay, contractsOf(siteDir, name)),
      );
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

/** @returns the complaint, or the message of the error that stopped it. */
function messageOf(complain: () => string): string {
  try {
    return complain();
  } catch (error) {
    if (error instanceof ContractError) return error.problems.map(describe).join('\n');
    return error instanceof Error ? error.message : String(error);
  }
}

function describe({file, pointer, rule, detail}: ContractProblem): string {
  const {lineOf} = placeData(readFileSync(join(siteDir, file), 'utf8'));
  return `  ${file}:${lineOf(fromPointer(pointer))} ${rule}: ${detail}`;
}

function complainOfUnwritten(path: string): string {
  return findUnwritten(readFileSync(join(siteDir, path), 'utf8'))
    .map(({line, asked}) => `  ${path}:${line} is still to be written: ${asked.replace(/[.]$/, '')}.`)
    .join('\n');
}

function complainOfMissingWords(path: string): string {
  const {lineOf} = placeData(readFileSync(join(siteDir, path), 'utf8'));
  return findUndocumentedFields(readYaml(siteDir, path))
    .map(
      (pointer) =>
        `  ${path}:${lineOf(fromPointer(pointer))} ${pointer}: words are missing. Write a description (an enum value also needs a title).`,
    )
    .join('\n');
}

function complainOfDiffering(path: string, differing: readonly StoryExample[]): string {
  const {lineOf} = placeData(readFileSync(join(siteDir, path), 'utf8'));
  return differing
    .map(({pointer, value}) => {
      const place = `${path}:${lineOf(fromPointer(pointer))} ${pointer}`;
      return value === undefined
        ? `${place}: the story has no such call. Add it in integrators/sandbox/engine/story/, or remove the example.`
        : `${place}: not as in the story of the sandbox. Run "npm run contract:examples".`;
    })
    .join('\n');
}

function complainOfLoading(location: ContractLocation): string {
  loadContract(location);
  return '';
}

function complainOfUnusedValues(overlay: string, contracts: readonly ContractLocation[]): string {
  const sources = contracts.map((contract) => readYaml(siteDir, contractSource(contract)));
  throwIfAny(findUnusedExampleValues(overlay, readYaml(siteDir, overlay), sources));
  return '';
}

main();
