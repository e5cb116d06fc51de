import {locales} from '../../src/kit/locales';

/** Roots of the languages. Their addresses end in a slash; no other address does. */
export const localeRoots: readonly string[] = locales.map(({pathPrefix}) => `${pathPrefix}/`);

/** @returns the root of the language that a path belongs to. */
export function localeRootOf(path: string): string {
  return localeRoots.find((root) => root !== '/' && path.startsWith(root)) ?? '/';
}

/** @returns the not-found page of the language that the path belongs to. */
export function notFoundPage(path: string): string {
  return `${localeRootOf(path)}404.html`;
}
