import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {languages} from '../../src/kit/locales';
import {versions} from '../../src/kit/versions';
import {contractsOf, loadContract} from '../../src/reference/contract/loadContract';
import {toOperations} from '../../src/reference/model/operations';
import {emitSample} from '../../src/reference/samples/emit';
import {lineWidth} from '../../src/reference/samples/literal';
import {programsFolder} from '../../src/reference/samples/programs';
import {toSampleRequest} from '../../src/reference/samples/request';
import {sampleForms, type SampleLanguageId} from '../../src/reference/shared/sampleLanguages';

const siteDir = resolve(__dirname, '../..');
const width = String(lineWidth);

/**
 * Writes every sample of every contract in every language of the site, and every complete program, in a language to one
 * folder. Of equal samples, which most are in several versions, only the first is written.
 */
function writeSamples(language: SampleLanguageId, ending: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${language}-`));
  const written = new Set<string>();
  for (const {name, label} of versions) {
    for (const contract of languages.flatMap(({code}) => contractsOf(siteDir, name, code))) {
      for (const operation of toOperations(loadContract(contract))) {
        const request = toSampleRequest(operation, 'https://econtract.example.com');
        for (const form of sampleForms) {
          const sample = emitSample(language, request, form);
          if (written.has(sample)) continue;
          written.add(sample);
          const place = `${contract.locale}-${label}-${contract.file.replace('.yaml', '')}`;
          const file = `${place}-${operation.id}-${form}.${ending}`.replaceAll('-', '_');
          writeFileSync(join(folder, file.replaceAll(/\.(?=\d)/g, '_')), `${sample}\n`);
        }
      }
    }
  }
  for (const file of readdirSync(join(siteDir, programsFolder), {recursive: true, encoding: 'utf8'})) {
    if (file.endsWith(`.${ending}`)) cpSync(join(siteDir, programsFolder, file), join(folder, basename(file)));
  }
  return folder;
}

/** Each prints what it would change, and nothing when all is well. */
const formatters: {language: SampleLanguageId; ending: string; command: string[]}[] = [
  {
    language: 'javascript',
    ending: 'mjs',
    command: [
      resolve(siteDir, 'node_modules/.bin/prettier'),
      '--no-config',
      '--print-width',
      width,
      '--list-different',
      '.',
    ],
  },
  {language: 'python', ending: 'py', command: ['black', '--quiet', '--diff', '--line-length', width, '.']},
  {language: 'go', ending: 'go', command: ['gofmt', '-d', '.']},
  {
    language: 'ruby',
    ending: 'rb',
    command: [
      'rubocop',
      '--force-default-config',
      '--format',
      'emacs',
      '--only',
      'Layout,Lint,Style/StringLiterals',
      '--except',
      'Layout/LineLength',
      '.',
    ],
  },
];

describe('every sample', () => {
  it.for(formatters)('in $language is left as it is by its formatter', ({language, ending, command}, context) => {
    const [program = '', ...parameters] = command;
    const {status, error} = spawnSync(program, ['--version'], {stdio: 'ignore'});
    if (error !== undefined || (status !== 0 && program !== 'gofmt'))
      return context.skip(`${program} is not installed`);
    const {stdout} = spawnSync(program, parameters, {cwd: writeSamples(language, ending), encoding: 'utf8'});
    expect(stdout.split('\n').slice(0, 60).join('\n')).toBe('');
  });
});
