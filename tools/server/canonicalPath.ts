import {unusedRoots} from '../../src/publishing/steps/languageRoots';
import type {Roots} from './roots';

/** What addresses of pages are made of, decoded; another spelling of anything else leads to no page. */
const plain = /^[-\w./~\x80-\uffff]*$/;

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

/** @returns true for a path that is no page's own address, but could be another one of a page. */
export function isAlias(path: string, canonicalPath: string): boolean {
  return path !== canonicalPath && plain.test(canonicalPath);
}
