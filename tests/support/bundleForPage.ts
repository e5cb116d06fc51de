import path from 'node:path';
import {buildSync} from 'esbuild';

/**
 * Bundles a module for tests that run in a page, because the DOM of the unit tests does not record changes as browsers do.
 *
 * @param file from the root of the project
 * @returns a script after which `tested` holds what the module exports
 */
export function bundleForPage(file: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.resolve(file)],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'tested',
  });
  return outputFiles[0]!.text;
}
