import path from 'node:path';
import {locales, sourceLocale, type LocaleCode} from '../config/locales';

/** A page as a Markdown step sees it. */
export interface PageFile {
  path?: string;
  cwd: string;
}

/** The language of a page, which its path tells: translations live below `i18n/<language>/`. */
export function pageLocale(file: PageFile): LocaleCode {
  const [top, folder] = pagePath(file).split('/');
  const named = top === 'i18n' ? locales.find(({code}) => code === folder) : undefined;
  return named?.code ?? sourceLocale;
}

/** The page's path from the root of the site, with slashes. */
export function pagePath(file: PageFile): string {
  if (file.path === undefined) return '(unnamed page)';
  return path.relative(file.cwd, path.resolve(file.cwd, file.path)).split(path.sep).join('/');
}
