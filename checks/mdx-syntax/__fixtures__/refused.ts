const braces = 'Put it between backticks, or write \\{ for { if it is meant as text.';
const angle = 'Put it between backticks, or write &lt; for < if it is meant as text.';
const noLooks = 'Leave it out: pages look alike, and the site has the colours for light and dark.';
const noProgram = 'Leave it out, or link to the page that has it: [words](https://…).';
const noList = 'Write - or 1. and a space before each line of the list.';
/** What others write and is refused: what it is, its source, and the line, rule and repair of each mistake. */
export const refused: readonly [what: string, source: string, mistakes: string[]][] = [
  [
    'code with unknown names',
    'Sum {total.toFixed(2)}\n\n<p title={total}>x</p>',
    [
      `1 has {total.toFixed(2)}, and what is in braces is read as code. ${braces}`,
      `3 has {total}, and what is in braces is read as code. ${braces}`,
    ],
  ],
  [
    'braces that are no code',
    'a {{D.X}} b\n\n{% raw %} {file name} {…}\n\nand {id',
    [
      `1 has {{D.X}}, and what is in braces is read as code. ${braces}`,
      '3 has a command of another site: {% raw %}. Take it out; a note is :::note above the words and ::: below them.',
      `3 has {file name}, and what is in braces is read as code. ${braces}`,
      `3 has {…}, and what is in braces is read as code. ${braces}`,
      `5 has {id, and what is in braces is read as code. ${braces}`,
    ],
  ],
  [
    'ids that end no heading',
    'One {#one}\n\n## Two {#two} words',
    [
      '1 has an id in the form {#one}. Take it out: only a heading has an id, at its end, as in ## Words {#one}.',
      '3 has an id in the form {#two}. Take it out: only a heading has an id, at its end, as in ## Words {#two}.',
    ],
  ],
  [
    'a comment inside of a tag',
    '<TOCInline\n  // Only these\n  toc={toc}\n/>',
    ['1 has a comment inside of a tag. Take it out.'],
  ],
  [
    'what stands in the front matter here',
    '<head><meta name="a" content="b" /></head>',
    ['head', 'meta'].map(
      (name) =>
        `1 has <${name}>, which pages of this site do not use. Leave it out: title and description of a page are in its front matter.`,
    ),
  ],
  [
    'comments',
    'a <!-- b --> c\n\n<!--\n\nd\n\n-->\n\n{/* e',
    [
      '1 has a comment of HTML. Write {/* words for other writers */}.',
      '3 has a comment of HTML. Write {/* words for other writers */}.',
      '9 has a comment that is never closed. End it with */}.',
    ],
  ],
  [
    'formulas, marks, notes and definitions of other sites',
    '$$\nx^2\n$$\n\na ==b c== and x^2^\n\nH~2~O\n\na ^[b]\n\nc\n: d',
    [
      '1 has "$$", and this site draws no formulas. Write it in words, or put it between backticks.',
      '3 has "$$", and this site draws no formulas. Write it in words, or put it between backticks.',
      '5 has words between "==", whose signs readers would see. Take the signs out, or put them between backticks.',
      '5 has words between "^", whose signs readers would see. Write <sup>2</sup>.',
      '7 has words between single "~", which strikes them out. Write ~~words~~ to strike words out, <sub>2</sub> for small signs, or \\~.',
      '9 has a note inside its sentence. Write [^1] there, and its words at the end of the page, as in [^1]: Words.',
      '12 has a definition in the form of another site. Write a list, as in - word: its meaning.',
    ],
  ],
  [
    'addresses in angles',
    '<https://example.com/help>, <a@example.com>\n<mailto:b@example.com>',
    [
      '1 has an address between < and >: <https://example.com/help>. Write [words](https://example.com/help).',
      '1 has an address between < and >: <a@example.com>. Write [words](mailto:a@example.com).',
      '2 has an address between < and >: <mailto:b@example.com>. Write [words](mailto:b@example.com).',
    ],
  ],
  [
    'a sign that is no tag',
    'x <5, <= 6',
    [`1 has <5,, which is no tag. ${angle}`, `1 has <=, which is no tag. ${angle}`],
  ],
  [
    'placeholders in angles',
    'Send <your-token> and <o:p></o:p>, List<String>',
    [
      '1 has <String>, which is never closed. Put it between backticks if it is meant as text; otherwise write </String> at its end, or <String … /> if it holds nothing.',
      `1 has <your-token>, which is no element. ${angle}`,
    ],
  ],
  [
    'elements without a slash',
    'a<br>b\n\n<hr>\n\n<img src="a.png">',
    [
      '1 has <br> without a slash. Write <br />.',
      '3 has <hr> without a slash. Write <hr />.',
      '5 has <img>, which pages of this site do not use. Write ![What it shows](picture.png), with the file beside the page.',
    ],
  ],
  [
    'tags that are never closed',
    '<p>text\n\n<Mockup alt="x">\n\ntext',
    [
      '1 has <p>, which is never closed. Write </p> at its end.',
      '3 has <Mockup>, which is never closed. Write </Mockup> at its end, or <Mockup … /> if it holds nothing.',
    ],
  ],
  [
    'tags that nothing opened',
    'text</b>\n\n</div>',
    ['1 has </b>, but no tag that it closes. Take it out.', '3 has </div>, but no tag that it closes. Take it out.'],
  ],
  [
    'crossed tags',
    '<b><i>x</b></i> and <u>y</u>',
    ['1 has </b> where <i> is still open, since line 1. Write </i> first: what was opened last is closed first.'],
  ],
  [
    'tags across paragraphs',
    '<details><summary>A</summary>\n\nText\n\n</details>',
    [
      '1 has <details> and </details> in different paragraphs. Put <details> and </details> each on a line of its own, with an empty line after the first and before the second.',
    ],
  ],
  [
    'attributes without quotes',
    '<p width=50>x</p>\n\n<p title=“x”>y</p>',
    [
      '1 has an attribute without straight quotes: <p width=50>. Write name="value".',
      '3 has an attribute without straight quotes: <p title=“x”>. Write name="value".',
    ],
  ],
  [
    'sentences that begin like code',
    'import the file\n\nexport it',
    [
      '1 begins a line with "import", and such lines are read as code. Begin the sentence with another word, or put "import" between backticks.',
      '3 begins a line with "export", and such lines are read as code. Begin the sentence with another word, or put "export" between backticks.',
    ],
  ],
  [
    'looks by hand',
    '<p style="color: red">a</p>\n\n<span style="">b</span> <u bgcolor="#fff">c</u>\n\n<font color="red">d</font>',
    [
      `1 has style at <p>. ${noLooks}`,
      `3 has style at <span>. ${noLooks}`,
      `3 has bgColor at <u>. ${noLooks}`,
      `5 has <font>, which pages of this site do not use. ${noLooks}`,
    ],
  ],
  [
    'programs',
    '<p onclick="go()">a</p>\n\n<iframe src="https://example.com"></iframe>\n\n<button>b</button>',
    [
      `1 has onClick at <p>, which is a program. ${noProgram}`,
      `3 has <iframe>, which pages of this site do not use. ${noProgram}`,
      `5 has <button>, which pages of this site do not use. ${noProgram}`,
    ],
  ],
  [
    'HTML for what Markdown has',
    '<h1 align="center">T</h1>\n\n<img src="a.png" /> <a href="x">y</a>',
    [
      '1 has <h1>, which pages of this site do not use. Write ## Words {/* #its-id */}.',
      '3 has <img>, which pages of this site do not use. Write ![What it shows](picture.png), with the file beside the page.',
      '3 has <a>, which pages of this site do not use. Write [words](page.mdx), or [words](https://…) for another site.',
    ],
  ],
  [
    'what browsers move',
    'text <div>b</div> c\n\n<details>\nText\n</details>',
    [
      '1 has <div> inside a paragraph, where browsers do not leave it. Put <div> and </div> each on a line of its own, outside a paragraph.',
      '3 has <details> without <summary>. Write <summary>Words to press</summary> as its first line.',
    ],
  ],
  [
    'uneven rows',
    '| a | b |\n| --- | --- |\n| `x | y` | z |\n| q |',
    [
      '3 has a row of 3 cells in a table of 2 columns. Write \\| for a sign that is no border, in code too, or take cells away.',
      '4 has a row of 1 cell in a table of 2 columns. Write | for each cell, with nothing between two of them if it is empty.',
    ],
  ],
  [
    'code by indentation',
    'Text.\n\n    first = line;\n\n    # second\n\n- a\n\n      third\n\n> b\n>\n>     fourth',
    [3, 9, 13].map(
      (line) =>
        `${line} has indented lines, which are no code here. Write \`\`\` above and below them if they are code; otherwise take the spaces away.`,
    ),
  ],
  [
    'a second title',
    '# Title',
    ['1 has a second title. The first is "title" in the front matter. Change that one, or write ## for a heading.'],
  ],
  [
    'underlined headings',
    'Bye\n---\n\nTitle\n=====',
    [
      '1 makes a heading of "Bye" by the --- below it. Put an empty line above the signs. If it is a heading, write ## before it and no signs below.',
      '4 makes a heading of "Title" by the === below it. Put an empty line above the signs. If it is a heading, write ## before it and no signs below.',
    ],
  ],
  [
    'references to nothing',
    'See [nothing][missing]\n[a][] and a note[^none].',
    [
      '1 has a link whose address is nowhere on the page. Write [words](address), or \\[ if the brackets are text.',
      '2 has a link whose address is nowhere on the page. Write [words](address), or \\[ if the brackets are text.',
      '2 has a footnote that is nowhere on the page. Write its text at the end of the page, as in [^1]: Words.',
    ],
  ],
  [
    'references from nowhere',
    '[//]: # (words)\n\n[^1]: a\n\nb[^2]\n\n[^2]: c\n\n[^2]: d',
    [
      '1 defines [//], which nothing on the page refers to. Write [words][//] in a sentence, or take the line away; a comment is {/* words */}.',
      '3 defines [^1], which nothing on the page refers to. Write [^1] in a sentence, or take the footnote away.',
      '9 defines [^2] once more. Give one of them another name.',
    ],
  ],
  [
    'notes and lists of other programs',
    '> [!NOTE]\n> a\n\n!!! warning\n\n• b\n• c\n\n– d\n\n[[Home]]',
    [
      '1 has a note in the form of another site. Write :::note, :::tip, :::warning or :::caution instead of >. End it with ::: on a line of its own.',
      '4 has a note in the form of another site. Write :::note, or :::note[Title]. End it with ::: on a line of its own.',
      `6 begins a line with "•", which makes no list. ${noList}`,
      `9 begins a line with "–", which makes no list. ${noList}`,
      '11 has a link between double brackets. Write [words](page.mdx).',
    ],
  ],
  [
    'words after a colon',
    'a:b[c] and key:value{x}',
    [
      '1 has :b[c], of which readers would not see all. Write \\: for the colon, or put it between backticks.',
      '1 has :value{x}, of which readers would not see all. Write \\: for the colon, or put it between backticks.',
    ],
  ],
  [
    'spaces and signs that nobody sees',
    '- a\u00a0b\n- c\u200bd\n- e\u00adf\n- g\u202eh\n- \uf0b7i\n- j\u000bk\n- l\u3000m\n- n\ufffdo\n\n`p\u00a0q`',
    [
      '1 has a no-break space (U+00A0) after "- a". Write an ordinary space; where a line must not break, &nbsp;.',
      '2 has a sign without width (U+200B) after "- c". Take it out.',
      '3 has a soft hyphen (U+00AD) after "- e". Take it out: it is in the word for search and copying.',
      '4 has a mark of direction (U+202E) after "- g". Take it out.',
      '5 has a sign of one font only (U+F0B7) after "- ". Write a sign that every font has, in a list the - of Markdown.',
      '6 has a line break of another program (U+000B) after "- j". Begin a new line.',
      '7 has a space of unusual width (U+3000) after "- l". Write an ordinary space.',
      '8 has a sign that stands for a lost one (U+FFFD) after "- n". Write the sign that was meant.',
      '10 has a no-break space (U+00A0) after "`p". Write an ordinary space; where a line must not break, &nbsp;.',
    ],
  ],
  [
    'code that cannot be shown',
    '```jsonn\n{}\n```\n\n```js {9}\na\n```\n\n```js titel="a"\na\n```',
    [
      '1 "jsonn" is not a language of code blocks. Did you mean "json"? Any other: text.',
      '5 Line 9 is to be marked, but the code has 1. Correct the number in braces.',
      '9 A code block cannot read "titel="a"". Known: title="…", {1,3-5}, showLineNumbers, wrap.',
    ],
  ],
  [
    'attributes in braces',
    '[a](https://example.com){.external-link} and ![b](c.png){#id .class\nwidth="680"}\n\n{: .note }',
    [
      '1 has classes or attributes in braces: {.external-link}. Take them out.',
      '1 has classes or attributes in braces: {#id .class width="680"}. Take them out.',
      '4 has classes or attributes in braces: {: .note }. Take them out.',
    ],
  ],
  [
    'commands of other sites',
    '{{< note >}}\na\n{{< /note >}}\n\n{% if x %}',
    [1, 3, 5].map(
      (line, index) =>
        `${line} has a command of another site: ${['{{< note >}}', '{{< /note >}}', '{% if x %}'][index]}. Take it out; a note is :::note above the words and ::: below them.`,
    ),
  ],
  [
    'indented code that cannot be read',
    'Text:\n\n    if (a <b) {\n      <c>\n    }\n\nText {id.',
    [
      '3 has indented lines, which are no code here. Write ``` above and below them if they are code; otherwise take the spaces away.',
      `7 has {id., and what is in braces is read as code. ${braces}`,
    ],
  ],
  [
    'all that is wrong at once, broken tags or not',
    '<p>a\n\nb [c][d]\n\n• e\n\n{f',
    [
      '1 has <p>, which is never closed. Write </p> at its end.',
      '3 has a link whose address is nowhere on the page. Write [words](address), or \\[ if the brackets are text.',
      `5 begins a line with "•", which makes no list. ${noList}`,
      `7 has {f, and what is in braces is read as code. ${braces}`,
    ],
  ],
  [
    'pictures of other sites and links without address',
    '![a](https://example.com/a.png)\n\n<a name="b"></a>\n\n<aside>\nc\n</aside>',
    [
      '1 has a picture of another site, which readers do not get. Save it beside the page and write ![What it shows](picture.png).',
      '3 has <a> without an address. Take it out: a place in a page is the id of its heading, {/* #its-id */}.',
      '5 has <aside>, which pages of this site do not use. Write :::note above the words and ::: below them.',
    ],
  ],
  [
    'a table with too many lines',
    '| a | b |\n| --- | --- | --- |\n| c | d |',
    [
      '2 has a table whose line of --- does not fit its head. Write --- once for each column of the head, and an empty line above the head.',
    ],
  ],
];
