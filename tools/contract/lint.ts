/**
 * `npm run contract:lint`: every contract obeys the rules of redocly.yaml, every field has words, and every text has a
 * translation made from its present English.
 */
import {spawnSync} from 'node:child_process';
import {resolve} from 'node:path';
import {locales} from '../../src/config/locales';
import {loadContract, type ContractLocation} from '../../src/plugins/api-contract/node/contract/loadContract';
import {readYaml} from '../../src/plugins/api-contract/node/contract/readYaml';
import {listContracts} from './listContracts';
import {findSilentFields} from './findSilentFields';

const siteDir = resolve(__dirname, '../..');

function main(): void {
  let passed = 0;
  let failed = 0;
  const report = (name: string, complaint: string): void => {
    if (complaint === '') passed += 1;
    else failed += 1;
    console.log(complaint === '' ? `ok      ${name}` : `FAILED  ${name}\n${complaint}`);
  };
  for (const {folder, files} of listContracts(siteDir)) {
    for (const file of files) {
      const path = `openapi/${folder}/${file}`;
      report(`${path}: rules of redocly.yaml`, lintWithRedocly(path));
      report(`${path}: words for every field`, complainOfSilence(path));
      for (const {code} of locales)
        report(`${path}: loads in ${code}`, complainOfLoading({siteDir, folder, file, locale: code}));
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

function lintWithRedocly(path: string): string {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [require.resolve('@redocly/cli/bin/cli.js'), 'lint', '--config', 'redocly.yaml', '--format', 'stylish', path],
    {cwd: siteDir, encoding: 'utf8', env: {...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'}},
  );
  return status === 0 ? '' : `${stdout}${stderr}`;
}

function complainOfSilence(path: string): string {
  return findSilentFields(readYaml(siteDir, path))
    .map((pointer) => `${path}#${pointer}: words are missing. Write a description (an enum value also needs a title).`)
    .join('\n');
}

function complainOfLoading(location: ContractLocation): string {
  try {
    loadContract(location);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

main();
