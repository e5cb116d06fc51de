import type {Code, Heading, Nodes, Parents, Table} from 'mdast';
import {CodeBlockSyntaxError} from '../code/codeOptions';
import {readFencedBlock} from '../code/fencedBlock';
import {lineOf} from '../../kit/mdx';
import type {Cause, Mistake, ReadPage} from './mistakes';

/** So many spaces make a block code in ordinary Markdown; in MDX they mean nothing. */
const codeIndent = 4;

/** Blocks whose indentation means nothing anywhere: their own signs say where they begin. */
const markedBlocks: ReadonlySet<string> = new Set([
  'code',
  'yaml',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxJsxFlowElement',
]);

export const indentedCode: Cause = {
  rule: 'has indented lines, which are no code here',
  repair: 'Write ``` above and below them if they are code; otherwise take the spaces away.',
};

/** @returns tables, code, headings and indented lines that readers would not see as they are meant */
export function findBlocks({tree, source, isTitled}: ReadPage): Mistake[] {
  const mistakes: Mistake[] = [];
  const look = (node: Nodes): void => {
    if (node.type === 'table') mistakes.push(...findUnevenRows(node));
    if (node.type === 'code') mistakes.push(...describeCode(node));
    if (node.type === 'heading') mistakes.push(...describeHeading(node, source, isTitled));
    if (!('children' in node)) return;
    mistakes.push(...findIndented(node));
    for (const child of node.children) look(child);
  };
  look(tree);
  return mistakes;
}

/** Diagrams have a reader of their own. */
function describeCode(node: Code): Mistake[] {
  if (node.lang === 'diagram') return [];
  try {
    readFencedBlock({code: node.value, language: node.lang ?? 'text', meta: node.meta ?? ''});
    return [];
  } catch (error) {
    if (!(error instanceof CodeBlockSyntaxError)) throw error;
    return [{line: lineOf(node), rule: error.message, repair: error.repair}];
  }
}

/** Cells too many are dropped, cells too few are left empty. */
function findUnevenRows({children: [head, ...rows]}: Table): Mistake[] {
  const wanted = head?.children.length ?? 0;
  return rows.flatMap((row) => {
    const found = row.children.length;
    if (found === wanted) return [];
    const rule = `has a row of ${count(found)} in a table of ${count(wanted, 'column')}`;
    const repair =
      found > wanted
        ? 'Write \\| for a sign that is no border, in code too, or take cells away.'
        : 'Write | for each cell, with nothing between two of them if it is empty.';
    return [{line: lineOf(row), rule, repair}];
  });
}

const count = (number: number, noun = 'cell'): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

function describeHeading(node: Heading, source: string, isTitled: boolean): Mistake[] {
  const line = lineOf(node);
  const written = source.slice(node.position?.start.offset, node.position?.end.offset);
  if (!written.startsWith('#')) {
    const [text = '', under = ''] = written.split(/\r?\n(?=[^\n]*$)/);
    const rule = `makes a heading of "${text.slice(0, 60)}" by the ${under.trim().slice(0, 3)} below it`;
    return [
      {
        line,
        rule,
        repair: 'Put an empty line above the signs. If it is a heading, write ## before it and no signs below.',
      },
    ];
  }
  // An indented one is a comment in code, of which the indentation tells.
  const isIndented = (node.position?.start.column ?? 1) > codeIndent;
  if (node.depth > 1 || !isTitled || isIndented) return [];
  return [
    {
      line,
      rule: 'has a second title',
      repair: 'The first is "title" in the front matter. Change that one, or write ## for a heading.',
    },
  ];
}

function findIndented(parent: Parents): Mistake[] {
  const blocks = parent.children.filter((child: Nodes) => isBlock(child, parent));
  const columns = blocks.map(({position}) => position?.start.column ?? 1);
  const base = parent.type === 'root' ? 1 : Math.min(...columns);
  const areIndented = blocks.map(
    ({type}, index) => (columns[index] ?? 1) - base >= codeIndent && !markedBlocks.has(type),
  );
  return blocks.flatMap((block, index) =>
    // Several of them below each other are one piece of code.
    !areIndented[index] || areIndented[index - 1] ? [] : [{line: lineOf(block), ...indentedCode}],
  );
}

const holders: ReadonlySet<string> = new Set([
  'root',
  'listItem',
  'blockquote',
  'containerDirective',
  'footnoteDefinition',
  'mdxJsxFlowElement',
]);

function isBlock(node: Nodes, parent: Parents): boolean {
  // The title of an admonition stands on its first line, after the colons.
  const isLabel = node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;
  return holders.has(parent.type) && node.position !== undefined && node.type !== 'mdxJsxTextElement' && !isLabel;
}
