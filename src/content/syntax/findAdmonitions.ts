import {createRequire} from 'node:module';
import type {Nodes, Paragraph, Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import {didYouMean} from '../../kit/didYouMean';
import {lineOf} from '../../kit/mdx';
import {linesOf, textOf, type Mistake, type ReadPage} from './mistakes';

type Block = Extract<Nodes, {type: 'containerDirective' | 'leafDirective'}>;

// The loader of Markdown comes with the plugin for docs; only there is the list of its admonitions.
const fromDocs = createRequire(require.resolve('@docusaurus/plugin-content-docs'));
const {DefaultAdmonitionOptions} = fromDocs('@docusaurus/mdx-loader/lib/remark/admonitions') as {
  DefaultAdmonitionOptions: {keywords: readonly string[]};
};
const {keywords} = DefaultAdmonitionOptions;

export const closeBlock = 'End it with ::: on a line of its own.';

/** @returns notes that are of no kind, in a form of another site, or never closed */
export function findAdmonitions(page: ReadPage): Mistake[] {
  const mistakes: Mistake[] = [];
  /** Beginnings that were told already: what is wrong with their ends is the same mistake. */
  let open = 0;
  visit(page.tree, (node, _, parent) => {
    if (node.type === 'containerDirective' || node.type === 'leafDirective') {
      const found = describeBlock(node, page, parent);
      if (found && keywords.includes(node.name)) open += 1;
      if (found) mistakes.push(found);
    }
    if (node.type !== 'paragraph') return;
    for (const [line, written] of linesOfColons(node, page)) {
      const isEnd = /^:+$/.test(written);
      if (!isEnd || open === 0) mistakes.push({line, ...describeColons(written)});
      open = Math.max(0, open + (isEnd ? -1 : 1));
    }
  });
  return mistakes;
}

function linesOfColons(node: Paragraph, page: ReadPage): [number, string][] {
  return linesOf(node, page).flatMap(({line, written}) => (written.startsWith(':::') ? [[line, written]] : []));
}

function describeBlock(block: Block, page: ReadPage, parent?: Parents): Mistake | undefined {
  const written = textOf(block, page);
  const [colons = ''] = /^:+/.exec(written) ?? [];
  const line = lineOf(block);
  const rule = `${colons}${block.name} is no block`;
  if (!keywords.includes(block.name))
    return {line, rule, repair: describeName(block.name, /^:+[\w-]+\[([^\]\n]+)/.exec(written)?.[1])};
  if (block.type === 'leafDirective') return {line, rule, repair: `Write :::${block.name}. ${closeBlock}`};
  const [end = ''] = /:*\s*$/.exec(written) ?? [];
  if (end.trim().length >= colons.length) return undefined;
  const outer = parent?.type === 'containerDirective' ? textOf(parent, page) : '';
  // The end that was meant for the inner one has closed the outer one.
  const around =
    outer.startsWith(colons) && !outer.startsWith(`${colons}:`) ? outer.match(/^:+[\w-]+/)?.[0] : undefined;
  const repair = around
    ? `End it with ${colons} on a line of its own, and write :${around} and :${colons} around it.`
    : closeBlock.replace(':::', colons);
  return {line, rule: `${colons}${block.name} is never closed`, repair};
}

/** `:::tip Title`, `::: tip` and `:::{tip}` of other sites. */
function describeColons(written: string): Omit<Mistake, 'line'> {
  const [, colons = ':::', name = '', rest = ''] = /^(:+)[ \t]*\{?([\w-]+)\}?[ \t]*(.*)$/.exec(written) ?? [];
  if (!name) {
    const repair = `Begin it with :::note or :::note[Title]. ${closeBlock}`;
    return {rule: 'has ":::" without a block', repair};
  }
  const rule = `has "${written.slice(0, 60)}", which begins no block`;
  const title = rest.replace(/[[\]{}]|:+$/g, '').trim();
  if (!keywords.includes(name)) return {rule, repair: describeName(name, title)};
  if (/:::$/.test(rest))
    return {rule, repair: `Write ${colons}${name}, the words and ${colons} each on a line of its own.`};
  return {rule, repair: `Write ${colons}${name}${title && `[${title}]`}.`};
}

function describeName(name: string, title?: string): string {
  if (name !== 'details') return didYouMean(name, keywords);
  return `Write <details> and below it <summary>${title || 'Words to press'}</summary>, and </details> for the ::: at its end.`;
}
