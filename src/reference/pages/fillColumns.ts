import type {Root, RootContent} from 'mdast';
import type {MdxElement} from '../../kit/mdx';
import {attributeOf, isMdxElement} from '../../kit/mdx';
import {isRefused} from './refusals';

/** Class of what stands in columns, and of each column. */
export const columnsClass = 'api-columns';
export const columnClass = 'api-column';

/**
 * Puts what a writer wrote around an operation into its columns: the introduction beside the samples, below the line of
 * the request, and what follows below the example of the answer, or beside it on wide screens. Tables, and what comes after them, have the whole width.
 */
export function fillColumns(root: Root): void {
  const nodes = root.children;
  const columns = nodes.flatMap((node, position) => (isColumns(node) ? [position] : []));
  const [first = 0, last = 0] = [columns[0], columns.at(-1)];
  const [line, request, answers] = [nodes[first - 1], nodes[first], nodes[last]];
  if (!line || !request || !answers) return;
  const before = nodes.slice(0, first - 1);
  const imports = before.filter(({type}) => type === 'mdxjsEsm');
  const after = nodes.slice(last + 1);
  const beside = after.slice(0, endOfText(after));
  childrenOf(columnsOf(request)[0]).unshift(...before.filter(({type}) => type !== 'mdxjsEsm'));
  childrenOf(columnsOf(answers)[2]).push(...beside);
  root.children = [...imports, line, ...nodes.slice(first, last + 1), ...after.slice(beside.length)];
}

function isColumns(node: RootContent): boolean {
  return attributeOf(node, 'className') === columnsClass;
}

function columnsOf(node: RootContent): RootContent[] {
  return isMdxElement(node) ? node.children : [];
}

function childrenOf(column: RootContent | undefined): RootContent[] {
  return (column as MdxElement | undefined)?.children ?? [];
}

/** @returns the position of the heading of the first section that needs the whole width */
function endOfText(nodes: readonly RootContent[]): number {
  const table = nodes.findIndex((node) => node.type === 'table' || (node.type === 'heading' && isRefused(node)));
  if (table < 0) return nodes.length;
  const headings = nodes.flatMap(({type}, position) => (type === 'heading' && position <= table ? [position] : []));
  return headings.at(-1) ?? 0;
}
