import {pageFingerprint} from '../../src/kit/fingerprint';

export const page = 'docs/print.mdx';
export const translation = 'i18n/vi/docusaurus-plugin-content-docs/current/print.mdx';

/** A page without a mistake. */
export const english = `---
title: Print a document
description: Make a paper copy of a document with the stamps of its signatures, from a computer or a phone.
kind: task
basis: inferred
audience: [everyone]
tags: [document-management]
---

Print a document that is complete.

## Before you begin {#before-you-begin}

Open the [document](./download.mdx#download) and wait for its end.

| File | Holds |
| --- | --- |
| First | the document |

## Print it {/* #steps */}

\`\`\`bash
ls
\`\`\`

1. Open the document.

## If something goes wrong {/* #problems */}

Ask the sender for a copy.
`;

/** Its translation. */
export const vietnamese = `---
title: In chứng từ
description: Tạo bản giấy của một chứng từ với dấu của các chữ ký, từ máy tính hoặc điện thoại của bạn.
kind: task
basis: inferred
audience: [everyone]
tags: [document-management]
source_fingerprint: "${pageFingerprint(english)}"
---

In một chứng từ đã hoàn tất.

## Trước khi bắt đầu {/* #before-you-begin */}

Mở [chứng từ](./download.mdx#download) và chờ đến khi hoàn tất.

## In chứng từ {/* #steps */}

1. Mở chứng từ.

## Nếu có lỗi {/* #problems */}

Hỏi người gửi để xin bản sao.
`;

/** What is planted: the words that it takes the place of, and the one message that names it, without the file. */
export const planted: readonly [what: string, before: string, after: string, message: string][] = [
  [
    'a broken link',
    './download.mdx#download',
    './downlod.mdx',
    'links: 14 no file docs/downlod.mdx for the link "./downlod.mdx". Did you mean "download.mdx"?',
  ],
  [
    'a wrong anchor',
    '#download)',
    '#downlod)',
    'links: 14 no heading #downlod in docs/download.mdx. Did you mean "download"?',
  ],
  [
    'a component that nobody has',
    'Print a document that',
    '<Carousel>x</Carousel>\n\nPrint a document that',
    'components: 10 there is no component <Carousel>. Closest: Cards, Choices, Camera.',
  ],
  [
    'an unclosed tag',
    'Print a document that',
    'Print <b>a document that',
    'mdx-syntax: 10 has <b>, which is never closed. Write </b> at its end.',
  ],
  [
    'a brace in text',
    'Print a document that',
    'Print {a document that',
    'mdx-syntax: 10 has {a document that is complete., and what is in braces is read as code. Put it between backticks, or write \\{ for { if it is meant as text.',
  ],
  [
    'an angle bracket',
    'that is',
    'of <5 MB that is',
    'mdx-syntax: 10 has <5, which is no tag. Put it between backticks, or write &lt; for < if it is meant as text.',
  ],
  [
    'a tab in YAML',
    'audience: [everyone]',
    'audience:\n\t- everyone',
    'mdx-syntax: 7 has a tab character. Write spaces.',
  ],
  [
    'a repeated id',
    '#steps */',
    '#before-you-begin */',
    'heading-ids: 20 the id "before-you-begin" is used more than once on this page. Give one of them another id.',
  ],
  [
    'a picture that is not there',
    'Print a document that is complete.',
    '![The form that prints a document](./form.png)',
    'links: 10 no file docs/form.png for the link "./form.png". Correct the path.',
  ],
  [
    'a heading too deep',
    '1. Open the document.',
    '#### Deep {/* #deep */}\n\n1. Open the document.',
    'mdx-syntax: 26 has a heading with #### right below a heading with ##. Write ###.',
  ],
  [
    'a misspelt word',
    'Print a document that',
    'Print a docuemnt that',
    'spelling: 10 unknown word "docuemnt". Did you mean document, documents, docent? A right word goes into vocabulary/words.yaml.',
  ],
  [
    'an unknown note',
    '1. Open the document.',
    ':::hint\n\nWords\n\n:::',
    'mdx-syntax: 26 :::hint is no block. Known: secondary, info, success, danger, note, tip, warning, important, caution.',
  ],
  [
    'a note that is not closed',
    '1. Open the document.',
    ':::note\n\nWords',
    'mdx-syntax: 26 :::note is never closed. End it with ::: on a line of its own.',
  ],
  [
    'a mark before the text',
    '---\ntitle',
    '\uFEFF---\ntitle',
    'mdx-syntax: 1 begins with a mark that nobody sees (U+FEFF, "BOM"). Save it as UTF-8 without BOM, or run `npm run check -- --fix`.',
  ],
  [
    'curly quotes in front matter',
    'title: Print a document',
    'title: “Print a document”',
    'mdx-syntax: 2 has curly quotes around a value: “Print a document”. Write straight ones, "Print a document", or none.',
  ],
  [
    'curly quotes in an attribute',
    'Print a document that',
    'Print <abbr title=“x”>a</abbr> document that',
    'mdx-syntax: 10 has an attribute without straight quotes: <abbr title=“x”>. Write name="value".',
  ],
  [
    'a heading without id',
    ' {/* #steps */}',
    '',
    'heading-ids: 20 the heading "Print it" has no id. Write {#its-id} after it, the same in both languages, or run `npm run check -- --fix`.',
  ],
  [
    'a link to a draft',
    './download.mdx#download',
    './later.mdx',
    'links: 14 the link leads to docs/later.mdx, a draft that is not published. Take "draft" out of docs/later.mdx, or the link out of here.',
  ],
  [
    'a row with a third cell',
    '| First | the document |',
    '| First | the document | third |',
    'mdx-syntax: 18 has a row of 3 cells in a table of 2 columns. Write \\| for a sign that is no border, in code too, or take cells away.',
  ],
  [
    'a row with one cell',
    '| First | the document |',
    '| First |',
    'mdx-syntax: 18 has a row of 1 cell in a table of 2 columns. Write | for each cell, with nothing between two of them if it is empty.',
  ],
  [
    'a second title',
    '1. Open the document.',
    '# Another\n\n1. Open the document.',
    'mdx-syntax: 26 has a second title. The first is "title" in the front matter. Change that one, or write ## for a heading.',
  ],
  [
    'a colon in a title',
    'title: Print a',
    'title: Print: a',
    'mdx-syntax: 2 has ": " inside the value of "title", which YAML takes for another key. Put the value in quotes: title: "Print: a document".',
  ],
  [
    'an unknown key',
    'kind: task',
    'kind: task\nlede: words',
    'front-matter: 5 unknown key "lede". Take it out: guides/writing.md has the keys of pages.',
  ],
  [
    'a comment of HTML',
    '1. Open',
    '<!-- x -->\n\n1. Open',
    'mdx-syntax: 26 has a comment of HTML. Write {/* words for other writers */}.',
  ],
  [
    'code that is not closed',
    'ls\n```',
    'ls',
    'mdx-syntax: 22 has ``` above code, and none below it. Write ``` below the code, with nothing else on its line and as far in as here.',
  ],
  [
    'a style as text',
    'Print a document that',
    '<span style="color:red">Print</span> a document that',
    'mdx-syntax: 10 has style at <span>. Leave it out: pages look alike, and the site has the colours for light and dark.',
  ],
  [
    'a bold name in no list',
    '1. Open the document.',
    '1. Press **Print pages**.',
    'labels: 26 "Print pages" is bold, and no label of vocabulary/labels.yaml. If it is the name of a control, `npm run check -- --fix` adds it as assumed; otherwise write it without bold.',
  ],
];
