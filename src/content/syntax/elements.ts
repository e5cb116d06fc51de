import {html} from 'parse5';
import {literalSign, type Cause} from './mistakes';

/** Elements that mean the same on a page of this site as elsewhere. */
const allowed: ReadonlySet<string> = new Set(
  (
    'abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure hr i ' +
    'ins kbd li mark ol p q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead ' +
    'time tr u ul var wbr'
  ).split(' '),
);

/** Attributes that every one of them may have, as React writes them. */
const everywhere: ReadonlySet<string> = new Set('align className dir id lang title'.split(' '));

const ofCells = 'abbr colSpan headers rowSpan scope';
const ofChanges = 'cite dateTime';

/** Attributes of their own. */
const attributes: Readonly<Record<string, string>> = {
  blockquote: 'cite',
  col: 'span',
  colgroup: 'span',
  del: ofChanges,
  details: 'open',
  ins: ofChanges,
  li: 'value',
  ol: 'reversed start type',
  q: 'cite',
  td: ofCells,
  th: ofCells,
  time: 'dateTime',
};

/** @returns whether an element of pages may have an attribute */
export function isAllowedAttribute(element: string, name: string): boolean {
  return everywhere.has(name) || (attributes[element]?.split(' ').includes(name) ?? false);
}

/** The cures of what is made to look or to work in a way of its own. */
export const noLooks = 'Leave it out: pages look alike, and the site has the colours for light and dark.';
export const noProgram = 'Leave it out, or link to the page that has it: [words](https://…).';
const ofFrontMatter = 'Leave it out: title and description of a page are in its front matter.';

/** What is inside these is no Markdown, neither here nor elsewhere. */
export const rawElements: readonly string[] = ['pre', 'style', 'script'];

/** `<code>` is for words of a sentence. */
export const codeOfLines: Cause = {
  rule: 'has <code> over several lines, which shows them as one',
  repair: 'Write the code between lines of ``` instead.',
};

/** What to write instead of elements that others use. */
const instead: Readonly<Record<string, string>> = {
  a: 'Write [words](page.mdx), or [words](https://…) for another site.',
  aside: 'Write :::note above the words and ::: below them.',
  img: 'Write ![What it shows](picture.png), with the file beside the page.',
  picture: 'Write ![What it shows](picture.png), with the file beside the page.',
  pre: 'Write the code between lines of ```.',
  ...Object.fromEntries('head html body meta base'.split(' ').map((name) => [name, ofFrontMatter])),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((depth) => [`h${depth}`, headingRepair(Math.max(2, depth))])),
  ...Object.fromEntries('font center style big basefont marquee blink link'.split(' ').map((name) => [name, noLooks])),
  ...Object.fromEntries(
    'script iframe object embed applet form input button select option textarea label video audio canvas svg'
      .split(' ')
      .map((name) => [name, noProgram]),
  ),
};

function headingRepair(depth: number): string {
  return `Write ${'#'.repeat(depth)} Words {/* #its-id */}.`;
}

const htmlNames: ReadonlySet<string> = new Set([...Object.values(html.TAG_NAMES), ...Object.keys(instead)]);

/** @returns what is wrong with an element of HTML that pages do not use; undefined for the others */
export function describeForeignElement(name: string): Cause | undefined {
  if (allowed.has(name)) return undefined;
  if (!htmlNames.has(name)) return {rule: `has <${name}>, which is no element`, repair: literalSign};
  return {rule: `has <${name}>, which pages of this site do not use`, repair: instead[name] ?? 'Write it in Markdown.'};
}

/** Components that the theme gives to pages for its own use: they write into the head, or put raw markup into the text. */
const foreignComponents: Readonly<Record<string, string>> = {Head: ofFrontMatter, StaticHtml: noProgram};

/** @returns what is wrong with such a component; undefined for the others */
export function describeForeignComponent(name: string): Cause | undefined {
  const repair = Object.hasOwn(foreignComponents, name) ? foreignComponents[name] : undefined;
  return repair === undefined ? undefined : {rule: `has <${name}>, which pages of this site do not use`, repair};
}
