/** What others write and is the same here: what it is, its source, and a part of the HTML that readers get. */
export const works: readonly [what: string, source: string, html: string][] = [
  [
    'a placeholder in an address',
    'GET /api/documents/{id}/files/{file-id} by {companyName}',
    '<p>GET /api/documents/{id}/files/{file-id} by {companyName}</p>',
  ],
  ['a placeholder in a heading', '## Read /documents/{id} {/* #read */}', '<h2 id="read">Read /documents/{id}</h2>'],
  [
    'a placeholder in a cell',
    '| a | b |\n| --- | --- |\n| {id} | `x` {a.b} |',
    '<td>{id}</td><td><code>x</code> {a.b}</td>',
  ],
  [
    'a placeholder in a link and in bold',
    '[to {id}](https://example.com/{id}) **{name}**',
    'to {id}</a> <strong>{name}</strong>',
  ],
  ['a placeholder alone on its line', '{id}', '<p>{id}</p>'],
  ['several of them', '{first} {second}, {}', '<p>{first} {second}, {}</p>'],
  ['double braces', 'Dear {{ name }}, ${total} and {1}', '<p>Dear {{ name }}, ${total} and {1}</p>'],
  ['names that MDX knows as objects', '{props} {undefined} {toc}', '<p>{props} {undefined} {toc}</p>'],
  [
    'code that the page has itself',
    'export const year = 2026;\n\nIn {year} {"words"} {[1, 2].map((n) => n + 1)}',
    '<p>In 2026 words 23</p>',
  ],
  [
    'a summary without an empty line',
    '<details>\n<summary>More</summary>\nText **b**\n</details>',
    '<details><summary>More</summary><p>Text <strong>b</strong></p></details>',
  ],
  [
    'a summary before a list',
    '<details>\n  <summary>More</summary>\n  - a\n</details>',
    '<details><summary>More</summary><ul>\n<li>a</li>\n</ul></details>',
  ],
  ['a paragraph of HTML', '<p align="center">\nText\n</p>', '<p align="center">Text</p>'],
  [
    'a paragraph of HTML with a list in it',
    '<p>\n\nText\n\n- a\n\n</p>',
    '<div><p>Text</p><ul>\n<li>a</li>\n</ul></div>',
  ],
  ['classes of Word', '<p class="MsoNormal">Text</p>', '<p class="MsoNormal">Text</p>'],
  [
    'a table of HTML without a body',
    '<table>\n<tr>\n<td colspan="2">a</td>\n</tr>\n</table>',
    '<table><tbody><tr><td colSpan="2">a</td></tr></tbody></table>',
  ],
  [
    'a table of HTML on one line',
    '<table><tr><td>a</td></tr></table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  ['a line break in a cell', '| a | b |\n| --- | --- |\n| c | d<br />e |', '<td>d<br/>e</td>'],
  ['keys', '<kbd>Ctrl</kbd> + <kbd>K</kbd>', '<kbd>Ctrl</kbd> + <kbd>K</kbd>'],
  ['comparisons', 'If 5 < 6 and a > b & c, at 16:30', '<p>If 5 &lt; 6 and a &gt; b &amp; c, at 16:30</p>'],
  ['literal signs', 'a\\{id\\} `x{y}` &lt;b> \\[a\\]\\[b\\]', '<p>a{id} <code>x{y}</code> &lt;b&gt; [a][b]</p>'],
  ['a picture of several signs', 'By 👩‍💻 and 👨🏽‍🔧', '<p>By 👩‍💻 and 👨🏽‍🔧</p>'],
  ['what a terminal shows', '```console\n$ ls\n```', '<code class="language-console">$ ls\n</code>'],
  ['code without a language', '```\n{id} <b>\n```', '{id} &lt;b>'],
  ['deep lists', '1. a\n    - b\n        - c\n\n            d', '<p>d</p>'],
  ['references', '[a][x] and[^1]\n\n[x]: https://example.com\n[^1]: Words.', '<a href="https://example.com">a</a>'],
];
