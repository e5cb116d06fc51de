import type {Heading, Nodes, ThematicBreak} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../kit/mdx';
import {codeIndent} from './findBlocks';
import {textOf, type Mistake, type ReadPage} from './mistakes';

/**
 * @returns headings that are none or too small, and words that become a heading, or a line below words, by chance
 */
export function findHeadings(page: ReadPage): Mistake[] {
  const mistakes: Mistake[] = [];
  // A partial begins with the depth of the pages that include it.
  let depth = page.isTitled ? 1 : 6;
  visit(page.tree, (node, index, parent) => {
    if (node.type === 'heading') {
      mistakes.push(...describeHeading(node, page), ...describeDepth(node, depth, page));
      depth = node.depth;
    }
    if (node.type === 'thematicBreak') mistakes.push(...describeLine(node, page, parent?.children[(index ?? 0) - 1]));
  });
  return mistakes;
}

function describeHeading(node: Heading, page: ReadPage): Mistake[] {
  const line = lineOf(node);
  const written = textOf(node, page);
  if (!written.startsWith('#')) {
    const [text = '', under = ''] = written.split(/\r?\n(?=[^\n]*$)/);
    const rule = `makes a heading of "${text.slice(0, 60)}" by the ${under.trim().slice(0, 3)} below it`;
    const repair = 'Put an empty line above the signs. If it is a heading, write ## before it and no signs below.';
    return [{line, rule, repair}];
  }
  if (node.depth > 1 || !page.isTitled || isIndented(node)) return [];
  const repair = 'The first is "title" in the front matter. Change that one, or write ## for a heading.';
  return [{line, rule: 'has a second title', repair}];
}

/** Readers who listen go by the depth of headings, and take a gap for a part that they missed. */
function describeDepth(node: Heading, before: number, page: ReadPage): Mistake[] {
  if (node.depth <= before + 1 || !textOf(node, page).startsWith('#') || isIndented(node)) return [];
  const [written, wanted] = [node.depth, before + 1].map((depth) => '#'.repeat(depth));
  const place = before === 1 ? 'the title' : `a heading with ${'#'.repeat(before)}`;
  return [{line: lineOf(node), rule: `has a heading with ${written} right below ${place}`, repair: `Write ${wanted}.`}];
}

/** An indented one is a comment in code, of which the indentation tells. */
const isIndented = (node: Heading): boolean => (node.position?.start.column ?? 1) > codeIndent;

/** Other sites underline headings and the heads of tables with signs that are a line here. */
function describeLine(node: ThematicBreak, page: ReadPage, before: Nodes | undefined): Mistake[] {
  if (before?.type !== 'paragraph' || before.position?.end.line !== lineOf(node) - 1) return [];
  const isTable = /-{2,} +-{2,}/.test(textOf(node, page));
  const repair = isTable
    ? 'If it is a table, write its head as | a | b | and below it | --- | --- |. If it is a line, put an empty line above it.'
    : 'If the words are a heading, write ## before them and no signs below. If it is a line, put an empty line above it.';
  return [{line: lineOf(node), rule: 'has a line of signs right below words', repair}];
}
