import {sep} from 'node:path';
import {locales, sourceLocale} from '../../../config/locales';
import {versions} from '../../../config/versions';
import type {ApiLocale} from '../shared/model';
import {contractFolder, type ContractFile} from './contract/loadContract';

/** What the path of a documentation page says about it. */
export interface PagePlace {
  siteDir: string;
  locale: ApiLocale;
  /** Folder of its contract below openapi/. */
  folder: string;
  /** Contract it speaks of: pages below api/v2/ of v2.yaml, all others of v1.yaml. */
  file: ContractFile;
  /** Route below its version's base. */
  route: string;
}

/** @returns the place of a page, or undefined for a file that is not a documentation page. */
export function pagePlace(filePath: string): PagePlace | undefined {
  const path = filePath.split(sep).join('/');
  const folders = versions.flatMap(({name}) => {
    const folder = contractFolder(name);
    const source = name === 'current' ? 'docs' : `versioned_docs/${folder}`;
    return locales.map(({code}) => ({
      folder,
      locale: code,
      start: `/${code === sourceLocale ? source : `i18n/${code}/docusaurus-plugin-content-docs/${folder}`}/`,
    }));
  });
  // The longest start wins: a translated page's path holds "docs/" too.
  const found = folders.filter(({start}) => path.includes(start)).sort((a, b) => b.start.length - a.start.length)[0];
  if (!found) return undefined;
  const at = path.lastIndexOf(found.start);
  const route = path
    .slice(at + found.start.length)
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '');
  return {
    siteDir: path.slice(0, at),
    locale: found.locale,
    folder: found.folder,
    file: /^api\/v2(\/|$)/.test(route) ? 'v2.yaml' : 'v1.yaml',
    route,
  };
}
