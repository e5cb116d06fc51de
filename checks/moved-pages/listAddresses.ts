import {posix} from 'node:path';
import {globSync} from 'tinyglobby';
import {sourceLocale} from '../../src/config/locales';
import {versions} from '../../src/config/versions';
import {toRoute} from '../../src/content/pageLocation';
import type {ParsedPage} from '../content/pages';
import type {CheckContext} from '../types';

/** @returns the route of a page, which its front matter may change. */
function routeOf({route, frontMatter: {slug}}: ParsedPage): string {
  return typeof slug === 'string' ? posix.resolve('/', posix.dirname(route), slug) : route;
}

/** @returns the path in front of every route of the page's collection and version. */
function baseOf({collection, version}: ParsedPage): string {
  return collection === 'docs' ? `/docs/${versions.find(({name}) => name === version)?.path ?? version}` : '/';
}

const addressOf = (page: ParsedPage): string => posix.join(baseOf(page), routeOf(page)).replace(/(.)\/$/, '$1');

const isDraft = ({frontMatter}: ParsedPage): boolean => frontMatter.draft === true;

/**
 * Lists the addresses of all pages that have a file, without the prefix of a language. A draft in any language is not
 * published there; what a translation adds is refused by the check "translations"; pages outside the docs may be
 * components.
 */
export function listAddresses({root, allPages}: Pick<CheckContext, 'root' | 'allPages'>): string[] {
  const drafts = new Set(allPages.filter(isDraft).map(addressOf));
  const written = allPages.filter(({locale, isPartial}) => locale === sourceLocale && !isPartial).map(addressOf);
  const components = globSync('**/*.tsx', {cwd: `${root}/src/pages`, ignore: ['**/_*', '**/*.test.tsx']}).map(
    (file) => `/${toRoute(file.replace(/\.tsx$/, ''))}`,
  );
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
