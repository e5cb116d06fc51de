import {createRequire} from 'node:module';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {didYouMean} from '../../src/kit/didYouMean';
import {lineOf} from '../../src/kit/mdx';
import type {ParsedPage} from '../pages/pages';
import type {Problem} from '../types';

type Block = Extract<Nodes, {type: 'containerDirective' | 'leafDirective'}>;

// The loader of Markdown comes with the plugin for docs; only there is the list of its admonitions.
const fromDocs = createRequire(require.resolve('@docusaurus/plugin-content-docs'));
const {DefaultAdmonitionOptions} = fromDocs('@docusaurus/mdx-loader/lib/remark/admonitions') as {
  DefaultAdmonitionOptions: {keywords: readonly string[]};
};
const {keywords} = DefaultAdmonitionOptions;

const closeBlock = 'End it with ::: on a line of its own.';

/** Signs that a reader would see, because they do not open or close anything. With \ before them they are text. */
const strays: readonly {sign: RegExp; rule: string; repair: string}[] = [
  {
    sign: /(?<!\\)\]\(/g,
    rule: 'has "](" without a link',
    repair: 'Close its bracket: [words](address), without spaces in the address.',
  },
  {
    sign: /(?<!\\)\] +\((?=[./#]|https?:|[\w/-]+\.mdx\b)/g,
    rule: 'has a gap inside a link',
    repair: 'Write [words](address).',
  },
  {
    sign: /(?<!\\)\*\*/g,
    rule: 'has "**" without bold text',
    repair: 'Write **words**, with both signs and no space inside; a literal one is \\*\\*.',
  },
  {
    sign: /^[ \t>]*:::.*/gm,
    rule: 'has ":::" without a block',
    repair: `Begin it with :::note or :::note[Title]. ${closeBlock}`,
  },
];

/** @returns mistakes in the signs of Markdown: it has no errors, and takes what it does not know for text */
export function findStraySigns(page: ParsedPage): Problem[] {
  const problems: Problem[] = [];
  visit(page.markdown, (node) => {
    if (node.type === 'containerDirective' || node.type === 'leafDirective') {
      problems.push(...describeBlock(node, page));
    }
    if (node.type !== 'text' || !node.position) return;
    const {start} = node.position;
    const written = textOf(node, page);
    for (const {sign, rule, repair} of strays) {
      const found = [...written.matchAll(sign)];
      const lines = new Set(found.map(({index}) => start.line + written.slice(0, index).split('\n').length - 1));
      for (const line of lines) problems.push({file: page.file, line, rule, repair});
    }
  });
  return problems;
}

function describeBlock(block: Block, page: ParsedPage): Problem[] {
  const written = textOf(block, page);
  const [colons = ''] = /^:+/.exec(written) ?? [];
  const place = {file: page.file, line: lineOf(block)};
  const rule = `${colons}${block.name} is no block`;
  if (!keywords.includes(block.name)) return [{...place, rule, repair: didYouMean(block.name, keywords)}];
  if (block.type === 'leafDirective') return [{...place, rule, repair: `Write :::${block.name}. ${closeBlock}`}];
  const [end = ''] = /:*\s*$/.exec(written) ?? [];
  if (end.trim().length >= colons.length) return [];
  return [{...place, rule: `${colons}${block.name} is never closed`, repair: closeBlock.replace(':::', colons)}];
}

function textOf({position}: Nodes, {source}: ParsedPage): string {
  return source.slice(position?.start.offset, position?.end.offset);
}
