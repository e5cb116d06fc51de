import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import * as z from 'zod';
import {locales} from '../../src/kit/locales';
import type {DocVersionConfig} from '../../src/kit/versions';
import {placeData} from '../../src/kit/dataPlaces';
import {didYouMean} from '../../src/kit/didYouMean';
import {docsFolder, versionFolder} from '../../src/kit/pageLocation';
import {findDataProblems} from '../../src/kit/readData';
import {findPlace} from '../pages/findPlace';
import type {Check, Problem} from '../types';
import {findUnexplained} from './corrections';

const configFile = 'src/kit/versions.ts';
const listFile = 'versions.json';
const listSchema = z.array(z.string()).meta({value: 'a list of frozen versions, such as ["1.0.0"]'});

export const check: Check = {
  name: 'versions',
  description:
    'The two lists of versions agree, each version has its folders, and frozen pages change only with a written reason.',
  guide: 'guides/testing.md#versions',
  data: [listFile, configFile, 'versioned_*/**', 'openapi/**', 'i18n/**'],
  readsDataOnly: true,
  run: async ({root}) => {
    const {versions} = (await loadFreshModule(join(root, configFile))) as {versions: readonly DocVersionConfig[]};
    const text = readFileSync(join(root, listFile), 'utf8');
    const {listed, wrong} = parseList(text);
    if (wrong.length > 0) return {filesRead: 2, problems: wrong};
    const {problems, report} = findUnexplained(root);
    return {
      filesRead: 2,
      problems: [...compareLists(root, versions, listed), ...findFolders(root, versions), ...problems],
      report,
    };
  },
};

/** Docusaurus reads JSON, where a comma too many stops it; YAML, which allows more, only tells the lines. */
function parseList(text: string): {listed: string[]; wrong: Problem[]} {
  const {document, lineAt, lineOf} = placeData(text);
  try {
    const listed = JSON.parse(text) as string[];
    const wrong = findDataProblems(listSchema, listed);
    return {listed, wrong: wrong.map(({path, ...problem}) => ({file: listFile, line: lineOf(path), ...problem}))};
  } catch {
    const line = lineAt(document.errors[0]?.pos[0] ?? 0);
    const repair = 'Write a list such as ["2.0.0", "1.0.0"]: double quotes, and no comma after the last.';
    return {listed: [], wrong: [{file: listFile, line, rule: 'is not valid JSON', repair}]};
  }
}

/** Docusaurus reads versions.json, everything of ours the configuration; both go from new to old. */
function compareLists(root: string, versions: readonly DocVersionConfig[], listed: readonly string[]): Problem[] {
  const frozen = versions.slice(1).map(({name}) => name);
  const unknown = listed.filter((name) => !frozen.includes(name));
  const missing = frozen.filter((name) => !listed.includes(name));
  const problems = [
    ...unknown.map((name) => ({
      ...findPlace(root, [listFile], name),
      rule: `the version "${name}" is not in ${configFile}`,
      repair: `${didYouMean(name, frozen)} Add it there, or remove it here.`,
    })),
    ...missing.map((name) => ({
      ...findPlace(root, [configFile], name),
      rule: `the version "${name}" is not in ${listFile}`,
      repair: 'Add it there, or remove it here.',
    })),
  ];
  if (problems.length > 0 || listed.join() === frozen.join()) return problems;
  const order = frozen.map((name) => `"${name}"`).join(', ');
  return [
    {file: listFile, line: 1, rule: `has its versions in another order than ${configFile}`, repair: `Write ${order}.`},
  ];
}

/** Each version has pages in every language, sidebars and a contract, and no folder belongs to another version. */
function findFolders(root: string, versions: readonly DocVersionConfig[]): Problem[] {
  const missing = versions.flatMap(({name}, index) => {
    const folder = versionFolder(name);
    return [
      ...locales.map(({code}) => docsFolder(code, name)),
      ...(index === 0 ? [] : [`versioned_sidebars/${folder}-sidebars.json`]),
      `openapi/${folder}`,
    ]
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => ({
        ...findPlace(root, [configFile], name),
        rule: `the version "${name}" has no ${path}`,
        repair: 'Add it, or remove the version from the list.',
      }));
  });
  const known = versions.map(({name}) => versionFolder(name));
  const extra = ['versioned_docs', 'openapi'].flatMap((parent) =>
    (existsSync(join(root, parent)) ? readdirSync(join(root, parent), {withFileTypes: true}) : [])
      .filter((entry) => entry.isDirectory() && !known.includes(entry.name))
      .map(({name}) => ({
        file: `${parent}/${name}`,
        rule: `belongs to no version of ${configFile}`,
        repair: didYouMean(name, known),
      })),
  );
  return [...missing, ...extra];
}
