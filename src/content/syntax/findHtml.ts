import type {Nodes, Root} from 'mdast';
import {attributeOf, isMdxElement, lineOf, type MdxElement} from '../../kit/mdx';
import {codeOfLines, describeForeignElement, isAllowedAttribute, noLooks, noProgram, rawElements} from './elements';
import type {Cause, Mistake} from './mistakes';
import {areNested, tagOf} from './nesting';

/** What others set the looks of their pages by; colours by hand nobody can read in the dark. */
const looks =
  /^(?:style|background|bgcolor|border|cellpadding|cellspacing|color|face|frame|height|hspace|nowrap|rules|size|valign|vspace|width)$/i;

/** @returns elements and attributes of HTML that would not reach readers, or not as they are meant */
export function findHtml(tree: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  const look = (node: Nodes, ancestors: readonly Nodes[]): void => {
    const cause =
      (isMdxElement(node) && isElement(node) ? (describeElement(node) ?? describeAttributes(node)) : undefined) ??
      describeNesting(node, ancestors);
    if (cause) mistakes.push({line: lineOf(node), ...cause});
    const isRaw = isMdxElement(node) && rawElements.includes(node.name ?? '');
    if ('children' in node && !isRaw) for (const child of node.children) look(child, [...ancestors, node]);
  };
  look(tree, []);
  return mistakes;
}

const isElement = ({name}: MdxElement): boolean => /^[a-z]/.test(name ?? '');

function describeElement(node: MdxElement): Cause | undefined {
  const name = node.name ?? '';
  if (name === 'details' && !hasSummary(node)) {
    return {
      rule: 'has <details> without <summary>',
      repair: 'Write <summary>Words to press</summary> as its first line.',
    };
  }
  if (name === 'a' && attributeOf(node, 'href') === '') {
    const repair = 'Take it out: a place in a page is the id of its heading, {/* #its-id */}.';
    return {rule: 'has <a> without an address', repair};
  }
  if (name === 'code' && (node.children as Nodes[]).some(isBlock)) return codeOfLines;
  return describeForeignElement(name);
}

const isBlock = (node: Nodes): boolean =>
  node.type === 'code' || /^(?:p|[uo]l|h\d|blockquote)$/.test(tagOf(node) ?? '');

function hasSummary({children}: MdxElement): boolean {
  const [first] = children as Nodes[];
  const [inner] = first?.type === 'paragraph' ? first.children : [first];
  return inner !== undefined && isMdxElement(inner) && inner.name === 'summary';
}

function describeAttributes(node: MdxElement): Cause | undefined {
  const attributes = node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  const program = attributes.find(({name}) => /^on[a-z]/i.test(name));
  if (program) return {rule: `has ${program.name} at <${node.name}>, which is a program`, repair: noProgram};
  const foreign = attributes.find(({name}) => !isAllowedAttribute(node.name ?? '', name));
  if (!foreign) return undefined;
  const repair = looks.test(foreign.name) ? noLooks : 'Leave it out.';
  return {
    rule: `has ${foreign.name} at <${node.name}>${looks.test(foreign.name) ? '' : ', which pages of this site do not use'}`,
    repair,
  };
}

function describeNesting(node: Nodes, ancestors: readonly Nodes[]): Cause | undefined {
  const tag = node.type === 'table' ? node.type : tagOf(node);
  // Cells are where their table is.
  if (!tag || node.type === 'tableCell') return undefined;
  const chain: {tag: string; node: Nodes}[] = [];
  for (const ancestor of [...ancestors].reverse()) {
    const own = tagOf(ancestor);
    if (own) chain.unshift({tag: own, node: ancestor});
    // Of what a component makes of its children nothing is known.
    else if (isMdxElement(ancestor)) break;
  }
  // Markdown alone is always right.
  if (![node, ...chain.map((one) => one.node)].some(isMdxElement)) return undefined;
  const tags = chain.map((one) => one.tag);
  if (tags.length === 0 || areNested([...tags, tag]) || !areNested(tags)) return undefined;
  const outer = [...tags].reverse().find((one) => !areNested([one, tag])) ?? tags.at(-1) ?? '';
  const [inside, around] = [
    describe(node, tag),
    describe([...chain].reverse().find((one) => one.tag === outer)?.node, outer),
  ];
  return {
    rule: `has ${inside} inside ${around}, where browsers do not leave it`,
    repair: isMdxElement(node)
      ? `Put <${tag}> and </${tag}> each on a line of its own, outside ${around}.`
      : `Take <${outer}> away, or the empty lines and signs of Markdown inside it.`,
  };
}

function describe(node: Nodes | undefined, tag: string): string {
  if (node && isMdxElement(node)) return `<${tag}>`;
  const names: Readonly<Record<string, string>> = {
    p: 'a paragraph',
    li: 'an item of a list',
    a: 'a link',
    td: 'a cell',
    table: 'a table',
  };
  return names[tag] ?? (/^h\d$/.test(tag) ? 'a heading' : /^[uo]l$/.test(tag) ? 'a list' : `<${tag}>`);
}
