import {posix} from 'node:path';
import {visit} from 'unist-util-visit';
import type {ParsedPage} from '../../checks/pages/pages';
import {isMdxElement} from '../../src/kit/mdx';
import {keepAnchor, relocate, type Relocation} from './relocation';

/** A place in the text of a page, and what it holds. */
interface Target {
  start: number;
  end: number;
  target: string;
}

/**
 * Renews the links of a page of the current version to other files: those to what moves and, if the page itself moves,
 * all of them. What stands in code is left.
 *
 * @param movedFiles new paths of files that are no pages, from the root of the site
 */
export function relinkPage(
  page: ParsedPage,
  relocation: Relocation,
  movedFiles: ReadonlyMap<string, string> = new Map(),
): string {
  const newPathOf = (file: string): string => {
    const inFolder = file.startsWith(`${page.folder}/`) ? file.slice(page.folder.length + 1) : undefined;
    const moved = inFolder === undefined ? undefined : relocate(relocation, inFolder);
    return movedFiles.get(file) ?? (moved === undefined ? file : `${page.folder}/${moved}`);
  };
  const [before, after] = [page.file, relocation.hasAnchor ? page.file : newPathOf(page.file)].map((file) =>
    posix.dirname(file),
  ) as [string, string];
  let text = page.source;
  // From the end, so that the places of earlier ones stay true.
  for (const {start, end, target} of targetsIn(page).sort((a, b) => b.start - a.start)) {
    const [, path = '', query = '', anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(target) ?? [];
    const file = posix.join(before, decodeURI(path));
    const renewed = newPathOf(file);
    if (renewed === file && before === after) continue;
    const relative = posix.relative(after, renewed);
    const ending = renewed === file ? (anchor === undefined ? '' : `#${anchor}`) : keepAnchor(relocation, anchor);
    text =
      text.slice(0, start) + (relative.startsWith('.') ? relative : `./${relative}`) + query + ending + text.slice(end);
  }
  return text;
}

/** @returns the pictures and other files, no pages, that a page links to: their paths from the root of the site */
export function filesLinkedBy(page: ParsedPage): string[] {
  return targetsIn(page)
    .map(({target}) => posix.join(posix.dirname(page.file), target.replace(/[?#].*/, '')))
    .filter((file) => !file.endsWith('.mdx'));
}

/** Relative links, pictures, and attributes of components that lead to a file. */
function targetsIn({markdown, source}: ParsedPage): Target[] {
  const found: Target[] = [];
  const add = (target: string, from: number, to: number): void => {
    const start = from + source.slice(from, to).lastIndexOf(target);
    if (start >= from) found.push({target, start, end: start + target.length});
  };
  visit(markdown, (node) => {
    const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      if (/^[^/#?:]+(?:[/.?#]|$)/.test(node.url)) add(node.url, from, to);
    }
    if (node.type === 'mdxjsEsm') {
      for (const [, path = ''] of node.value.matchAll(/from\s+['"](\.{1,2}\/[^'"]+)['"]/g)) add(path, from, to);
    }
    if (!isMdxElement(node)) return;
    for (const attribute of node.attributes) {
      const {value, position} = attribute as {value?: unknown; position?: typeof node.position};
      if (typeof value !== 'string' || !/^\.{1,2}\//.test(value)) continue;
      add(value, position?.start.offset ?? from, position?.end.offset ?? to);
    }
  });
  return found;
}
