import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join, relative} from 'node:path';

const excluded = new Set(['build', '.docusaurus', '.git', 'test-results']);

/**
 * Copies the site's sources, without packages, history and caches, to a new temporary folder.
 *
 * @param prefix start of the folder's name
 * @returns the folder
 */
export function copySources(root: string, prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  cpSync(root, folder, {
    recursive: true,
    filter: (file) => !excluded.has(relative(root, file)) && basename(file) !== 'node_modules',
  });
  return folder;
}

/** Links packages one by one into another folder, which thus has a `node_modules/.cache` of its own. */
export function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((each) => !each.startsWith('.') || each === '.bin'))
    symlinkSync(join(from, name), join(to, name));
}

/** A copy of the site. */
export interface ScratchSite {
  folder: string;
  remove: () => void;
}

/**
 * Copies the site to a temporary folder where it may be changed, with links to its packages.
 *
 * @param prefix start of the folder's name
 */
export function makeScratchSite(root: string, prefix = 'scratch-site-'): ScratchSite {
  const folder = copySources(root, prefix);
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {folder, remove: () => rmSync(folder, {recursive: true, force: true})};
}
