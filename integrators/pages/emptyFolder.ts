import {existsSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, dirname, join} from 'node:path';

/**
 * @returns a new empty folder from which no package is in reach
 * @throws Error if a folder above it has some
 */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'typed-'));
  for (let above = folder; above !== dirname(above); above = dirname(above)) {
    const found = ['package.json', 'node_modules'].map((name) => join(above, name)).find((path) => existsSync(path));
    if (found)
      throw new Error(
        `What readers type has to run where nothing is installed, but ${found} is in reach. Set TMPDIR to a folder with nothing above it.`,
      );
  }
  return folder;
}

/** @returns the environment of a reader's terminal: without what npm and this project add to it */
export function readersEnvironment(own: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const added = /^(?:npm_(?!config_registry$)|NODE_|ECONTRACT_|INIT_CWD$|VITEST|TSX)/i;
  const inherited = Object.entries(process.env).filter(([name]) => !added.test(name));
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return {...Object.fromEntries(inherited), PATH: path.join(delimiter), ...own};
}
