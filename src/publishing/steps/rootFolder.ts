import {join, posix} from 'node:path';
import type {BuiltLanguage} from '../../kit/step';

/** @returns the folder of the whole build, in which a file's path is its address on the host. */
export function rootFolder({outDir, baseUrl}: Pick<BuiltLanguage, 'outDir' | 'baseUrl'>): string {
  return join(outDir, posix.relative(baseUrl, '/'));
}

/**
 * Below a base path, the pages must be in folders of the same names: every server and host then finds them without a rule.
 *
 * @throws Error that names the command that puts them there
 */
export function assertFolder({outDir, baseUrl}: Pick<BuiltLanguage, 'outDir' | 'baseUrl'>): void {
  if (join(outDir, '/').replaceAll('\\', '/').endsWith(baseUrl)) return;
  throw new Error(
    `publishing: pages of ${baseUrl} cannot be built into ${outDir}, because it does not end in that path. ` +
      'Build with "npm run build", which writes to the right folder below build/.',
  );
}
