import {unusedPrefixes} from '../../src/kit/locales';
import {localeRoots, notFoundPage} from './localeRoots';

/**
 * Each page has one address. The others that lead to the same file (doubled slashes, a slash or ".html" at the
 * end, "index.html"; the prefix of a language that is elsewhere) are redirected to it: the application knows only that
 * one.
 *
 * @param path decoded path of a request
 * @returns the one address of what the path means
 */
export function toCanonicalPath(path: string): string {
  const single = withoutUnusedPrefix(path.replace(/\/{2,}/g, '/'));
  const page = single.replace(/\.html$/, '').replace(/\/index$/, '/');
  const withoutSlash = page.replace(/\/$/, '');
  const asRoot = `${withoutSlash}/`;
  return localeRoots.includes(asRoot) ? asRoot : withoutSlash;
}

function withoutUnusedPrefix(path: string): string {
  const prefix = unusedPrefixes.find((each) => `${path}/`.startsWith(`${each}/`));
  return prefix === undefined ? path : path.slice(prefix.length) || '/';
}

/** @returns true for the not-found pages themselves, which have no address of their own. */
export function isNotFoundPage(canonicalPath: string): boolean {
  return localeRoots.some((root) => toCanonicalPath(notFoundPage(root)) === canonicalPath);
}

/** @returns the value of a Location header. */
export function toLocation(path: string, query: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent) + query;
}
