import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {rootsFile, type LanguageRoots} from '../../src/publishing/steps/languageRoots';

/** Home pages of the languages, the main one first. */
export type Roots = readonly string[];

/**
 * @returns the home pages of a built site by their languages
 * @throws Error if the folder holds no finished build
 */
export function readLanguageRoots(folder: string): LanguageRoots {
  const file = join(folder, rootsFile);
  if (!existsSync(file))
    throw new Error(`There is no finished build in ${folder} (no ${rootsFile}). Build it with "npm run build".`);
  return JSON.parse(readFileSync(file, 'utf8')) as LanguageRoots;
}

/** @returns the root of the language that a path belongs to; of the main one for paths outside of the site. */
export function rootOf(roots: Roots, path: string): string {
  const [main = '/', ...others] = roots;
  return others.find((root) => path.startsWith(root)) ?? main;
}

/** @returns the not-found page of the language that the path belongs to, without its ending. */
export function notFoundPage(roots: Roots, path: string): string {
  return `${rootOf(roots, path)}404`;
}
