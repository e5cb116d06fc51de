import {usualLocales} from '../../src/kit/locales';
import {foldersOf} from '../../src/kit/foldersOf';
import {addressOf, readRoutes} from '../pages/routes';
import type {CheckContext} from '../types';

/** Addresses without the prefix of a language. */
export interface SiteAddresses {
  /** Of pages, categories and tags. */
  pages: string[];
  /** Of folders that hold them: each has a page of its own, or the build leads it to the first page below it. */
  folders: string[];
}

/**
 * Lists the addresses that every language has. A page that is a draft in one of them is left out; what a translation
 * adds is refused by the check "translations".
 */
export async function listAddresses(
  context: Pick<CheckContext, 'root' | 'files' | 'allPages'>,
): Promise<SiteAddresses> {
  const drafts = new Set(context.allPages.filter(({frontMatter}) => frontMatter.draft === true).map(addressOf));
  const pages = (await readRoutes(context)).filter((address) => !hasPrefix(address) && !drafts.has(address)).sort();
  return {pages, folders: [...new Set(pages.flatMap(foldersOf))].filter(Boolean)};
}

const hasPrefix = (address: string): boolean =>
  usualLocales.some(({pathPrefix}) => pathPrefix && `${address}/`.startsWith(`${pathPrefix}/`));
