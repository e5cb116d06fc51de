import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {didYouMean} from '../src/kit/didYouMean';

/** What the words of a command line mean that stand alone. */
export interface NamedOnCommandLine {
  /** Names of checks; all are meant where there are none. */
  checks: string[];
  /** Paths of files and folders; everything is meant where there are none. */
  paths: string[];
}

/**
 * Sorts words such as `links docs/app` into names of checks and paths.
 *
 * @throws Error when a word is neither
 */
export function readArguments(words: readonly string[], names: readonly string[], root: string): NamedOnCommandLine {
  const paths = words.filter((word) => !names.includes(word));
  const unknown = paths.find((path) => !existsSync(join(root, path)));
  if (unknown !== undefined) {
    const repair = unknown.includes('/') ? 'Check the path.' : didYouMean(unknown, names);
    throw new Error(`There is no check and no file "${unknown}". ${repair}`);
  }
  return {checks: words.filter((word) => names.includes(word)), paths};
}
