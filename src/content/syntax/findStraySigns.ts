import {createRequire} from 'node:module';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {didYouMean} from '../../kit/didYouMean';
import {lineOf} from '../../kit/mdx';
import type {Mistake, ReadPage} from './mistakes';

type Block = Extract<Nodes, {type: 'containerDirective' | 'leafDirective'}>;
type InText = Extract<Nodes, {type: 'textDirective'}>;

// The loader of Markdown comes with the plugin for docs; only there is the list of its admonitions.
const fromDocs = createRequire(require.resolve('@docusaurus/plugin-content-docs'));
const {DefaultAdmonitionOptions} = fromDocs('@docusaurus/mdx-loader/lib/remark/admonitions') as {
  DefaultAdmonitionOptions: {keywords: readonly string[]};
};
const {keywords} = DefaultAdmonitionOptions;

const closeBlock = 'End it with ::: on a line of its own.';

/** Longer than what stands before the first word of a line: indentation, and the sign of a list. */
const longestMark = 40;

/** Signs that a reader would see, because they do not open or close anything. With \ before them they are text. */
const strays: readonly {sign: RegExp; startsLine?: true; rule: string; repair: string}[] = [
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
    sign: /(?<!\\)\]\[[^\[\]\n]*\]/g,
    rule: 'has a link whose address is nowhere on the page',
    repair: 'Write [words](address), or \\[ if the brackets are text.',
  },
  {
    sign: /(?<!\\)\[\^[^\]\s]+\](?!:)/g,
    rule: 'has a footnote that is nowhere on the page',
    repair: 'Write its text at the end of the page, as in [^1]: Words.',
  },
  {
    sign: /(?<!\\)\[\[[^\]\n]+\]\]/g,
    rule: 'has a link between double brackets',
    repair: 'Write [words](page.mdx).',
  },
  {
    sign: /(?<!\\)\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION|INFO|DANGER)\]/gi,
    rule: 'has a note in the form of another site',
    repair: `Write :::note, :::tip, :::warning or :::caution instead of >. ${closeBlock}`,
  },
  {
    startsLine: true,
    sign: /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*\|[ \t|:-]*$/gm,
    rule: 'has a table whose line of --- does not fit its head',
    repair: 'Write --- once for each column of the head, and an empty line above the head.',
  },
  {
    startsLine: true,
    sign: /^[ \t>]*(?:!!!|\?\?\?\+?) *\w+/gm,
    rule: 'has a note in the form of another site',
    repair: `Write :::note, or :::note[Title]. ${closeBlock}`,
  },
  {
    sign: /(?<!\\)\$\$/g,
    rule: 'has "$$", and this site draws no formulas',
    repair: 'Write it in words, or put it between backticks.',
  },
  {
    sign: /(?<!\\)==(?=[^\s=])[^=\n]*[^\s=]==/g,
    rule: 'has words between "==", whose signs readers would see',
    repair: 'Take the signs out, or put them between backticks.',
  },
  {
    sign: /(?<!\\)\^\[/g,
    rule: 'has a note inside its sentence',
    repair: 'Write [^1] there, and its words at the end of the page, as in [^1]: Words.',
  },
  {
    sign: /(?<!\\)\^[^\s^]{1,9}\^/g,
    rule: 'has words between "^", whose signs readers would see',
    repair: 'Write <sup>2</sup>.',
  },
  {
    startsLine: true,
    sign: /^[ \t>]*:[ \t]+(?=\S)/gm,
    rule: 'has a definition in the form of another site',
    repair: 'Write a list, as in - word: its meaning.',
  },
  {
    // A dash begins a line of a sentence too.
    sign: /^[ \t>]*[•·▪◦●○■□➢➤‣⁃✓✔][ \t]+(?=\S)|(?<![\s\S])[–—][ \t]+(?=\S)/gmu,
    startsLine: true,
    rule: 'begins a line with a sign that makes no list',
    repair: 'Write - and a space.',
  },
  {
    sign: /^[ \t>]*:::.*/gm,
    rule: 'has ":::" without a block',
    repair: `Begin it with :::note or :::note[Title]. ${closeBlock}`,
  },
];

/** @returns mistakes in the signs of Markdown: it has no errors, and takes what it does not know for text */
export function findStraySigns(page: ReadPage): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'containerDirective' || node.type === 'leafDirective') {
      mistakes.push(...describeBlock(node, page));
    }
    if (node.type === 'textDirective') mistakes.push(...describeInText(node, page));
    if (node.type === 'delete' && !textOf(node, page).startsWith('~~')) {
      const repair = 'Write ~~words~~ to strike words out, <sub>2</sub> for small signs, or \\~.';
      mistakes.push({line: lineOf(node), rule: 'has words between single "~", which strikes them out', repair});
    }
    if (node.type !== 'text' || !node.position) return;
    const {start} = node.position;
    const written = textOf(node, page);
    const isFirst = /(?:^|\n)[ \t>]*(?:[-*+]|\d+[.)])?[ \t]*$/.test(
      page.source.slice(0, start.offset).slice(-longestMark),
    );
    for (const {sign, startsLine, rule, repair} of strays) {
      const found = [...written.matchAll(sign)].filter(({index}) => !startsLine || index > 0 || isFirst);
      const lines = new Set(found.map(({index}) => start.line + written.slice(0, index).split('\n').length - 1));
      for (const line of lines) mistakes.push({line, rule, repair});
    }
  });
  return mistakes;
}

function describeBlock(block: Block, page: ReadPage): Mistake[] {
  const written = textOf(block, page);
  const [colons = ''] = /^:+/.exec(written) ?? [];
  const place = {line: lineOf(block)};
  const rule = `${colons}${block.name} is no block`;
  if (!keywords.includes(block.name)) return [{...place, rule, repair: didYouMean(block.name, keywords)}];
  if (block.type === 'leafDirective') return [{...place, rule, repair: `Write :::${block.name}. ${closeBlock}`}];
  const [end = ''] = /:*\s*$/.exec(written) ?? [];
  if (end.trim().length >= colons.length) return [];
  return [{...place, rule: `${colons}${block.name} is never closed`, repair: closeBlock.replace(':::', colons)}];
}

/** `16:30` and `a:b` are text; with brackets or braces, the words before them would be lost. */
function describeInText(node: InText, page: ReadPage): Mistake[] {
  const written = textOf(node, page);
  if (/^:[\w-]+$/.test(written)) return [];
  const rule = `has ${written}, of which readers would not see all`;
  return [{line: lineOf(node), rule, repair: 'Write \\: for the colon, or put it between backticks.'}];
}

function textOf({position}: Nodes, {source}: ReadPage): string {
  return source.slice(position?.start.offset, position?.end.offset);
}
