import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('reads front matter, comments and admonitions; a sample keeps its tabs', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(2);
});

it('names the line of what cannot be read, of tabs, and files no check would read', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'mdx-syntax: docs/colon.mdx:3 cannot be read: Nested mappings are not allowed in compact mappings. Put a value with signs of YAML in quotes, such as title: "Print: a document"; close what was opened.',
    'mdx-syntax: docs/front-matter.mdx:3 cannot be read: Flow sequence in block collection must be sufficiently indented and end with a ]. Put a value with signs of YAML in quotes, such as title: "Print: a document"; close what was opened.',
    'mdx-syntax: docs/open-tag.mdx:7 cannot be read: Expected a closing tag for `<Mockup>` (7:1-7:28). Close what was opened; a literal { or < in text is written \\{ or &lt;.',
    'mdx-syntax: docs/old.md is not looked at by any check. Name it .mdx.',
    'mdx-syntax: docs/tab.mdx:6 has a tab character. Write spaces.',
    'mdx-syntax: docs/tab.mdx:8 has a tab character. Write spaces.',
    'mdx-syntax: docs/tab.mdx:10 has a tab character. Write spaces.',
    'mdx-syntax: vocabulary/x.yaml:2 has a tab character. Write spaces.',
  ]);
});
