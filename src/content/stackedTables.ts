import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/** Tables with so many columns are stacked on phones: two fit beside each other. */
const fewestColumns = 3;

const childrenNamed = ({children}: Element, ...names: string[]): Element[] =>
  children.filter((child) => child.type === 'element').filter(({tagName}) => names.includes(tagName));

/**
 * Rehype plugin: prepares Markdown tables of three or more columns for phones, where src/site/css/tables.css shows every row
 * as a card. Each cell but the first, which is the card's title, carries the head of its column.
 */
export function rehypeStackedTables() {
  return (tree: Root): void =>
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const [head, ...bodyRows] = childrenNamed(table, 'thead', 'tbody').flatMap((part) => childrenNamed(part, 'tr'));
      const labels = head ? childrenNamed(head, 'th').map((cell) => toString(cell)) : [];
      if (labels.length < fewestColumns) return;
      table.properties.className = ['stacked'];
      for (const row of bodyRows) {
        for (const [column, cell] of childrenNamed(row, 'td').entries()) {
          if (column > 0) cell.properties.dataLabel = labels[column];
        }
      }
    });
}
