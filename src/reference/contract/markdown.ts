import type {Nodes, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';

/** What texts of a contract may hold; it is read as GitHub's Markdown, so that tables do not pass as paragraphs. */
const allowed: readonly string[] = [
  'root',
  'paragraph',
  'text',
  'break',
  'inlineCode',
  'code',
  'strong',
  'emphasis',
  'link',
  'list',
  'listItem',
];

const cures: Readonly<Record<string, string>> = {
  html: 'Write Markdown; a sign such as < stands in `code` or behind a backslash.',
  heading:
    'Use **bold** words; pages have their own headings. A sign # at the start of a line stands behind a backslash.',
  image: 'Put pictures into the page itself.',
  table: 'Write a list: "- `1` Draft"; values with meanings are an enum (oneOf with const and title).',
  delete: 'Leave out what is no longer so; a sign ~ stands in `code` or behind a backslash.',
};

/** @returns a text of the contract as a tree. */
export function parseText(text: string): Root {
  return fromMarkdown(text, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
}

/** @returns what a page could not show of a text, and what to write instead; undefined if it shows all. */
export function markdownProblem(text: string): string | undefined {
  return problemOf(parseText(text), text);
}

function problemOf(node: Nodes, text: string): string | undefined {
  if (!allowed.includes(node.type)) {
    const {start, end} = node.position ?? {start: {offset: 0}, end: {offset: 0}};
    const written = text.slice(start.offset, end.offset).split('\n')[0] ?? '';
    return `holds ${node.type} ("${written.slice(0, 40)}"). ${cures[node.type] ?? 'Use paragraphs, lists, links, **bold** and `code`.'}`;
  }
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    return 'holds a list to tick off ("[ ]"). Write a plain list: "- First".';
  if (node.type === 'link' && !/^(https?:|mailto:)/.test(node.url))
    return `links to "${node.url}", which leads elsewhere on each page. Write the whole address, with https://, or name the page in words.`;
  for (const child of 'children' in node ? node.children : []) {
    const problem = problemOf(child, text);
    if (problem) return problem;
  }
  return undefined;
}
