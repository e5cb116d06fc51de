import {escapeRegExp} from '../../src/kit/shared/escapeRegExp';

/** A page, or a folder of pages, whose name becomes another one. Both are below `/docs`, without a file ending. */
export interface Relocation {
  from: string;
  to: string;
  /** Whether what is below `from` goes with it. */
  isFolder: boolean;
  /** Whether the page at `to` has a heading, or another place, with this id; all of them without it. */
  hasAnchor?: (anchor: string) => boolean;
}

/** @returns the new name of an id, a route or a file below the folder of a version; undefined if it stays */
export function relocate({from, to, isFolder}: Relocation, name: string): string | undefined {
  if (name === from || name === `${from}/index`) return isFolder ? to + name.slice(from.length) : to;
  if (name === `${from}.mdx`) return `${to}.mdx`;
  return isFolder && name.startsWith(`${from}/`) ? to + name.slice(from.length) : undefined;
}

/** Renews addresses of the site (`/docs/…`, `/vi/docs/…`) and paths of pages (`docs/….mdx`) in any text. */
export function relocateAddresses(relocation: Relocation, text: string): string {
  const {from, to, isFolder} = relocation;
  const end = isFolder ? '(?![\\w-])' : '(?![\\w/-])';
  const name = `(?<![\\w/.-])((?:\\.\\./)*/?(?:[a-z]{2}/)?docs/)${escapeRegExp(from)}${end}(\\.mdx)?(?:#([\\w:-]+))?`;
  return text.replace(
    new RegExp(name, 'g'),
    (_, before: string, ending = '', anchor?: string) => before + to + ending + keepAnchor(relocation, anchor),
  );
}

/** @returns the end of a link, without an anchor that the new page does not have */
export function keepAnchor({hasAnchor}: Relocation, anchor: string | undefined): string {
  return anchor && (hasAnchor?.(anchor) ?? true) ? `#${anchor}` : '';
}
