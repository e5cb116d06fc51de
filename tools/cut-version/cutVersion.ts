import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {docsFolder} from '../../src/kit/pageLocation';
import {recordReleasedAddresses} from '../../checks/moved-pages/releasedAddresses';
import {languages, languagesSetting, sourceLocale} from '../../src/kit/locales';
import {versionsSetting} from '../../src/kit/versions';
import {editFile} from './editFile';
import {editContract, editContractLinks, editIssueForm, editLabel, editVersions} from './editText';
import {freezeCopy} from './freezeCopy';
import {editPages} from './editPages';

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
    ...languages.map(({code}) => docsFolder(code, present)),
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
 * Freezes the current version under its label and opens the next one, so that all checks and tests pass again.
 *
 * @throws Error before anything is changed if the request is wrong
 */
export async function cutVersion(request: CutRequest): Promise<void> {
  validateCut(request);
  const {root, present, next} = request;
  makeVersion(root, present);
  cpSync(join(root, 'openapi/current'), join(root, `openapi/version-${present}`), {recursive: true});
  freezeCopy(root, present);
  editPages(root, 'current', (text) => editContractLinks(text, present, next));

  editFile(root, 'src/kit/versions.ts', (text) => editVersions(text, present, next));
  editFile(root, '.github/ISSUE_TEMPLATE/content.yml', (text) => editIssueForm(text, next));
  for (const {code} of languages.filter(({code}) => code !== sourceLocale)) {
    const messages = `i18n/${code}/docusaurus-plugin-content-docs/current.json`;
    if (existsSync(join(root, messages))) editFile(root, messages, (text) => editLabel(text, next));
  }
  for (const file of globSync('openapi/current/*.yaml', {cwd: root})) {
    editFile(root, file, (text) => editContract(text, present, next));
  }
  // Of the release that ends here: its addresses are in messages and bookmarks.
  await recordReleasedAddresses(root);
}

/**
 * Lets Docusaurus copy docs, translations and sidebars of the current version under the given name: all of them, whatever
 * is deployed.
 */
function makeVersion(root: string, name: string): void {
  const env = {...process.env, [languagesSetting]: '', [versionsSetting]: ''};
  const command = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  try {
    execFileSync(process.execPath, [command, 'docs:version', name], {cwd: root, env, encoding: 'utf8', stdio: 'pipe'});
  } catch (error) {
    const cause = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Error(`docusaurus docs:version ${name} failed. Correct the cause, then try again.\n${cause.trim()}`);
  }
}

/** @returns the lines of the current version that name a version, with their place; nobody but a person can renew them. */
export function listMentions(root: string, label: string): string[] {
  const folders = languages
    .flatMap(({code}) => [`${docsFolder(code, 'current')}/**/*.mdx`, `i18n/${code}/build.json`])
    .concat('openapi/current/*.yaml');
  return globSync(folders, {cwd: root})
    .filter((file) => !file.includes('/release-notes/'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (isMention(line, label) ? `${file}:${index + 1} ${line.trim().slice(0, 120)}` : [])),
    );
}

/** Examples in descriptions of messages name no version of the site, and what was read stays read. */
function isMention(line: string, label: string): boolean {
  return line.includes(label) && !/^\s*(?:"description"|x-seen-in:)/.test(line);
}
