import {readFileSync} from 'node:fs';

/** What a reader of the page with the recipes saves and types. */
export interface Recipe {
  /** Code blocks with a file name as their title. */
  files: ReadonlyMap<string, string>;
  /** Lines that install, in their order. */
  installations: readonly string[];
  /** Lines that run a generator, in their order. */
  generators: readonly string[];
}

/**
 * Reads the files and the commands of the page, so that what is tested is what its readers copy.
 *
 * @param path of an MDX page
 */
export function readRecipe(path: string): Recipe {
  const blocks = [...readFileSync(path, 'utf8').matchAll(/^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$/gms)];
  const files = blocks.flatMap(([, , title, code = '']): [string, string][] => (title ? [[title, code]] : []));
  const lines = blocks.flatMap(([, language, , code = '']) => (language === 'bash' ? code.split('\n') : []));
  const generators = lines.filter((line) => /^npx (openapi|orval)/.test(line));
  if (files.length === 0 || generators.length === 0) {
    throw new Error(
      `${path} has no code block with a title, or no bash line that begins with "npx openapi" or "npx orval". The clients are made from them.`,
    );
  }
  return {files: new Map(files), installations: lines.filter((line) => line.startsWith('npm ')), generators};
}
