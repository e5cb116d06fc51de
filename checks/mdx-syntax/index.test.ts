import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('reads front matter, comments and admonitions; a sample keeps its tabs, and literal signs are text', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(3);
});

it('names the line of what cannot be read, of tabs, and files no check would read', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages.filter((message) => !message.includes('docs/signs.mdx'))).toEqual([
    'mdx-syntax: docs/colon.mdx:3 has ": " inside the value of "title", which YAML takes for another key. Put the value in quotes: title: "Print: a document".',
    'mdx-syntax: docs/doubled.mdx:4 has the key "kind" twice. Keep one of them.',
    'mdx-syntax: docs/front-matter.mdx:3 cannot be read: Flow sequence in block collection must be sufficiently indented and end with a ]. Put a value with signs of YAML in quotes, such as title: "Print: a document"; close what was opened.',
    'mdx-syntax: docs/open-tag.mdx:7 has <Mockup>, which is never closed. Write </Mockup> at its end, or <Mockup … /> if it holds nothing.',
    'mdx-syntax: docs/old.md is not looked at by any check. Name it .mdx.',
    'mdx-syntax: docs/tab.mdx:6 has a tab character. Write spaces.',
    'mdx-syntax: docs/tab.mdx:8 has a tab character. Write spaces.',
    'mdx-syntax: docs/tab.mdx:10 has a tab character. Write spaces.',
    'mdx-syntax: vocabulary/x.yaml:2 has a tab character. Write spaces.',
  ]);
});

it('refuses signs of Markdown that open or close nothing, and blocks that are unknown or never closed', async () => {
  const {problems} = await runFixture(check, 'bad');
  const found = problems.filter(({file}) => file === 'docs/signs.mdx');
  const end = 'End it with ::: on a line of its own.';
  const notBold = [
    'has "**" without bold text',
    'Write **words**, with both signs and no space inside; a literal one is \\*\\*.',
  ];
  expect(found.map(({line, rule, repair}) => [line, rule, repair])).toEqual([
    [5, 'has "](" without a link', 'Close its bracket: [words](address), without spaces in the address.'],
    [6, 'has a gap inside a link', 'Write [words](address).'],
    [8, ...notBold],
    [9, ...notBold],
    [11, ':::nota is no block', 'Did you mean "note"?'],
    [17, 'has "::: note", which begins no block', 'Write :::note.'],
    [23, 'has ":::tip Title", which begins no block', 'Write :::tip[Title].'],
    [29, '::note is no block', `Write :::note. ${end}`],
    [31, ':::note is never closed', end],
    [35, '::::caution is never closed', end.replace(':::', '::::')],
  ]);
});
