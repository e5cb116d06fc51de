import {locales, type LocaleCode} from '../../src/kit/locales';
import {versions} from '../../src/kit/versions';
import {createSearchIndex, type SearchIndex} from '../../src/search/engine/searchIndex';
import type {SearchIndexFile} from '../../src/search/shared/searchTypes';

/** The indexes that a reader of one language and version searches. */
export interface SearchPlace {
  locale: LocaleCode;
  version: string;
  /** The version's own index first. */
  indexes: SearchIndex[];
  /** @returns the path of an address below the version's base, or `/` for the home page. */
  pathOf(address: string): string;
}

/** Returns the text of a file, given its path in the built site. */
export type ReadFile = (path: string) => string;

const prefixOf = (locale: LocaleCode): string => locales.find(({code}) => code === locale)?.pathPrefix ?? '';

/** @returns the path in the built site of the index of a docs version, or of the pages outside docs */
export function indexPath(locale: LocaleCode, version?: string): string {
  return `${prefixOf(locale)}/search-index-${version === undefined ? 'default' : `docs-default-${version}`}.json`;
}

/** @returns the path in the built site of the HTML file of a page */
export function pagePath(locale: LocaleCode, route: string): string {
  const path = route.replace(/[#?].*$/, '').replace(/\/$/, '');
  return `${path === prefixOf(locale) ? `${path}/index` : path}.html`;
}

export function readIndexes(read: ReadFile): SearchPlace[] {
  const open = (path: string): SearchIndex => createSearchIndex(JSON.parse(read(path)) as SearchIndexFile);
  return locales.flatMap(({code, pathPrefix}) =>
    versions.map(({name, path}): SearchPlace => {
      const base = `${pathPrefix}/docs${path === '' ? '' : `/${path}`}`;
      return {
        locale: code,
        version: name,
        indexes: [open(indexPath(code, name)), open(indexPath(code))],
        pathOf(address) {
          const page = address.split('#')[0] ?? '';
          if (page.startsWith(base)) return page.slice(base.length + 1);
          return page.slice(pathPrefix.length) || '/';
        },
      };
    }),
  );
}
