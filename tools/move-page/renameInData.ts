import {globSync} from 'tinyglobby';
import {locales, sourceLocale} from '../../src/kit/locales';
import {versions} from '../../src/kit/versions';
import {versionFolder} from '../../src/kit/pageLocation';
import {overlaysOf} from '../../src/reference/contract/loadContract';
import type {Json} from '../../src/reference/shared/model';
import {parse} from 'yaml';
import {stampOverlay} from '../contract/stampOverlay';
import type {PlannedChange} from '../plannedChange';
import {keepAnchor, relocate, relocateAddresses, type Relocation} from './relocation';

const textFiles = [
  'vocabulary/*.yaml',
  'openapi/**/*.yaml',
  'integrators/sandbox/*.yaml',
  'i18n/**/*.json',
  'versioned_sidebars/*.json',
  '*.md',
  '{guides,deploy,src,tools,checks,tests,integrators}/**/*.md',
  // What became of a page is history there.
  '!CHANGELOG.md',
  '!BENCHMARKS.md',
  '!**/__fixtures__/**',
  '!**/node_modules/**',
];

/** Renames a page in YAML, JSON and Markdown that is no page: terms, contracts, words of the interface, guides. */
export function renameInData(change: PlannedChange, relocation: Relocation): void {
  for (const file of globSync(textFiles, {cwd: change.root}).sort())
    change.edit(file, (text) => renameKeys(file, relocateAddresses(relocation, text), relocation));
  for (const file of globSync('tests/search/*.txt', {cwd: change.root}).sort())
    change.edit(file, (text) => renameAnswers(text, relocation));
  for (const {name} of versions) stampContracts(change, name);
}

function renameKeys(file: string, text: string, relocation: Relocation): string {
  if (file.startsWith('vocabulary/')) {
    return text.replace(/^(\s*page: )([^\s#]+)(?:#(\S+))?$/gm, (line, key: string, id: string, anchor?: string) => {
      const to = relocate(relocation, id);
      return to === undefined ? line : key + to + keepAnchor(relocation, anchor);
    });
  }
  if (file.startsWith('openapi/current/')) {
    return text.replace(
      /^(\s*x-page: )(\S+)$/gm,
      (_, key: string, id: string) => key + (relocate(relocation, id) ?? id),
    );
  }
  const labels = locales.filter(({code}) => code !== sourceLocale).map(({code}) => `i18n/${code}/`);
  if (!labels.some((folder) => file === `${folder}docusaurus-plugin-content-docs/current.json`)) return text;
  return text.replace(/(?<=\.category\.\/)([^".]+)(?=[".])/g, (id) => relocate(relocation, id) ?? id);
}

/** The pages that answer questions by which the search is measured. */
function renameAnswers(text: string, relocation: Relocation): string {
  return text.replace(/^(.*\| current \|.*\| )([^|]+)$/gm, (_, question: string, answers: string) => {
    const renamed = answers.split(', ').map((answer) => relocate(relocation, answer) ?? answer);
    return question + [...new Set(renamed)].join(', ');
  });
}

/** Translations of contracts in which nothing but an address changed. */
function stampContracts(change: PlannedChange, version: string): void {
  const folder = versionFolder(version);
  const overlays = overlaysOf(change.root, version).map(({path}) => path);
  const files = change.files().filter((file) => file.startsWith(`openapi/${folder}/`));
  if (files.every((file) => overlays.includes(file))) return;
  const contracts = new Map(
    globSync(`openapi/${folder}/v*.yaml`, {cwd: change.root})
      .filter((file) => !overlays.includes(file))
      .map((file): [string, Json] => [file.slice(file.lastIndexOf('/') + 1), parse(change.read(file)) as Json]),
  );
  for (const overlay of overlays.filter((file) => change.has(file)))
    change.edit(overlay, (text) => stampOverlay(text, contracts).text);
}
