import type {Element, Nodes, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {isMdxElement} from '../kit/mdx';

/** Tables with so many columns are stacked on phones: two fit beside each other. */
const fewestColumns = 3;

/** Codes of at most so many characters leave room for a second column on a phone without breaking. */
const longestUnbroken = 24;

const childrenNamed = ({children}: Element, ...names: string[]): Element[] =>
  children.filter((child) => child.type === 'element').filter(({tagName}) => names.includes(tagName));

/** The words of a head on one line: a `<br />` parts them. */
function labelOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (isMdxElement(node) && node.name === 'br') return ' ';
  return 'children' in node ? node.children.map(labelOf).join('') : '';
}

/**
 * Rehype plugin: prepares Markdown tables for phones. A short code in the first column, such as `{{D.ExpiryDate}}`, stays
 * in one piece. Of three or more columns, src/site/css/tables.css shows every row as a card: each cell but the first,
 * which is the card's title, carries the head of its column.
 */
export function rehypeStackedTables() {
  return (tree: Root): void =>
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const [head, ...bodyRows] = childrenNamed(table, 'thead', 'tbody').flatMap((part) => childrenNamed(part, 'tr'));
      const firstCells = bodyRows.flatMap((row) => childrenNamed(row, 'td').slice(0, 1));
      for (const code of firstCells.flatMap((cell) => childrenNamed(cell, 'code'))) {
        if (toString(code).length <= longestUnbroken) code.properties.className = ['unbroken'];
      }
      const labels = head ? childrenNamed(head, 'th').map(labelOf) : [];
      if (labels.length < fewestColumns) return;
      table.properties.className = ['stacked'];
      for (const row of bodyRows) {
        for (const [column, cell] of childrenNamed(row, 'td').entries()) {
          if (column > 0) cell.properties.dataLabel = labels[column];
        }
      }
    });
}
