import {existsSync, readdirSync} from 'node:fs';
import {basename, join} from 'node:path';
import {locales, type LocaleCode} from '../../kit/locales';
import {currentVersion, deployedVersions} from '../../kit/versions';
import {message} from '../../kit/messages';
import {programIds, readProgram} from '../../reference/samples/programs';
import {collectionPath, outputFolder} from '../../reference/shared/outputPaths';
import {sampleLanguages} from '../../reference/shared/sampleLanguages';
import type {LanguageRoots} from '../steps/languageRoots';
import type {LinkList} from './writeLlms';

/** What is needed to link what llms.txt does not list. */
interface Place {
  siteDir: string;
  /** Folder of the language's built pages, with the files of the contracts in it. */
  outDir: string;
  siteUrl: string;
  roots: LanguageRoots;
  locale: LocaleCode;
}

/** @returns the lists of llms.txt beside those of its pages: files for programs, and other versions and languages. */
export function otherFiles({siteDir, outDir, siteUrl, roots, locale}: Place): LinkList[] {
  const home = (code: LocaleCode): string => siteUrl + (roots[code] ?? '/');
  const files = deployedVersions.flatMap(({label}) =>
    publishedFiles(outDir, label).map((path) => ({title: titleOf(path, label), url: home(locale) + path})),
  );
  const programs = programIds(siteDir).flatMap((id) =>
    readProgram(siteDir, id).map(({language, name}) => ({
      title: name,
      url: `${home(locale)}programs/${id}/${name}`,
      note: sampleLanguages.find((one) => one.id === language)?.label,
    })),
  );
  const older = deployedVersions
    .filter(({name}) => name !== currentVersion.name)
    .map(({label, path: part}) => ({
      title: message(locale, 'llms.version', {version: label}),
      url: `${home(locale)}docs/${part}.md`,
    }));
  const languages = locales
    .filter(({code}) => code !== locale)
    .map(({code, label}) => ({title: label, url: `${home(code)}llms.txt`}));
  const full = {title: message(locale, 'llms.full'), url: `${home(locale)}llms-full.txt`};
  return [
    {heading: message(locale, 'llms.files'), links: [...files, ...programs]},
    {heading: message(locale, 'llms.more'), links: [full, ...older, ...languages]},
  ];
}

/** @returns the paths of what was written for programs of a version, the contracts first. */
function publishedFiles(outDir: string, label: string): string[] {
  const folder = outputFolder(label);
  const names = existsSync(join(outDir, folder)) ? readdirSync(join(outDir, folder)).sort() : [];
  const isContract = (name: string): boolean => /^v\d+\.json$/.test(name);
  return [...names.filter(isContract), ...names.filter((name) => !isContract(name))].map((name) => `${folder}/${name}`);
}

function titleOf(path: string, label: string): string {
  const name = basename(path);
  if (path === collectionPath(label)) return `Postman (${label})`;
  if (name.endsWith('.json')) return `OpenAPI 3.1: ${name} (${label})`;
  return `${name.endsWith('.ts') ? 'TypeScript: ' : ''}${name} (${label})`;
}
