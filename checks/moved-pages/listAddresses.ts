import {sourceLocale} from '../../src/config/locales';
import {addressOf, readCodePages} from '../content/routes';
import type {ParsedPage} from '../content/pages';
import type {CheckContext} from '../types';

const isDraft = ({frontMatter}: ParsedPage): boolean => frontMatter.draft === true;

/**
 * Lists the addresses of all pages that have a file, without the prefix of a language. A draft in any language is not
 * published there; what a translation adds is refused by the check "translations"; pages outside the docs may be
 * components.
 */
export function listAddresses({root, allPages}: Pick<CheckContext, 'root' | 'allPages'>): string[] {
  const drafts = new Set(allPages.filter(isDraft).map(addressOf));
  const written = allPages.filter(({locale, isPartial}) => locale === sourceLocale && !isPartial).map(addressOf);
  const components = readCodePages(root).map(({address}) => address);
  return [...written.filter((address) => !drafts.has(address)), ...components].sort();
}

/**
 * @param pages addresses of pages
 * @returns the folders that hold them: each has an overview, or leads to the first page below it
 */
export function foldersOf(pages: readonly string[]): Set<string> {
  return new Set(
    pages.flatMap((page) => {
      const parts = page.split('/');
      return parts.slice(2).map((_, index) => parts.slice(0, index + 2).join('/'));
    }),
  );
}
