const noList = 'Write - or 1. and a space before each line of the list.';
const noTable =
  'has a row between | that is in no table. Write | --- | --- | below its first line, with --- for each column; a literal sign is \\|.';
/** Signs of Markdown and of other sites that readers would see, and are refused: as in refused.ts. */
export const refusedSigns: readonly [what: string, source: string, mistakes: string[]][] = [
  [
    'empty elements and "not equal"',
    'React puts <> and </> around it.\n\nWHERE a <> b',
    [
      '1 has <>, which is no element. Put it between backticks, or write &lt; for < if it is meant as text.',
      '3 has <>, which is no element. Put it between backticks, or write &lt; for < if it is meant as text.',
    ],
  ],
  [
    'tables that are none',
    '| a | b |\n| c | d |\n\nText\n\n| e | f |\n| === | === |\n\n||g||h||\n|i|j|',
    [
      `1 ${noTable}`,
      `6 ${noTable}`,
      '9 has a row between | that is in no table. Write | for ||, and | --- | --- | below its first line, with --- for each column; a literal sign is \\|.',
    ],
  ],
  [
    'tables without rows',
    '| a | b |\n| --- | --- |\n\nText\n\n| c | d |\n| --- | --- |\n\n| e | f |',
    [
      '1 has a table without rows. Write its rows right below the line of ---, each between |.',
      '9 has a row between | that is in no table. Take the empty line above it away.',
    ],
  ],
  [
    'words below a table',
    '| a | b |\n| --- | --- |\n| c | d |\nWords.\n\n| e |\n| --- |\n| f |\nMore words.',
    [
      '4 has words right below a table, which become a row of it. Write an empty line above them, or | before and after each cell if they are a row.',
      '9 has words right below a table, which become a row of it. Write an empty line above them, or | before and after each cell if they are a row.',
    ],
  ],
  [
    'a table of Word',
    'Text:\n\nName\tRole\tDate\nAn\tSigner\t01/02/2025\nBình\tApprover\t02/02/2025\n\na\tb',
    [
      '3 has lines with tabs between their words. Write them as a table: | Name | Role | Date |, below it | --- | --- | --- |, then | An | Signer | 01/02/2025 | and so on.',
      '7 has a tab character. Write spaces.',
    ],
  ],
  [
    'lists of other programs',
    'Steps:\na. One\nb. Two\n\n1) One\n2) Two\n   a) Three\n   b) Four\n\no\tOne\no\tTwo\n\n1.One\n2.Two\n\n-One\n-Two',
    [
      `2 begins a line with "a.", which makes no list. ${noList}`,
      `7 begins a line with "a)", which makes no list. ${noList}`,
      '10 has a tab character. Write spaces.',
      `10 begins a line with "o", which makes no list. ${noList}`,
      '11 has a tab character. Write spaces.',
      `13 begins a line with "1.", which makes no list. ${noList}`,
      `16 begins a line with "-", which makes no list. ${noList}`,
    ],
  ],
  [
    'lists of Vietnamese documents',
    'I. Một\nII. Hai\n\n1/ một\n2/ hai\n\n> 1.1. Một\n> 1.2. Hai\n\n① một\n② hai\n\n→ một\n→ hai\n\nBước 1: mở\nBước 2: ký\n\nGồm:\nđ) một',
    [
      `1 begins a line with "I.", which makes no list. ${noList}`,
      `4 begins a line with "1/", which makes no list. ${noList}`,
      `7 begins a line with "1.1.", which makes no list. ${noList}`,
      `10 begins a line with "①", which makes no list. ${noList}`,
      `13 begins a line with "→", which makes no list. ${noList}`,
      `16 begins a line with "Bước 1:", which makes no list. ${noList}`,
      `20 begins a line with "đ)", which makes no list. ${noList}`,
    ],
  ],
  [
    'headings without a space',
    '##Heading\n\n#Heading',
    [
      '1 has "#" without a heading. Write a space after the signs, as in ## Words {/* #its-id */}; a literal one is \\#.',
      '3 has "#" without a heading. Write a space after the signs, as in ## Words {/* #its-id */}; a literal one is \\#.',
    ],
  ],
  [
    'signs of Sphinx',
    '.. note::\n   Words\n\nSee :ref:`label` and :py:func:`f`\n\nTitle\n*****\n\n==== ====\na    b\n\nName   Role\n-----  ----\nAn     Signer\n\nTitle\n^^^^^',
    [
      '1 has a command of another site. Take it out; a note is :::note above the words and ::: below them.',
      '4 has a reference in the form of another site. Write [words](page.mdx).',
      '7 has a line of signs right below words. If the words are a heading, write ## before them and no signs below. If it is a line, put an empty line above it.',
      '9 has a table in the form of another site. Write | Name | Role |, below it | --- | --- |, and each row between |, with an empty line above the first.',
      '13 has a line of signs right below words. If it is a table, write its head as | a | b | and below it | --- | --- |. If it is a line, put an empty line above it.',
      '17 has a line of signs that readers would see. Take it out. A heading has no such line: write ## Words {/* #its-id */}.',
    ],
  ],
  [
    'signs of Jira',
    'h2. Words\n\n{panel}\n\nWords [Link|https://example.com]',
    [
      '1 has a heading in the form of another site. Write ## Words {/* #its-id */}.',
      '3 has a command of another site. Take it out; a note is :::note above the words and ::: below them, code stands between lines of ```.',
      '5 has a link in the form of another site. Write [words](address).',
    ],
  ],
  [
    'signs of MkDocs and Obsidian',
    '[TOC]\n\n[[toc]]\n\n=== "Tab"\n\n++ctrl+alt++ and :material-account:\n\n*[HTML]: Words\n\n%%hidden%%',
    [
      '1 has a list of headings in the form of another site. Take it out: every page has that list beside its text.',
      '3 has a list of headings in the form of another site. Take it out: every page has that list beside its text.',
      '5 has tabs in the form of another site. Write <Tabs> and </Tabs> around them, and <TabItem value="a" label="Words to press"> and </TabItem> around each.',
      '7 has keys in the form of another site. Write <kbd>Ctrl</kbd> + <kbd>K</kbd>.',
      '7 has a picture of another site. Take it out, or write its meaning in words.',
      '9 has an abbreviation in the form of another site. Write <abbr title="its meaning">its letters</abbr> where readers meet it first.',
      '11 has a comment of another site. Write {/* words for other writers */}.',
    ],
  ],
  [
    'links that nobody can press',
    '(the site)[https://example.com] and (a page)[../page.mdx]\n\n[a]() and [](https://example.com) ![b]()\n\n[c]\n(https://example.com)',
    [
      '1 has ")[" without a link. Write [words](address), the brackets first.',
      '3 has a link without an address. Write it between ( and ).',
      '3 has a link without words, which nobody sees. Write [words](https://example.com).',
      '3 has a picture without an address. Write it between ( and ).',
      '5 has a gap inside a link. Write [words](address).',
    ],
  ],
  [
    'code that is never closed',
    'Use `a and b.\n\nSee https://example.com and ``c`.',
    [
      '1 has "`" without code. Write `code`, with as many signs after it as before; a literal one is \\`.',
      '3 has "`" without code. Write `code`, with as many signs after it as before; a literal one is \\`.',
    ],
  ],
  [
    'notes with words behind the colons',
    ':::tip My title\na\n:::\n\n::: tip\nb\n:::\n\n:::{note}\nc\n:::\n\n:::details More\nd\n:::\n\n:::note e :::',
    [
      '1 has ":::tip My title", which begins no block. Write :::tip[My title].',
      '5 has "::: tip", which begins no block. Write :::tip.',
      '9 has ":::{note}", which begins no block. Write :::note.',
      '13 has ":::details More", which begins no block. Write <details> and below it <summary>More</summary>, and </details> for the ::: at its end.',
      '17 has ":::note e :::", which begins no block. Write :::note, the words and ::: each on a line of its own.',
    ],
  ],
  [
    'notes inside others with as many colons',
    ':::note\na\n:::tip\nb\n:::\n:::\n\n:::details[More]\nc\n:::',
    [
      '3 :::tip is never closed. End it with ::: on a line of its own, and write ::::note and :::: around it.',
      '8 :::details is no block. Write <details> and below it <summary>More</summary>, and </details> for the ::: at its end.',
    ],
  ],
  [
    'attributes that could be code',
    '![a](a.png){ width=300 } ![b](b.png){width="50%"}\n\n[c](https://example.com){target=_blank} {d==e}',
    [
      '1 has classes or attributes in braces: { width=300 }. Take them out.',
      '1 has classes or attributes in braces: {width="50%"}. Take them out.',
      '3 has classes or attributes in braces: {target=_blank}. Take them out.',
      '3 has {d==e}, and what is in braces is read as code. Put it between backticks, or write \\{ for { if it is meant as text.',
    ],
  ],
  [
    'languages of other sites',
    '```c++\na\n```\n\n```mermaid\na\n```\n\n```{note}\na\n```\n\n```brainfuck\na\n```',
    [
      '1 "c++" is not a language of code blocks. Write cpp.',
      '5 "mermaid" is not a language of code blocks. Write ```diagram, which reads flowcharts, states and sequences of Mermaid (guides/diagrams.md).',
      '9 "{note}" is not a language of code blocks. Write it without braces, as in ```python; a note is :::note above the words and ::: below them.',
      '13 "brainfuck" is not a language of code blocks. Write text: the site does not colour this one.',
    ],
  ],
];
