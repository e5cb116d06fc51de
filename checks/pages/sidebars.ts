import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {NormalizedSidebarItem, NormalizedSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {globSync} from 'tinyglobby';
import {currentVersion, versions, type DocVersionConfig} from '../../src/kit/versions';
import {findPlace} from './findPlace';
import {remember, type ResultCache} from './resultCache';

/** The sidebars of a version. */
export interface VersionSidebars {
  version: DocVersionConfig;
  /** The file that Docusaurus reads. */
  file: string;
  sidebars: NormalizedSidebars;
}

/** Files in which sidebars are written. */
export const sidebarFiles = ['sidebars.ts', 'src/config/sidebars/*.ts', 'versioned_sidebars/*.json'];

const fileOf = ({name}: DocVersionConfig): string =>
  name === currentVersion.name ? 'sidebars.ts' : `versioned_sidebars/version-${name}-sidebars.json`;

/** Reads the sidebars of every version, as Docusaurus does: none where the file is missing. */
export function readSidebars(root: string, cache?: ResultCache): Promise<VersionSidebars[]> {
  const files = globSync(sidebarFiles, {cwd: root}).sort();
  const inputs = files.map((file) => file + readFileSync(join(root, file), 'utf8'));
  return remember(cache, ['sidebars', JSON.stringify(versions), ...inputs], () => loadSidebars(root));
}

async function loadSidebars(root: string): Promise<VersionSidebars[]> {
  // Loads half of Docusaurus, which a run with the sidebars of the last one does not need.
  const {loadSidebarsFile} = await import('@docusaurus/plugin-content-docs/lib/sidebars/index.js');
  const {normalizeSidebars} = await import('@docusaurus/plugin-content-docs/lib/sidebars/normalization.js');
  return Promise.all(
    versions.map(async (version) => {
      const file = fileOf(version);
      return {version, file, sidebars: normalizeSidebars(await loadSidebarsFile(join(root, file)))};
    }),
  );
}

/** @returns the items of a sidebar, those inside categories included */
export function itemsIn(items: readonly NormalizedSidebarItem[]): NormalizedSidebarItem[] {
  return items.flatMap((item) => [item, ...(item.type === 'category' ? itemsIn(item.items) : [])]);
}

/** @returns the page that an item leads to: its own, or that of a category */
export function pageOf(item: NormalizedSidebarItem): string | undefined {
  if (item.type === 'doc' || item.type === 'ref') return item.id;
  return item.type === 'category' && item.link?.type === 'doc' ? item.link.id : undefined;
}

/** @returns where the sidebars of a version name a page or an address */
export function findInSidebars(
  root: string,
  {version, file}: VersionSidebars,
  text: string,
): {file: string; line?: number} {
  const parts = version.name === currentVersion.name ? globSync('src/config/sidebars/*.ts', {cwd: root}).sort() : [];
  return findPlace(root, [file, ...parts], text);
}
