import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {BuiltCheck, Finding} from './types';

const parser = unified().use(remarkParse).use(remarkGfm);

/** What a page as Markdown says of itself and of others. */
interface Copy {
  /** Ids of its headings, written behind them: `## Steps {#steps}`. */
  headings: ReadonlySet<string>;
  links: readonly string[];
}

function readCopy(text: string): Copy {
  const headings = new Set<string>();
  const links: string[] = [];
  visit(parser.parse(text), (node) => {
    if (node.type === 'link') links.push(node.url);
    const id = node.type === 'heading' ? /\{#([^}]+)\}$/.exec(toString(node))?.[1] : undefined;
    if (id !== undefined) headings.add(id);
  });
  return {headings, links};
}

/** Every link to a part of a page, in the Markdown of all pages, leads to a heading there. */
export const markdownCopies: BuiltCheck = {
  name: 'markdown-copies',
  unit: 'links',
  run({files, read}) {
    const paths = [...files.keys()].filter((path) => path.endsWith('.md'));
    const copies = new Map(paths.map((path) => [path, readCopy(read(path))]));
    let count = 0;
    const findings: Finding[] = [];
    for (const [path, {links}] of copies) {
      for (const link of links) {
        const [, target = '', id] = /^([^#?:]*)#(.+)$/.exec(link) ?? [];
        const copy = copies.get(target === '' ? path : target);
        if (id === undefined || !copy) continue;
        count += 1;
        if (!copy.headings.has(decodeURIComponent(id)))
          findings.push({
            where: path,
            problem: `${link} leads to no heading there (src/publishing/markdown/resolveFragments.ts).`,
          });
      }
    }
    return {count, findings};
  },
};
