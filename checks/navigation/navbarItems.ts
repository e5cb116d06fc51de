import {sourceLocale} from '../../src/kit/locales';
import {currentVersion} from '../../src/kit/versions';
import {hasFrontMatter} from '../../src/content/front-matter/frontMatter';
import {didYouMean} from '../../src/kit/didYouMean';
import {idOf} from '../pages/docId';
import {findPlace} from '../pages/findPlace';
import {itemsIn, readSidebars, type VersionSidebars} from '../pages/sidebars';
import type {CheckContext, Problem} from '../types';
import {loadConfig} from './configAddresses';

export const navbarFile = 'src/config/navbar.ts';

interface NavbarItem {
  type?: string;
  docId?: string;
  sidebarId?: string;
  [key: string]: unknown;
}

/** @returns the items, those inside other items included */
function listItems(items: readonly NavbarItem[]): NavbarItem[] {
  const inner = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'];
  return items.flatMap((item) => [
    item,
    ...inner.flatMap((key) => (Array.isArray(item[key]) ? listItems(item[key] as NavbarItem[]) : [])),
  ]);
}

/** @returns the pages and sidebars that items of the navbar name, but no version has or none of its pages is in */
export async function findDeadItems({root, allPages, cache}: CheckContext): Promise<Problem[]> {
  const {navbar} = (await loadConfig(root, navbarFile)) as {navbar?: {items: NavbarItem[]}};
  const all = await readSidebars(root, cache);
  const current = all.find(({version}) => version.name === currentVersion.name);
  const sidebars = Object.keys(current?.sidebars ?? {});
  const docs = allPages
    .filter((page) => hasFrontMatter(page) && page.locale === sourceLocale && page.version === currentVersion.name)
    .map(idOf);
  const problem = (named: string, rule: string, repair: string): Problem => ({
    ...findPlace(root, [navbarFile], named),
    rule,
    repair,
  });
  const inVersion = `in version ${currentVersion.name}`;
  return listItems(navbar?.items ?? []).flatMap(({type, docId = '', sidebarId = ''}): Problem[] => {
    if (type === 'doc' && !docs.includes(docId))
      return [problem(docId, `there is no doc "${docId}" ${inVersion}`, didYouMean(docId, docs))];
    if (type !== 'docSidebar') return [];
    if (!sidebars.includes(sidebarId))
      return [problem(sidebarId, `there is no sidebar "${sidebarId}" ${inVersion}`, didYouMean(sidebarId, sidebars))];
    return all
      .filter((own) => own.sidebars[sidebarId] && !leadsSomewhere(own, sidebarId))
      .map(({version: {name}}) =>
        problem(sidebarId, `sidebar "${sidebarId}" of version ${name} has no page to link to`, 'Put one into it.'),
      );
  });
}

/** @returns whether the theme finds a page to link to in a sidebar */
function leadsSomewhere({sidebars}: VersionSidebars, name: string): boolean {
  return itemsIn(sidebars[name] ?? []).some(({type, ...item}) => type === 'doc' || 'link' in item);
}
