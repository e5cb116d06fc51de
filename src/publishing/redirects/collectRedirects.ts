import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {foldersOf} from '../../kit/foldersOf';
import {retiredVersions, versionsLeftOut} from '../../kit/versions';
import {toAddress} from '../../kit/step';
import type {Redirects} from './redirectFiles';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** @returns the addresses of the pages that the sidebars of a version list, in their order. */
function listSidebarPages({docs, sidebars}: LoadedVersion): string[] {
  const permalinks = new Map(docs.map(({id, permalink}) => [id, permalink]));
  const visit = (item: SidebarItem): (string | undefined)[] => {
    if (item.type === 'doc' || item.type === 'ref') return [permalinks.get(item.id)];
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'doc' ? permalinks.get(item.link.id) : item.link?.permalink;
    return [own, ...item.items.flatMap(visit)];
  };
  const listed = Object.values(sidebars).flat().flatMap(visit);
  return listed.flatMap((permalink) => (permalink === undefined ? [] : toAddress(permalink)));
}

const isBelow = (address: string, base: string): boolean => `${address}/`.startsWith(`${base}/`);

/** Below the number of the current version, or of one that is not built, are no pages: the current ones are meant. */
export interface NumberedRoot {
  /** `/docs/2.3.0`. */
  root: string;
  /** Where its pages are: `/docs`. */
  current: string;
}

const ownNumbers = versionsLeftOut.map(({path}) => path);

/** @returns the roots of all numbers below which the pages of the current version are looked for */
export function numberedRoots(
  versions: readonly LoadedVersion[],
  leftOut: readonly string[] = ownNumbers,
): NumberedRoot[] {
  return versions
    .filter(({isLast}) => isLast)
    .map(({path, label}) => ({current: toAddress(path), label}))
    .flatMap(({current, label}) => [label, ...leftOut].map((number) => ({root: `${current}/${number}`, current})));
}

/**
 * Collects the addresses that lead to a page without being its own: written in another case; of a page that has moved;
 * a folder without a page, which leads to the first page below it in the sidebars; the current version by its number, or
 * by that of a version that is not built.
 *
 * @param pages addresses of all pages
 * @param moved old addresses of pages, each with the new one
 * @param leftOut numbers of the versions that are not built
 */
export function collectRedirects(
  pages: readonly string[],
  versions: readonly LoadedVersion[],
  moved: Redirects = {},
  leftOut: readonly string[] = ownNumbers,
): Redirects {
  const targets = new Map(pages.map((address) => [toAddress(address).toLowerCase(), address]));
  const addMissing = (from: string, to: string): void => {
    const key = from.toLowerCase();
    if (!targets.has(key)) targets.set(key, to);
  };
  for (const [from, to] of Object.entries(moved)) addMissing(from, to);
  for (const version of versions) {
    const base = toAddress(version.path);
    for (const page of listSidebarPages(version)) {
      for (const folder of foldersOf(page).filter((each) => isBelow(each, base))) addMissing(folder, page);
    }
  }
  const older = versions.filter(({isLast}) => !isLast).map(({path}) => toAddress(path));
  const numbered = numberedRoots(versions, leftOut);
  for (const base of new Set(numbered.map(({current}) => current))) {
    const others = [...older, ...[...retiredVersions, ...leftOut].map((name) => `${base}/${name}`)];
    const own = [...targets].filter(
      ([address]) => isBelow(address, base) && !others.some((version) => isBelow(address, version)),
    );
    for (const {root} of numbered.filter(({current}) => current === base)) {
      for (const [address, page] of own) addMissing(root + address.slice(base.length), page);
    }
  }
  targets.delete('');
  return Object.fromEntries([...targets].sort(([a], [b]) => (a < b ? -1 : 1)));
}
