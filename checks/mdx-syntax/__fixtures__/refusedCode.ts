const angle = 'Put it between backticks, or write &lt; for < if it is meant as text.';
const below = (fence: string) =>
  `has ${fence} above code, and none below it. Write ${fence} below the code, with nothing else on its line and as far in as here.`;
const unfenced = 'has lines of code that are in no code block. Write ``` above and below them.';
const codeOfLines =
  'has <code> over several lines, which shows them as one. Write the code between lines of ``` instead.';
const pre = 'has <pre>, which pages of this site do not use. Write the code between lines of ```.';
const orText = 'if it is meant as text, put it between backticks.';
const noLooks = 'Leave it out: pages look alike, and the site has the colours for light and dark';

/** Code and placeholders that others write and that are refused: one message for one piece of code, with its own cure. */
export const refusedCode: readonly [what: string, source: string, mistakes: string[]][] = [
  ['code without an end', 'a\n\n```js\nb\n\n## C {/* #c */}\n\nd', [`3 ${below('```')}`]],
  ['code that ends with other signs', '~~~js\na\n```\n\nb', [`1 ${below('~~~')}`]],
  ['code that ends with fewer signs', '````md\na\n```\n\nb', [`1 ${below('````')}`]],
  ['code that ends with a word', '```js\na\n```end\n\nb ```', [`1 ${below('```')}`]],
  ['code in a list that ends outside of it', '- a\n  ```js\n  b\n```\n\nc', [`2 ${below('```')}`]],
  ['code in a quotation without an end', '> ```js\n> a\n\nb', [`1 ${below('```')}`]],
  ['code without an end in an element', '<details>\n<summary>a</summary>\n\n```js\nb\n\n</details>', [`4 ${below('```')}`]],
  [
    'code that only the next code ends',
    '```bash\na\n``\n\nb\n\n```bash\nc\n```',
    [
      '7 has ```bash inside the code of line 1. Write ``` where that code ends; if both are one piece of code, write ```` around it.',
    ],
  ],
  [
    'code in code',
    '```md\n```js\na\n```\n```',
    [
      '2 has ```js inside the code of line 1. Write ``` where that code ends; if both are one piece of code, write ```` around it.',
    ],
  ],
  [
    'code with nothing in it',
    '```\n```',
    ['1 has a code block with nothing in it. Take it out; around code that has ``` in it, write ```` above and below.'],
  ],
  ['code of several lines in an element', '<code>\nline 1\n  line 2\n</code>', [`1 ${codeOfLines}`]],
  ['such code that is cut', '<code>line 1\n  line 2\n</code>', [`1 ${codeOfLines}`]],
  ['code in two elements', '<pre><code>line 1\n  line 2\n</code></pre>', [`1 ${pre}`]],
  ['code in an element that cannot be read', 'a\n\n<pre>{ "a": List<String> }</pre>', [`3 ${pre}`]],
  ['a style sheet', '<style>p {color: red}</style>\n\nText', [`1 has <style>, which pages of this site do not use. ${noLooks}.`]],
  ['a style sheet that can be read', '<style>\n\np\n\n</style>', [`1 has <style>, which pages of this site do not use. ${noLooks}.`]],
  [
    'a program',
    '<script>\nalert({a: 1});\n</script>',
    [
      '1 has <script>, which pages of this site do not use. Leave it out, or link to the page that has it: [words](https://…).',
    ],
  ],
  ['JSON outside of code', 'Answer:\n\n{\n    "a": {\n        "b": [1]\n    }\n}\n\nx <5', [`3 ${unfenced}`, `9 has <5, which is no tag. ${angle}`]],
  [
    'Java outside of code',
    'class A {\n    private String x = "a";\n\n    void run() {\n        if (x) {\n        } else {}\n    }\n}',
    [`1 ${unfenced}`],
  ],
  ['a command over several lines', "curl -d '{\n  \"a\": 1\n}' https://example.com", [`1 ${unfenced}`]],
  [
    'a table of Markdown in one of HTML',
    '<table>\n\n| a | b |\n| --- | --- |\n| c | d |\n\n</table>',
    [
      '3 has a table inside <table>, where browsers do not leave it. Take <table> away, or the empty lines and signs of Markdown inside it.',
    ],
  ],
  [
    'elements without a slash inside others',
    '<div>Hello<br>world</div>\n\n<p>a<HR>b</p>\n\n[a](https://example.com) <u><img src="a.png"></u>',
    [
      '1 has <br> without a slash. Write <br />.',
      '3 has <HR> without a slash. Write <hr />.',
      '5 has <img>, which pages of this site do not use. Write ![What it shows](picture.png), with the file beside the page.',
    ],
  ],
  ['several angles', 'Use <<name>> and <<<x>>>', [`1 has <<name>>, which is no tag. ${angle}`, `1 has <<<x>>>, which is no tag. ${angle}`]],
  [
    'placeholders in an element',
    'a <code>List<String></code>\n\nSend <TOKEN>',
    ['String', 'TOKEN'].map(
      (name, index) =>
        `${1 + 2 * index} has <${name}>, which is never closed. Put it between backticks if it is meant as text; otherwise write </${name}> at its end, or <${name} … /> if it holds nothing.`,
    ),
  ],
  [
    'placeholders that are called like elements',
    'a <title>\n\na <time>\n\na <var>\n\na <link>\n\na <name>\n\na <>',
    [
      `1 has <title>, which pages of this site do not use. Write it in Markdown; ${orText}`,
      `3 has <time>, which is never closed. Write </time> at its end; ${orText}`,
      `5 has <var>, which is never closed. Write </var> at its end; ${orText}`,
      `7 has <link>, which pages of this site do not use. ${noLooks}; ${orText}`,
      `9 has <name>, which is no element. ${angle}`,
      `11 has <>, which is no element. ${angle}`,
    ],
  ],
  [
    'what cannot be read above other signs',
    'Docs {#docs}\n----\n\n<div style={{a b}}>c</div>',
    [
      '1 has an id in the form {#docs}. Take it out: only a heading has an id, at its end, as in ## Words {#docs}.',
      '4 has {{a b}}, and what is in braces is read as code. Put it between backticks, or write \\{ for { if it is meant as text.',
    ],
  ],
];
