import {join} from 'node:path';
import {listPages} from '../../checks/pages/pages';
import {currentVersion} from '../../src/kit/versions';
import {readNames} from '../../src/search/index/readNames';
import type {NamedPage} from './suggestPhrases';

/** @returns the pages of the current version and those outside the docs, with what they are called */
export function readNamedPages(root: string): Promise<NamedPage[]> {
  const pages = listPages(root).filter(
    ({isPartial, version, collection}) => !isPartial && (version === currentVersion.name || collection === 'pages'),
  );
  return Promise.all(
    pages.map(async ({locale, collection, route, file}) => {
      const {title, search} = await readNames(join(root, file));
      return {locale, file, path: collection === 'docs' ? route : `/${route}`, names: [title, ...search]};
    }),
  );
}
