import {cpSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';

const left = new Set(['node_modules', 'build', '.docusaurus', '.git', 'test-results']);

export interface ScratchSite {
  folder: string;
  remove(): void;
}

/** Copies the site's sources to a place of their own, where the bench may change them. It has no history. */
export function makeScratchSite(root: string): ScratchSite {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  cpSync(root, folder, {recursive: true, filter: (file) => !left.has(relative(root, file))});
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {folder, remove: () => rmSync(folder, {recursive: true, force: true})};
}
