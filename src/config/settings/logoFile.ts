import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {fromEnvironment} from './variables';

const projectRoot = join(__dirname, '../../..');

/**
 * @param name of the variable with the path of an SVG file, from the root of the project
 * @returns the whole path
 * @throws Error when there is no such file, or when it is no SVG
 */
export function logoFromEnvironment(name: string, fallback: string): string {
  const value = fromEnvironment(name, fallback);
  const file = resolve(projectRoot, value);
  if (!existsSync(file)) throw new Error(`${name} is "${value}", but there is no file ${file}. Correct the path.`);
  if (/<svg[\s>]/.test(readFileSync(file, 'utf8'))) return file;
  throw new Error(`${name} is "${value}", which is no SVG. Give a file with an <svg> element.`);
}
