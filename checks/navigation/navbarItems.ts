import {sourceLocale} from '../../src/kit/locales';
import {currentVersion} from '../../src/kit/versions';
import {hasFrontMatter} from '../../src/content/front-matter/frontMatter';
import {findDataProblems} from '../../src/kit/readData';
import {findDeadTargets, type CheckedVersion} from './findDeadTargets';
import {itemSchema, listItems, type NavbarItem} from './itemTypes';
import {findPlace} from '../pages/findPlace';
import {readSidebars} from '../pages/sidebars';
import {idOf} from '../pages/docId';
import type {CheckContext, Problem} from '../types';
import {loadConfig} from './configAddresses';

export const navbarFile = 'src/config/navbar.ts';

/** @returns what the build would refuse in the navbar: unknown types, pages, sidebars and versions */
export async function findDeadItems({root, allPages}: CheckContext): Promise<Problem[]> {
  const {navbar} = (await loadConfig(root, navbarFile)) as {navbar?: {items: NavbarItem[]}};
  const items = navbar?.items ?? [];
  const docs = allPages.filter((page) => hasFrontMatter(page) && page.locale === sourceLocale);
  const versions = (await readSidebars(root)).map(({version, sidebars}): CheckedVersion => {
    const own = docs.filter((page) => page.version === version.name).map((page) => ({id: idOf(page), page}));
    return {
      versionName: version.name,
      isLast: version === currentVersion,
      // Docusaurus adds to them what this check does not read.
      sidebars: sidebars as CheckedVersion['sidebars'],
      docs: own.filter(({page}) => page.frontMatter.draft !== true),
      drafts: own.filter(({page}) => page.frontMatter.draft === true),
    };
  });
  const placeOf = ({type, sidebarId, docId, label}: NavbarItem) => {
    const named = [sidebarId, docId, type, label].find((value) => typeof value === 'string');
    return findPlace(root, [navbarFile], String(named));
  };
  const unknown = listItems(items).flatMap((item) =>
    findDataProblems(itemSchema, item).map((problem) => ({...placeOf({type: item.type}), ...problem})),
  );
  if (unknown.length > 0)
    return unknown.map(({file, line, rule, repair}) => ({file, ...(line && {line}), rule, repair}));
  return findDeadTargets(items, (plugin) => (plugin === 'default' ? versions : undefined)).map(({item, problem}) => {
    const [rule = problem, ...repair] = problem.split(/(?<=\S)\. /);
    return {...placeOf(item), rule, repair: repair.join('. ')};
  });
}
