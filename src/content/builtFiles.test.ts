import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {remarkBuiltFiles} from './builtFiles';

test.each([
  ['pathname:///openapi/2.3.0/v1.json', '/vi/', 'pathname:///vi/openapi/2.3.0/v1.json'],
  ['pathname:///vi/openapi/2.3.0/v1.json', '/vi/', 'pathname:///vi/openapi/2.3.0/v1.json'],
  // Vietnamese at the root, and a page that is not translated.
  ['pathname:///vi/llms.txt', '/', 'pathname:///llms.txt'],
  ['pathname:///llms.txt', '/docs-site/en/', 'pathname:///docs-site/en/llms.txt'],
  ['../login.mdx', '/vi/', '../login.mdx'],
])('%s in a language at %s leads to %s', (url, baseUrl, expected) => {
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children: [{type: 'link', url, children: []}]}]};
  remarkBuiltFiles({baseUrl})(tree);
  expect(tree.children).toEqual([{type: 'paragraph', children: [{type: 'link', url: expected, children: []}]}]);
});
