import {createHash} from 'node:crypto';
import path from 'node:path';
import type {RuleSetRule} from 'webpack';

interface StyleLoader {
  loader?: string;
  options?: {modules?: {localIdentName?: string; getLocalIdent?: unknown}};
}

/** The file and the name within it that a short name stands for. */
const owners = new Map<string, string>();

/**
 * @param file path of the style sheet, from the folder of the site
 * @param localName class name as the style sheet writes it
 * @returns the class name in the built site: two letters tell the style sheets apart
 * @throws when two style sheets would get the same name
 */
export function shortClassName(file: string, localName: string): string {
  const name = `${localName}_${createHash('sha256').update(file).digest('base64url').slice(0, 2)}`;
  const owner = owners.get(name) ?? file;
  if (owner !== file) {
    throw new Error(
      `light-bundle: the class "${localName}" would be called "${name}" in both ${owner} and ${file}. Rename it in one of them.`,
    );
  }
  owners.set(name, owner);
  return name;
}

/**
 * Makes the class names of style modules two letters shorter than Docusaurus writes them: they stand in the styles, in
 * the scripts and in every page.
 *
 * @throws when Docusaurus no longer sets up its style modules in the way that this changes
 */
export function applyShortClassNames(rules: readonly unknown[], siteDir: string): void {
  const settings = (rules as RuleSetRule[])
    .flatMap(({use}) => (Array.isArray(use) ? (use as StyleLoader[]) : []))
    .flatMap(({loader, options}) => (loader?.includes('css-loader') && options?.modules ? [options.modules] : []));
  if (settings.length === 0) {
    throw new Error('light-bundle: found no css-loader for style modules. Has Docusaurus changed its rules?');
  }
  for (const modules of settings) {
    modules.getLocalIdent = ({resourcePath}: {resourcePath: string}, _pattern: string, localName: string) =>
      shortClassName(path.relative(siteDir, resourcePath).split(path.sep).join('/'), localName);
  }
}
