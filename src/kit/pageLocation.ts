import {existsSync} from 'node:fs';
import path from 'node:path';
import {languages, sourceLocale, type LocaleCode} from './locales';
import {versions} from './versions';

/** A folder of pages: one collection in one language and one version. */
export interface ContentFolder {
  /** Path from the root of the site, with forward slashes. */
  folder: string;
  collection: 'docs' | 'pages';
  locale: LocaleCode;
  /** Version as Docusaurus names it (`current`, `2.2.0`); '' for pages outside the docs. */
  version: string;
}

/** Where a page lives. */
export interface PageLocation extends ContentFolder {
  /** Path from the root of the site, with forward slashes. */
  file: string;
  /** Address below the base of its version, without the file ending; '' for the introduction. */
  route: string;
  /** Whether it is a partial (`_…`), which other pages include and which has no address. */
  isPartial: boolean;
}

/** A page as unified hands it to remark and rehype plugins. */
export interface MarkdownFile {
  path?: string;
  /** Root of the site: Docusaurus runs there. */
  cwd: string;
}

/** @returns the name of a version's folder, below `i18n/…` and `openapi/`. */
export function versionFolder(version: string): string {
  return version === 'current' ? version : `version-${version}`;
}

/** @returns the folder with the docs of a version in a language, from the root of the site. */
export function docsFolder(locale: string, version: string): string {
  if (locale !== sourceLocale) return `i18n/${locale}/docusaurus-plugin-content-docs/${versionFolder(version)}`;
  return version === 'current' ? 'docs' : `versioned_docs/${versionFolder(version)}`;
}

/** Every folder that may hold pages, the source language first. */
export const contentFolders: readonly ContentFolder[] = [...languages]
  .sort((a, b) => Number(b.code === sourceLocale) - Number(a.code === sourceLocale))
  .flatMap(({code}) => [
    ...versions.map(({name}) => ({
      folder: docsFolder(code, name),
      collection: 'docs' as const,
      locale: code,
      version: name,
    })),
    {
      folder: code === sourceLocale ? 'src/pages' : `i18n/${code}/docusaurus-plugin-content-pages`,
      collection: 'pages' as const,
      locale: code,
      version: '',
    },
  ]);

/** @returns the address of a page below its version, given its path below its folder. */
export function toRoute(pathInFolder: string): string {
  return pathInFolder.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
}

/** @returns the path of a page from the root of the site, with forward slashes. */
export function sitePath({path: file, cwd}: MarkdownFile): string {
  if (file === undefined) return '(unnamed page)';
  return path.relative(cwd, path.resolve(cwd, file)).split(path.sep).join('/');
}

/** @returns where a page lives, or undefined for a file that is not a page of the site. */
export function locatePage(file: MarkdownFile): PageLocation | undefined {
  const page = sitePath(file);
  const found = contentFolders.find(({folder}) => page.startsWith(`${folder}/`));
  if (!found || !/\.mdx?$/.test(page)) return undefined;
  const pathInFolder = page.slice(found.folder.length + 1);
  return {...found, file: page, route: toRoute(pathInFolder), isPartial: /(^|\/)_/.test(pathInFolder)};
}

/** @returns the path of the page that a translation is made from, whether it exists or not; of a source, its own. */
export function sourceFileOf({file, folder, collection, version}: PageLocation): string {
  const source = contentFolders.find(
    (other) => other.locale === sourceLocale && other.collection === collection && other.version === version,
  );
  return file.replace(folder, source?.folder ?? folder);
}

/** @returns the file of the docs that a language shows: its own, or where that is missing the source; from the root of the site */
export function shownFile(siteDir: string, locale: string, version: string, pathInFolder: string): string {
  const own = `${docsFolder(locale, version)}/${pathInFolder}`;
  return existsSync(path.join(siteDir, own)) ? own : `${docsFolder(sourceLocale, version)}/${pathInFolder}`;
}

/** @returns the language of a page; the source language for a text that is not a page. */
export function pageLocale(file: MarkdownFile): LocaleCode {
  return locatePage(file)?.locale ?? sourceLocale;
}
