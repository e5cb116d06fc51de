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

/** @param read returns the text of a file, given its path in the built site */
export function readIndexes(read: (path: string) => string): SearchPlace[] {
  return locales.flatMap(({code, pathPrefix}) =>
    versions.map(({name, path}): SearchPlace => {
      const base = `${pathPrefix}/docs${path === '' ? '' : `/${path}`}`;
      const open = (tag: string) =>
        createSearchIndex(JSON.parse(read(`${pathPrefix}/search-index-${tag}.json`)) as SearchIndexFile);
      return {
        locale: code,
        version: name,
        indexes: [open(`docs-default-${name}`), open('default')],
        pathOf(address) {
          const page = address.split('#')[0] ?? '';
          if (page.startsWith(base)) return page.slice(base.length + 1);
          return page.slice(pathPrefix.length) || '/';
        },
      };
    }),
  );
}
