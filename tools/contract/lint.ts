/**
 * `npm run contract:lint`: every contract obeys the rules of redocly.yaml, every field has words, the
 * examples fit together, every text has a translation made from its present English, and every translated example value is in an example.
 */
import {resolve} from 'node:path';
import {locales} from '../../src/kit/locales';
import {versions} from '../../src/kit/versions';
import {versionFolder} from '../../src/kit/pageLocation';
import {throwIfAny} from '../../src/reference/contract/ContractError';
import {findUnusedExampleValues} from '../../src/reference/contract/exampleValues';
import {
  contractsOf,
  contractSource,
  loadContract,
  overlayFile,
  type ContractLocation,
} from '../../src/reference/contract/loadContract';
import {readYaml} from '../../src/reference/contract/readYaml';
import {toOperations} from '../../src/reference/model/operations';
import {findContradictions} from './findContradictions';
import {lintWithRedocly} from './lintWithRedocly';
import {findUndocumentedFields} from './findUndocumentedFields';

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
    report(`${path}: words for every field`, () => complainOfMissingWords(path));
    if (contract.file === 'v1.yaml')
      report(`${path}: examples that fit together`, () => complainOfContradictions(path, contract));
    for (const {code} of locales) {
      report(`${path}: loads in ${code}`, () => complainOfLoading({...contract, locale: code}));
    }
  }
  for (const {name} of versions) {
    const overlay = `openapi/${versionFolder(name)}/${overlayFile}`;
    report(`${overlay}: every example value is used`, () =>
      complainOfUnusedValues(overlay, contractsOf(siteDir, name)),
    );
  }
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

/** @returns the complaint, or the message of the error that stopped it. */
function messageOf(complain: () => string): string {
  try {
    return complain();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function complainOfMissingWords(path: string): string {
  return findUndocumentedFields(readYaml(siteDir, path))
    .map((pointer) => `${path}#${pointer}: words are missing. Write a description (an enum value also needs a title).`)
    .join('\n');
}

function complainOfContradictions(path: string, contract: ContractLocation): string {
  return findContradictions(toOperations(loadContract(contract)))
    .map((problem) => `${path}, ${problem}`)
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
