import {unusedRoots} from '../../src/publishing/steps/languageRoots';
import {notFoundPage, type Roots} from './roots';

/**
 * Each page has one address. The others that lead to the same file (doubled slashes, a slash or ".html" at the
 * end, "index.html"; the prefix of a language that is elsewhere) are redirected to it: the application knows only that
 * one.
 *
 * @param roots of the languages
 * @param path decoded path of a request
 * @returns the one address of what the path means
 */
export function toCanonicalPath(roots: Roots, path: string): string {
  const single = withoutUnusedRoot(roots, path.replace(/\/{2,}/g, '/'));
  const page = single.replace(/\.html$/, '').replace(/\/index$/, '/');
  const withoutSlash = page.replace(/\/$/, '');
  const asRoot = `${withoutSlash}/`;
  return asRoot === '/' || roots.includes(asRoot) ? asRoot : withoutSlash;
}

function withoutUnusedRoot(roots: Roots, path: string): string {
  const unused = unusedRoots(roots).find((root) => `${path}/`.startsWith(root));
  return unused === undefined ? path : `${roots[0] ?? '/'}${path.slice(unused.length)}`;
}

/** @returns true for the not-found pages themselves, which have no address of their own. */
export function isNotFoundPage(roots: Roots, canonicalPath: string): boolean {
  return roots.some((root) => toCanonicalPath(roots, notFoundPage(roots, root)) === canonicalPath);
}

/** @returns the value of a Location header. */
export function toLocation(path: string, query: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent) + query;
}
