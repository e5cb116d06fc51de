import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {didYouMean} from '../../src/kit/didYouMean';
import {listItems, type NavbarItem} from './itemTypes';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The part of a docs version that is checked. */
export type CheckedVersion = Pick<LoadedVersion, 'versionName' | 'isLast' | 'sidebars'> & {
  docs: readonly {id: string}[];
  drafts: readonly {id: string}[];
};

/** @returns whether the theme finds a page to link to among these sidebar items. */
function hasTarget(items: readonly SidebarItem[]): boolean {
  return items.some((item) => {
    if (item.type === 'category') return item.link !== undefined || hasTarget(item.items);
    return item.type === 'doc';
  });
}

function checkDoc({docId}: NavbarItem, newest: CheckedVersion): string[] {
  const id = String(docId);
  const existing = newest.docs.map((doc) => doc.id);
  // The theme leaves out the item of a draft.
  if (existing.includes(id) || newest.drafts.some((draft) => draft.id === id)) return [];
  return [`there is no doc "${id}" in version ${newest.versionName}. ${didYouMean(id, existing)}`];
}

function checkSidebar({sidebarId}: NavbarItem, newest: CheckedVersion, versions: readonly CheckedVersion[]): string[] {
  const id = String(sidebarId);
  const existing = Object.keys(newest.sidebars);
  if (!existing.includes(id))
    return [`there is no sidebar "${id}" in version ${newest.versionName}. ${didYouMean(id, existing)}`];
  const empty = versions.filter(({sidebars}) => sidebars[id] && !hasTarget(sidebars[id]));
  return empty.map(({versionName, sidebars}) => {
    const filled = Object.keys(sidebars).filter((name) => hasTarget(sidebars[name] ?? []));
    const known = `Sidebars with pages: ${filled.join(', ') || 'none'}.`;
    return `sidebar "${id}" of version ${versionName} has no page to link to. ${known}`;
  });
}

function checkVersions({versions: listed}: NavbarItem, versions: readonly CheckedVersion[]): string[] {
  if (typeof listed !== 'object' || listed === null) return [];
  const names = Array.isArray(listed) ? listed.map(String) : Object.keys(listed);
  const existing = versions.map(({versionName}) => versionName);
  const unknown = names.filter((name) => !existing.includes(name));
  return unknown.map((name) => `there is no version "${name}". ${didYouMean(name, existing)}`);
}

type VersionsOf = (docsPluginId: string) => readonly CheckedVersion[] | undefined;

function checkItem(item: NavbarItem, versionsOf: VersionsOf): string[] {
  if (!['doc', 'docSidebar', 'docsVersionDropdown'].includes(String(item.type))) return [];
  const pluginId = String(item.docsPluginId ?? 'default');
  const versions = versionsOf(pluginId) ?? [];
  // Pages outside the docs, such as the home page, show the links of the newest version.
  const newest = versions.find(({isLast}) => isLast);
  if (!newest) return [`there are no docs with the plugin id "${pluginId}". Correct the id.`];
  if (item.type === 'doc') return checkDoc(item, newest);
  if (item.type === 'docSidebar') return checkSidebar(item, newest, versions);
  return checkVersions(item, versions);
}

/** What is wrong with a navbar item. */
export interface ItemProblem {
  item: NavbarItem;
  /** What is wrong, and what was probably meant, as sentences. */
  problem: string;
}

/**
 * Finds the navbar items that lead nowhere.
 *
 * @param items of the navbar, as configured
 * @param versionsOf the versions that an instance of the docs plugin has read; undefined when there is no such instance
 */
export function findDeadTargets(items: readonly NavbarItem[], versionsOf: VersionsOf): ItemProblem[] {
  return listItems(items).flatMap((item) => checkItem(item, versionsOf).map((problem) => ({item, problem})));
}
