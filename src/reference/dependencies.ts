import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {WatchedFiles} from '../kit/watchFiles';
import {versionFolder} from '../kit/pageLocation';
import {versions} from '../kit/versions';
import {languages, sourceLocale} from '../kit/locales';
import {contractFiles, contractSource, overlaySource} from './contract/loadContract';
import {sandboxTexts} from './pages/sandboxTables';
import {programIds, programsFolder} from './samples/programs';

/**
 * @returns every file that a generated part of a page is made from: all contracts (a page lists what changed between
 *   versions), the complete programs, the words about the sandbox, and the code that renders them
 */
export function pageDependencies(siteDir: string): WatchedFiles {
  const translations = languages.filter(({code}) => code !== sourceLocale);
  const contracts = versions
    .map(({name}) => versionFolder(name))
    .flatMap((folder) => [
      ...contractFiles.map((file) => contractSource({folder, file})),
      ...translations.map(({code}) => overlaySource(folder, code)),
    ])
    .map((file) => join(siteDir, file));
  const code = readdirSync(__dirname, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => join(__dirname, file));
  const programs = programIds(siteDir).flatMap((id) =>
    readdirSync(join(siteDir, programsFolder, id)).map((name) => join(siteDir, programsFolder, id, name)),
  );
  return {
    present: [
      ...contracts.filter((file) => existsSync(file)),
      ...code,
      ...programs,
      ...Object.values(sandboxTexts).map((file) => join(siteDir, file)),
    ],
    absent: contracts.filter((file) => !existsSync(file)),
    marker: '<Api',
  };
}
