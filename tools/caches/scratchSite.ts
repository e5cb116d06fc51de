import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';

const excluded = new Set(['node_modules', 'build', '.docusaurus', '.git', 'test-results', 'bench']);

export interface ScratchSite {
  folder: string;
  remove(): void;
}

/** Gives a folder the same packages; linked one by one, so that `node_modules/.cache` is its own. */
export function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((each) => !each.startsWith('.') || each === '.bin'))
    symlinkSync(join(from, name), join(to, name));
}

/** Copies the site's sources to a place of their own, where they may be changed. It has no history and no caches. */
export function makeScratchSite(root: string): ScratchSite {
  const folder = mkdtempSync(join(tmpdir(), 'scratch-site-'));
  cpSync(root, folder, {recursive: true, filter: (file) => !excluded.has(relative(root, file))});
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {folder, remove: () => rmSync(folder, {recursive: true, force: true})};
}
