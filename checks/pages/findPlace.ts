import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {escapeRegExp} from '../../src/kit/shared/escapeRegExp';

/**
 * Finds where code or data says something: what is imported or loaded knows no lines.
 *
 * @param files in the order in which they are searched, all of which exist
 * @param text a string, or the name of a key
 * @returns the place; the first file alone when code puts the text together
 */
export function findPlace(
  root: string,
  files: readonly [string, ...string[]],
  text: string,
): {file: string; line?: number} {
  const parts = text.split('/');
  // Code may hold the beginning of a path in a variable: its end identifies it too.
  const endings = parts.map((_, index) => parts.slice(index).join('/')).filter(Boolean);
  for (const ending of endings) {
    const escaped = escapeRegExp(ending);
    const written = new RegExp(`['"\`/]${escaped}['"\`]|(?<![\\w'"])${escaped}:`);
    for (const file of files) {
      const index = readFileSync(join(root, file), 'utf8')
        .split('\n')
        .findIndex((line) => written.test(line));
      if (index >= 0) return {file, line: index + 1};
    }
  }
  return {file: files[0]};
}
