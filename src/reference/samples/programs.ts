import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {extname, join} from 'node:path';
import {didYouMean} from '../../kit/didYouMean';
import {putPlatformAddress} from '../../kit/platformAddress';
import {sampleLanguages, type SampleLanguageId} from '../shared/sampleLanguages';

/** Folder of complete programs below the site: `<id>/`, in it a file for each sample language. */
export const programsFolder = 'integrators/downloads/programs';

/** A complete program in one language; readers download its file. */
export interface ProgramFile {
  language: SampleLanguageId;
  /** Name of the file. */
  name: string;
  code: string;
}

const endings: Readonly<Record<SampleLanguageId, string>> = {
  curl: '.sh',
  javascript: '.mjs',
  python: '.py',
  php: '.php',
  java: '.java',
  csharp: '.cs',
  go: '.go',
  ruby: '.rb',
};

/** @returns the ids of all complete programs of a site. */
export function programIds(siteDir: string): string[] {
  const folder = join(siteDir, programsFolder);
  return existsSync(folder) ? readdirSync(folder) : [];
}

/**
 * @returns the files of a program, in the order of the sample languages
 * @throws Error if there is no such program, or if it lacks a language
 */
export function readProgram(siteDir: string, id: string): ProgramFile[] {
  const folder = join(siteDir, programsFolder);
  const known = programIds(siteDir);
  if (!known.includes(id))
    throw new Error(
      `unknown program "${id}" in ${programsFolder}. ${didYouMean(id, known)} Correct the id, or add it.`,
    );
  const names = readdirSync(join(folder, id));
  return sampleLanguages.map(({id: language, label}) => {
    const name = names.find((one) => extname(one) === endings[language]);
    if (!name)
      throw new Error(
        `program "${id}" has no file for ${label}. Add ${programsFolder}/${id}/NAME${endings[language]}.`,
      );
    return {language, name, code: putPlatformAddress(readFileSync(join(folder, id, name), 'utf8').trimEnd())};
  });
}
