import {locales, type LocaleCode} from '../kit/locales';
import {site} from './site';

/** @returns the address of a language's home page, with the base path; it ends in a slash, and all others begin with it */
export function homeOf(code: LocaleCode): string {
  return `${site.basePath}${locales.find((locale) => locale.code === code)?.pathPrefix ?? ''}/`;
}
