import type {Nodes, Parents, Root} from 'mdast';
import {lineOf} from '../../kit/mdx';
import type {Cause, Mistake} from './mistakes';
import {tagOf} from './nesting';

/** So many spaces make a block code in ordinary Markdown; in MDX they mean nothing. */
export const codeIndent = 4;

/** Blocks that are code elsewhere when they are indented. */
const plainBlocks: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'list',
  'blockquote',
  'table',
  'thematicBreak',
  'definition',
  'footnoteDefinition',
  'leafDirective',
  'containerDirective',
]);

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

/** @returns indented lines that readers would not see as they are meant */
export function findBlocks(tree: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  const look = (node: Nodes): void => {
    if (!('children' in node)) return;
    mistakes.push(...findIndented(node));
    for (const child of node.children) look(child);
  };
  look(tree);
  return mistakes;
}

function findIndented(parent: Parents): Mistake[] {
  const blocks = parent.children.filter((child: Nodes) => isBlock(child, parent));
  const columns = blocks.map(({position}) => position?.start.column ?? 1);
  const base = parent.type === 'root' ? 1 : Math.min(...columns);
  const areIndented = blocks.map((block, index) => (columns[index] ?? 1) - base >= codeIndent && !isMarked(block));
  return blocks.flatMap((block, index) =>
    // Several of them below each other are one piece of code.
    !areIndented[index] || areIndented[index - 1] ? [] : [{line: lineOf(block), ...indentedCode}],
  );
}

/** The build has taken the paragraph around elements away before it asks, the checks have not: both find the same. */
function isBlock(node: Nodes, parent: Parents): boolean {
  if (!node.position || !(plainBlocks.has(node.type) || markedBlocks.has(node.type))) return false;
  // The title of an admonition stands on its first line, after the colons; the text of a task, after its box.
  const isLabel = node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;
  const isTask = parent.type === 'listItem' && typeof parent.checked === 'boolean' && node === parent.children[0];
  // The first words of a footnote stand behind its sign.
  const isNote = parent.type === 'footnoteDefinition' && node === parent.children[0];
  return !isLabel && !isTask && !isNote;
}

const isMarked = (node: Nodes): boolean =>
  markedBlocks.has(node.type) || (node.type === 'paragraph' && tagOf(node) === undefined);
