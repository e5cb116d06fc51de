import type {Nodes, Paragraph, Table} from 'mdast';
import {lineOf} from '../../kit/mdx';
import {linesOf, textOf, type Mistake, type ReadPage} from './mistakes';

/** @returns tables whose rows would be lost, cut or shown as text */
export function findTables(page: ReadPage): Mistake[] {
  const mistakes: Mistake[] = [];
  const look = (node: Nodes, before?: Nodes, after?: Nodes): void => {
    if (node.type === 'paragraph') mistakes.push(...describeBorders(node, page, before));
    if (node.type === 'table') mistakes.push(...describeTable(node, page, after));
    if (!('children' in node)) return;
    node.children.forEach((child, index) => look(child, node.children[index - 1], node.children[index + 1]));
  };
  look(page.tree);
  return mistakes;
}

function describeTable(node: Table, page: ReadPage, after?: Nodes): Mistake[] {
  if (node.children.length > 1) return findUnevenRows(node, page);
  // A row below an empty line is told where it is.
  if (after?.type === 'paragraph' && findBorder(after, page)) return [];
  const repair = 'Write its rows right below the line of ---, each between |.';
  return [{line: lineOf(node), rule: 'has a table without rows', repair}];
}

/** Cells too many are dropped, cells too few are left empty. */
function findUnevenRows({children: [head, ...rows]}: Table, page: ReadPage): Mistake[] {
  const wanted = head?.children.length ?? 0;
  return rows.flatMap((row) => {
    const line = lineOf(row);
    const found = row.children.length;
    const written = textOf(row, page);
    if (!written.startsWith('|') && (found !== wanted || !written.includes('|'))) {
      const repair = 'Write an empty line above them, or | before and after each cell if they are a row.';
      return [{line, rule: 'has words right below a table, which become a row of it', repair}];
    }
    if (found === wanted) return [];
    const rule = `has a row of ${count(found)} in a table of ${count(wanted, 'column')}`;
    const repair =
      found > wanted
        ? 'Write \\| for a sign that is no border, in code too, or take cells away.'
        : 'Write | for each cell, with nothing between two of them if it is empty.';
    return [{line, rule, repair}];
  });
}

const count = (number: number, noun = 'cell'): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** A line of a table that is none. */
function describeBorders(node: Paragraph, page: ReadPage, before?: Nodes): Mistake[] {
  const border = findBorder(node, page);
  if (!border) return [];
  const {line, written} = border;
  const isRowOfBefore =
    before?.type === 'table' ||
    (before?.type === 'paragraph' && linesOf(before, page).length === 1 && findBorder(before, page));
  const repair =
    isRowOfBefore && line === lineOf(node)
      ? 'Take the empty line above it away.'
      : `Write ${written.startsWith('||') ? '| for ||, and ' : ''}| --- | --- | below its first line, with --- for each column; a literal sign is \\|.`;
  return [{line, rule: 'has a row between | that is in no table', repair}];
}

/** @returns the first line between borders; none where the line of --- is there, which is told by its signs */
function findBorder(node: Paragraph, page: ReadPage): {line: number; written: string} | undefined {
  const lines = linesOf(node, page);
  if (lines.some(({written}) => /^\|?[ \t]*:?-+:?[ \t]*\|[ \t|:-]*$/.test(written))) return undefined;
  return lines.find(({written}) => /^\|.*[^\\]\|$/.test(written));
}
