import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createMatcher} from '@docusaurus/utils/lib/globUtils.js';
import {parse} from 'yaml';
import * as z from 'zod';
import {languages} from '../../src/kit/locales';
import {docsFolder} from '../../src/kit/pageLocation';
import {parseYaml} from '../../src/kit/readData';
import {askGit, findChangeBase, listChanges} from '../../tools/stages/changedFiles.mjs';
import type {Problem} from '../types';

export const correctionsFile = 'versioned_docs/corrections.yaml';
const text = z.string().trim().min(1);
const correctionsSchema = z.array(
  z.strictObject({
    reason: text.meta({value: 'why frozen text was changed'}),
    files: z.array(text).min(1).meta({value: 'a list of paths or globs'}),
  }),
);

/**
 * Finds the files of frozen versions that the present change touches without a row of its own in the list of
 * corrections. A version that comes or goes with the change is left out.
 */
export function findUnexplained(root: string): {problems: Problem[]; report: string[]} {
  const path = join(root, correctionsFile);
  const rows = existsSync(path) ? parseYaml(correctionsSchema, readFileSync(path, 'utf8'), correctionsFile) : [];
  const base = findChangeBase(root);
  if (!base)
    return {problems: [], report: ['Frozen pages were not compared: Git has no commit before the present change.']};

  const readBefore = (file: string): unknown => parse(askGit(root, 'show', `${base}:${file}`) ?? '[]');
  const versionsBefore = readBefore('versions.json') as string[];
  const versions = (JSON.parse(readFileSync(join(root, 'versions.json'), 'utf8')) as string[]).filter((name) =>
    versionsBefore.includes(name),
  );
  const rowsBefore = new Set((readBefore(correctionsFile) as unknown[]).map((row) => JSON.stringify(row)));
  const globs = rows.filter((row) => !rowsBefore.has(JSON.stringify(row))).flatMap(({files}) => files);
  const isNamed = (file: string): boolean => globs.some((glob) => createMatcher([glob])(file));

  const problems = [...listChanges(root, base)].sort().flatMap((file): Problem[] => {
    const version = versions.find((name) => isOfVersion(file, name));
    if (version === undefined || isNamed(file)) return [];
    return [
      {
        file,
        rule: `differs from the commit ${base.slice(0, 8)}, but ${version} is frozen`,
        repair: `Undo it; or, if it corrects an error, add the row \`- {reason: what was wrong, files: [${file}]}\` at the top of ${correctionsFile}.`,
      },
    ];
  });
  return {problems, report: []};
}

/** Pages in every language with their tags, and sidebars. */
function isOfVersion(file: string, version: string): boolean {
  return (
    languages.some(({code}) => file.startsWith(`${docsFolder(code, version)}/`)) ||
    file === `versioned_sidebars/version-${version}-sidebars.json`
  );
}
