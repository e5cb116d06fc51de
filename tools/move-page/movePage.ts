import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {CheckContext} from '../../checks/types';
import {sourceLocale} from '../../src/kit/locales';
import {docsFolder} from '../../src/kit/pageLocation';
import {currentVersion} from '../../src/kit/versions';
import {readMovedPages} from '../../src/publishing/redirects/movedPages';
import {validateRoute} from '../new-page/readRequest';
import type {PlannedChange} from '../plannedChange';
import {pagesBelow, requirePages} from './findPages';
import {planRedirects} from './planRedirects';
import {planRelocation} from './planRelocation';
import type {Relocation} from './relocation';

/**
 * Plans the move of a page of the current version, or of a folder of pages, in every language.
 *
 * @param from its route, and `to` its new one
 * @throws Error if there is no such page, or the new place is taken or is no address
 */
export async function movePage(change: PlannedChange, context: CheckContext, from: string, to: string): Promise<void> {
  if (from === '') throw new Error('The introduction stays: it is the first page of the version. Nothing was changed.');
  const pages = requirePages(context, from);
  const known = context.allPages.map(({route}) => route);
  const isOld = readMovedPages(context.root).some((move) => move.from === `/docs/${to}`);
  if (!isOld) validateRoute(to, known);
  if (from.toLowerCase() === to.toLowerCase() && from === to) throw new Error(`"${to}" is its name already.`);
  if (`${to}/`.startsWith(`${from}/`)) throw new Error(`"${to}" is inside "${from}". Choose another place.`);
  const taken = pagesBelow(context, to).find(({file}) => !pages.some((page) => page.file === file));
  if (taken) throw new Error(`The place is taken: ${taken.file}. Choose another one. Nothing was changed.`);

  const isFolder = existsSync(join(context.root, docsFolder(sourceLocale, currentVersion.name), from));
  const relocation: Relocation = {from, to, isFolder};
  await planRedirects(change, context, relocation, pages);
  const reason = `The page /docs/${from} has moved to /docs/${to}`;
  await planRelocation(change, context, {relocation, pages, isGone: false, reason});
}
