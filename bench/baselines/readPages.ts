import {join} from 'node:path';
import {readFileSync} from 'node:fs';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {versions} from '../../src/kit/versions';
import {readSite} from '../../tests/dist/readSite';
import {localeOf} from '../../tests/support/localeOf';

/** A page as plain Markdown, which every tool reads. */
export interface PlainPage {
  locale: string;
  /** Version's path below /docs; '' for the current one. */
  version: string;
  /** Path below the version; '' for its introduction. */
  route: string;
  title: string;
  description: string;
  /** Without its title. */
  body: string;
}

/** @returns the address a link leads to from a page, without the anchor, which each tool names differently. */
function toAddress(target: string, page: string): string {
  if (/^[a-z]+:/.test(target)) return target;
  const {pathname} = new URL(target, `http://site${page}`);
  return decodeURI(pathname).replace(/\.md$/, '');
}

/**
 * Makes Markdown that also MDX and Vue read as text: braces outside code are escaped, addresses are written as links.
 *
 * @param text Markdown output of a page, its title first
 * @param address of the page
 */
export function toPlainMarkdown(text: string, address: string): {title: string; body: string} {
  const [title, ...rest] = unified().use(remarkParse).use(remarkGfm).parse(text).children;
  // The radio buttons of the samples have no function in Markdown.
  const children = rest.filter((node) => !(node.type === 'paragraph' && toString(node).startsWith('[x]')));
  const tree = {type: 'root' as const, children};
  visit(tree, 'link', (link) => {
    link.url = toAddress(link.url, address);
  });
  const body = toMarkdown(tree, {
    extensions: [gfmToMarkdown()],
    resourceLink: true,
    unsafe: [{character: '{', inConstruct: 'phrasing'}],
  });
  return {title: title ? toString(title) : '', body};
}

/** Reads the docs pages of a build, which has the Markdown of each beside it, in the order of `llms.txt`. */
export function readPages(buildFolder: string): PlainPage[] {
  const {pages, files} = readSite(buildFolder);
  const read = (file: string) => readFileSync(join(buildFolder, file), 'utf8');
  const listed = [...read('llms.txt').matchAll(/\/docs\/?([^()\s]*)\.md\)/g)].map(([, route]) => route ?? '');
  const order = new Map(listed.map((route, index) => [route, index]));
  const rankOf = ({route}: PlainPage): number => order.get(route) ?? order.size;
  return pages
    .filter(({address}) => files.has(`${address}.md`))
    .map(({address, description}): PlainPage => {
      const {code, pathPrefix} = localeOf(address);
      const path = address.slice(`${pathPrefix}/docs/`.length);
      const version = versions.find((each) => each.path && `${path}/`.startsWith(`${each.path}/`))?.path ?? '';
      const route = path.slice(version.length).replace(/^\//, '');
      return {locale: code, version, route, description, ...toPlainMarkdown(read(`${address}.md`), address)};
    })
    .sort((a, b) => rankOf(a) - rankOf(b));
}
