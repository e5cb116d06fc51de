import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {completeLanguages} from '../../src/kit/perLocale';
import {placeData} from '../../src/kit/dataPlaces';
import {didYouMean} from '../../src/kit/didYouMean';
import {docsFolder, versionFolder} from '../../src/kit/pageLocation';
import {findDataProblems} from '../../src/kit/readData';
import {findPlace} from '../pages/findPlace';
import type {Check, Problem} from '../types';
import {findUnexplained} from './corrections';

const listFile = 'versions.json';
const listSchema = z.array(z.string()).meta({value: 'a list of frozen versions, such as ["1.0.0"]'});

export const check: Check = {
  name: 'versions',
  description: 'Each version has its folders, and frozen pages change only with a written reason.',
  guide: 'guides/testing.md#versions',
  data: [listFile, 'versioned_*/**', 'openapi/**', 'i18n/**'],
  readsDataOnly: true,
  run: ({root}) => {
    const {document, lineOf} = placeData(readFileSync(join(root, listFile), 'utf8'));
    const frozen = document.toJS() as string[];
    const wrong = findDataProblems(listSchema, frozen).map(({path, ...problem}) => ({
      file: listFile,
      line: lineOf(path),
      ...problem,
    }));
    if (wrong.length > 0) return {filesRead: 1, problems: wrong};
    const {problems, report} = findUnexplained(root);
    return {filesRead: 1, problems: [...findFolders(root, ['current', ...frozen]), ...problems], report};
  },
};

/** Each version has pages in every language, sidebars and a contract, and no folder belongs to another version. */
function findFolders(root: string, versions: readonly string[]): Problem[] {
  const missing = versions.flatMap((name) => {
    const folder = versionFolder(name);
    return [
      ...completeLanguages.map(({code}) => docsFolder(code, name)),
      ...(name === 'current' ? [] : [`versioned_sidebars/${folder}-sidebars.json`]),
      `openapi/${folder}`,
    ]
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => ({
        ...findPlace(root, [listFile], name),
        rule: `the version "${name}" has no ${path}`,
        repair: 'Add it, or remove the version from the list.',
      }));
  });
  const known = versions.map(versionFolder);
  const extra = ['versioned_docs', 'openapi'].flatMap((parent) =>
    (existsSync(join(root, parent)) ? readdirSync(join(root, parent), {withFileTypes: true}) : [])
      .filter((entry) => entry.isDirectory() && !known.includes(entry.name))
      .map(({name}) => ({
        file: `${parent}/${name}`,
        rule: `belongs to no version of ${listFile}`,
        repair: didYouMean(name, known),
      })),
  );
  return [...missing, ...extra];
}
