import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {rootsFile} from '../src/publishing/steps/languageRoots';

/**
 * @returns the path of the built site: `BUILD_DIR`, else `build`
 * @throws Error if nothing is built there
 */
export function buildFolder(): string {
  const folder = resolve(process.env.BUILD_DIR ?? 'build');
  if (!existsSync(join(folder, rootsFile))) {
    throw new Error(
      `There is no built site in ${folder}. Run "npm run build" first, or name another folder in BUILD_DIR.`,
    );
  }
  return folder;
}
