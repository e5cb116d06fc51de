import type {StraySign} from './straySigns';

const heading = 'Write ## Words {/* #its-id */}.';
const table =
  'Write | Name | Role |, below it | --- | --- |, and each row between |, with an empty line above the first.';

/** What MkDocs, Sphinx, Jira, Obsidian and others write, and Markdown takes for text. */
export const foreignSigns: readonly StraySign[] = [
  {
    startsLine: true,
    sign: /^[ \t>]*\.\. +_?[\w-]+:/gm,
    rule: 'has a command of another site',
    repair: 'Take it out; a note is :::note above the words and ::: below them.',
  },
  {
    sign: /(?<![\w\\:]):[a-z][\w-]*(?::[a-z][\w-]*)?:`/g,
    rule: 'has a reference in the form of another site',
    repair: 'Write [words](page.mdx).',
  },
  {
    startsLine: true,
    sign: /^[ \t>]*(?:[=-]{2,} +)+[=-]{2,}[ \t]*$/gm,
    rule: 'has a table in the form of another site',
    repair: table,
  },
  {
    startsLine: true,
    sign: /^[ \t>]*([\^"'+])\1{2,}[ \t]*$/gm,
    rule: 'has a line of signs that readers would see',
    repair: `Take it out. A heading has no such line: ${heading.replace('Write', 'write')}`,
  },
  {
    startsLine: true,
    sign: /^[ \t>]*h[1-6]\. +(?=\S)/gm,
    rule: 'has a heading in the form of another site',
    repair: heading,
  },
  {
    startsLine: true,
    sign: /^[ \t>]*\{(?:panel|info|note|tip|warning|code|noformat|expand|quote|toc)\}[ \t]*$/gm,
    rule: 'has a command of another site',
    repair: 'Take it out; a note is :::note above the words and ::: below them, code stands between lines of ```.',
  },
  {
    sign: /(?<!\\)\[[^[\]|\n]+\|(?=https?:)/g,
    rule: 'has a link in the form of another site',
    repair: 'Write [words](address).',
  },
  {
    startsLine: true,
    sign: /^[ \t>]*\[{1,2}toc\]{1,2}[ \t]*$/gim,
    rule: 'has a list of headings in the form of another site',
    repair: 'Take it out: every page has that list beside its text.',
  },
  {
    startsLine: true,
    sign: /^[ \t>]*===[!+]? +"/gm,
    rule: 'has tabs in the form of another site',
    repair:
      'Write <Tabs> and </Tabs> around them, and <TabItem value="a" label="Words to press"> and </TabItem> around each.',
  },
  {
    sign: /(?<![\w+])\+\+\w+(?:\+\w+)*\+\+(?![\w+])/g,
    rule: 'has keys in the form of another site',
    repair: 'Write <kbd>Ctrl</kbd> + <kbd>K</kbd>.',
  },
  {
    sign: /:(?:material|fontawesome|octicons|simple)-[\w-]+:/g,
    rule: 'has a picture of another site',
    repair: 'Take it out, or write its meaning in words.',
  },
  {
    startsLine: true,
    sign: /^[ \t>]*\*\[[^\]\n]+\]: /gm,
    rule: 'has an abbreviation in the form of another site',
    repair: 'Write <abbr title="its meaning">its letters</abbr> where readers meet it first.',
  },
  {
    sign: /(?<![\w%\\])%%[^%\n]+%%|^[ \t>]*%%[ \t]*$/gm,
    rule: 'has a comment of another site',
    repair: 'Write {/* words for other writers */}.',
  },
];
