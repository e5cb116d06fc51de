import type {Heading, Nodes, ThematicBreak} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../kit/mdx';
import {codeIndent} from './findBlocks';
import {textOf, type Mistake, type ReadPage} from './mistakes';

/** @returns headings that are none, and words that become a heading, or a line below words, by chance */
export function findHeadings(page: ReadPage): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(page.tree, (node, index, parent) => {
    if (node.type === 'heading') mistakes.push(...describeHeading(node, page));
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
  // An indented one is a comment in code, of which the indentation tells.
  const isIndented = (node.position?.start.column ?? 1) > codeIndent;
  if (node.depth > 1 || !page.isTitled || isIndented) return [];
  const repair = 'The first is "title" in the front matter. Change that one, or write ## for a heading.';
  return [{line, rule: 'has a second title', repair}];
}

/** Other sites underline headings and the heads of tables with signs that are a line here. */
function describeLine(node: ThematicBreak, page: ReadPage, before: Nodes | undefined): Mistake[] {
  if (before?.type !== 'paragraph' || before.position?.end.line !== lineOf(node) - 1) return [];
  const isTable = /-{2,} +-{2,}/.test(textOf(node, page));
  const repair = isTable
    ? 'If it is a table, write its head as | a | b | and below it | --- | --- |. If it is a line, put an empty line above it.'
    : 'If the words are a heading, write ## before them and no signs below. If it is a line, put an empty line above it.';
  return [{line: lineOf(node), rule: 'has a line of signs right below words', repair}];
}
