import {join} from 'node:path';
import {emptyFolder, readersEnvironment} from '../pages/emptyFolder';
import {checkRegistry} from '../pages/checkRegistry';
import {runCommand} from './runCommand';

/** Compilers under which the ready client must compile, by the names under which they are installed. */
export const compilers = {
  'typescript-5.9': 'typescript@5.9.3',
  'typescript-6.0': 'typescript@6.0.3',
  'typescript-7.0': 'typescript@7.0.2',
} as const;

/** A folder outside this project with the generators of the page. */
export interface Tools {
  folder: string;
  binFolder: string;
}

/**
 * Types the installations of the page with the recipes in an empty folder, and adds the compilers.
 *
 * @throws Error with what npm said
 */
export async function installTools(installations: readonly string[]): Promise<Tools> {
  await checkRegistry();
  const folder = emptyFolder();
  const added = Object.entries(compilers).map(([name, version]) => `${name}@npm:${version}`);
  for (const line of [...installations, `npm install ${added.join(' ')}`]) {
    const {isOk, output} = await runCommand(['bash', '-c', line], folder, {
      binFolder: join(folder, 'node_modules/.bin'),
      environment: readersEnvironment({}),
    });
    if (!isOk) throw new Error(`"${line}" failed in an empty folder:\n${output}`);
  }
  return {folder, binFolder: join(folder, 'node_modules/.bin')};
}
