import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readHeadings} from '../../checks/pages/headings';
import type {ParsedPage} from '../../checks/pages/pages';
import type {CheckContext} from '../../checks/types';
import {sourceLocale} from '../../src/kit/locales';
import {currentVersion} from '../../src/kit/versions';
import {contractsOf, contractSource} from '../../src/reference/contract/loadContract';
import {requirePages} from '../move-page/findPages';
import {planRedirects} from '../move-page/planRedirects';
import {planRelocation} from '../move-page/planRelocation';
import type {Relocation} from '../move-page/relocation';
import type {PlannedChange} from '../plannedChange';

/**
 * Plans that a page of the current version goes in every language, and that another one answers instead.
 *
 * @param from its route, and `to` that of the other page
 * @throws Error if one of them is missing, or the page holds what no other page can
 */
export async function removePage(
  change: PlannedChange,
  context: CheckContext,
  from: string,
  to: string,
): Promise<void> {
  if (from === '') throw new Error('The introduction stays: it is the first page of the version. Nothing was changed.');
  const pages = requirePages(context, from);
  const below = pages.filter(({route}) => route !== from);
  if (below.length > 0) {
    const names = [...new Set(below.map(({route}) => route))].join(', ');
    throw new Error(`There are pages below ${from}: ${names}. Remove or move them first. Nothing was changed.`);
  }
  if (from === to) throw new Error('Name another page that answers instead. Nothing was changed.');
  const successor = requirePages(context, to).find(({route, locale}) => route === to && locale === sourceLocale);
  if (!successor) throw new Error(`${to} is a folder without a page of its own. Name a page. Nothing was changed.`);
  requireNoOperation(context.root, from);

  const anchors = new Set(readHeadings(successor).flatMap(({id}) => id ?? []));
  const relocation: Relocation = {
    from,
    to: idOf(successor),
    isFolder: false,
    hasAnchor: (anchor) => anchors.has(anchor) || successor.source.includes(`id="${anchor}"`),
  };
  await planRedirects(change, context, relocation, pages);
  const reason = `The page /docs/${from} is gone; /docs/${to} answers instead`;
  await planRelocation(change, context, {relocation, pages, isGone: true, reason});
}

const idOf = ({file, folder}: ParsedPage): string => file.slice(folder.length + 1).replace(/\.mdx$/, '');

/** @throws Error if the contract names the page as that of an operation */
function requireNoOperation(root: string, route: string): void {
  for (const contract of contractsOf(root, currentVersion.name)) {
    const source = contractSource(contract);
    const lines = readFileSync(join(root, source), 'utf8').split('\n');
    const line = lines.findIndex((each) => each.trim() === `x-page: ${route}`) + 1;
    if (line === 0) continue;
    throw new Error(
      `${source}:${line} names ${route} as its page (x-page). Change the contract first. Nothing was changed.`,
    );
  }
}
