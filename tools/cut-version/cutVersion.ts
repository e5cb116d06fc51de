import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {docsFolder} from '../../src/content/pageLocation';
import {locales, sourceLocale} from '../../src/config/locales';
import {recordVersions} from '../freeze/recordVersions';
import {dropSidebar, editLabel, editSiteMap, editVersions} from './editText';

/** Release notes cover all versions, so only the current one has them. */
const currentOnly = {folder: 'release-notes', sidebar: 'releaseNotesSidebar'} as const;

export interface CutRequest {
  root: string;
  /** Present label of the current version; it becomes the name of the frozen one. */
  present: string;
  /** Present labels of all versions. */
  known: readonly string[];
  /** New label of the current version. */
  next: string;
}

/** @throws Error if the request is wrong, or files are in the way */
export function validateCut({root, present, known, next}: CutRequest): void {
  if (!/^\d+\.\d+\.\d+$/.test(next))
    throw new Error(`"${next}" is not a version. Write three numbers, for instance 2.4.0.`);
  if (known.includes(next)) throw new Error(`Version ${next} exists already. Known: ${known.join(', ')}.`);
  if (!isNewer(next, present))
    throw new Error(`${next} is older than the current version ${present}. The next one must be newer.`);
  const inTheWay = [
    ...locales.map(({code}) => docsFolder(code, present)),
    `versioned_sidebars/version-${present}-sidebars.json`,
    `openapi/version-${present}`,
  ].find((path) => existsSync(join(root, path)));
  if (inTheWay)
    throw new Error(`${inTheWay} already exists. Remove what is left of an earlier attempt, then try again.`);
}

function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split('.').map(Number));
  const position = (a ?? []).findIndex((number, index) => number !== b?.[index]);
  return position >= 0 && (a?.[position] ?? 0) > (b?.[position] ?? 0);
}

/**
 * Freezes the current version under its label and opens the next one.
 *
 * @throws Error before anything is changed if the request is wrong
 */
export function cutVersion(request: CutRequest): void {
  validateCut(request);
  const {root, present, next} = request;
  makeVersion(root, present);
  dropCurrentOnly(root, present);
  cpSync(join(root, 'openapi/current'), join(root, `openapi/version-${present}`), {recursive: true});
  edit(root, 'src/config/versions.ts', (text) => editVersions(text, present, next));
  edit(root, 'checks/route-coverage/site-map.yaml', (text) => editSiteMap(text, present, currentOnly.folder));
  for (const file of translationFiles('current')) edit(root, file, (text) => editLabel(text, next));
  recordVersions({root, versions: [present], targets: [present], reason: `first state of ${present}`});
}

/** Lets Docusaurus copy docs, translations and sidebars of the current version under the given name. */
function makeVersion(root: string, name: string): void {
  const command = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  try {
    execFileSync(process.execPath, [command, 'docs:version', name], {cwd: root, encoding: 'utf8', stdio: 'pipe'});
  } catch (error) {
    const cause = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Error(
      `docusaurus docs:version ${name} failed. Undo its changes with git, correct the cause, then try again.\n${cause.trim()}`,
    );
  }
}

function dropCurrentOnly(root: string, version: string): void {
  for (const {code} of locales) {
    rmSync(join(root, docsFolder(code, version), currentOnly.folder), {recursive: true, force: true});
  }
  const files = [`versioned_sidebars/version-${version}-sidebars.json`, ...translationFiles(`version-${version}`)];
  for (const file of files) edit(root, file, (text) => dropSidebar(text, currentOnly.sidebar));
}

function translationFiles(name: string): string[] {
  return locales
    .filter(({code}) => code !== sourceLocale)
    .map(({code}) => `i18n/${code}/docusaurus-plugin-content-docs/${name}.json`);
}

function edit(root: string, file: string, change: (text: string) => string): void {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
