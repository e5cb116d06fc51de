import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {rehypeStackedTables} from './stackedTables';

/** @returns a table with the plugin's marks. */
function read(html: string): string {
  const tree = fromHtml(html, {fragment: true});
  rehypeStackedTables()(tree);
  return toHtml(tree);
}

const table = (head: string, body: string): string =>
  `<table><thead><tr>${head}</tr></thead><tbody><tr>${body}</tr></tbody></table>`;

test('cells of three columns carry the heads of their columns, the first is the title', () => {
  expect(
    read(table('<th></th><th><b>Usual</b> cause</th><th>Do</th>', '<td>401</td><td>Late</td><td>Again</td>')),
  ).toBe(
    '<table class="stacked"><thead><tr><th></th><th><b>Usual</b> cause</th><th>Do</th></tr></thead>' +
      '<tbody><tr><td>401</td><td data-label="Usual cause">Late</td><td data-label="Do">Again</td></tr></tbody></table>',
  );
});

test('two columns fit on a phone and stay a table', () => {
  const plain = table('<th>Code</th><th>Meaning</th>', '<td>1</td><td>Draft</td>');
  expect(read(plain)).toBe(plain);
});

test('a short code in the first column stays in one piece, a long one and others may break', () => {
  const long = '/api/documents/update-process';
  expect(
    read(table('<th>Column</th><th>Value</th>', '<td><code>{{D.No}}</code></td><td><code>1</code></td>')),
  ).toContain('<td><code class="unbroken">{{D.No}}</code></td><td><code>1</code></td>');
  expect(read(table('<th>Path</th><th>Value</th>', `<td><code>${long}</code></td><td>1</td>`))).toContain(
    `<code>${long}</code>`,
  );
});

test('a line break in a head parts its words', () => {
  const head = fromHtml(table('<th>A</th><th>First</th><th>C</th>', '<td>1</td><td>2</td><td>3</td>'), {
    fragment: true,
  });
  const br = {type: 'mdxJsxTextElement' as const, name: 'br', attributes: [], children: []};
  visit(head, 'element', (cell) => {
    if (cell.tagName === 'th' && cell.children[0]?.type === 'text' && cell.children[0].value === 'First') {
      cell.children.push(br, {type: 'text', value: 'line'});
    }
  });
  rehypeStackedTables()(head);
  expect(toHtml(select('tbody', head) ?? head)).toContain('data-label="First line"');
});
