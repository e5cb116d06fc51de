import type {Nodes, Root} from 'mdast';
import {attributeOf, isMdxElement, lineOf, type MdxElement} from '../../kit/mdx';
import {codeOfLines, describeForeignElement, noLooks, noProgram, rawElements} from './elements';
import type {Cause, Mistake} from './mistakes';
import {areNested, tagOf} from './nesting';

/** Colours by hand, which nobody can read in the dark. */
const colours: ReadonlySet<string> = new Set(['bgColor', 'background', 'color', 'face', 'bgcolor']);

/** @returns elements and attributes of HTML that would not reach readers, or not as they are meant */
export function findHtml(tree: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  const look = (node: Nodes, ancestors: readonly Nodes[]): void => {
    const cause =
      (isMdxElement(node) && isElement(node) ? (describeElement(node) ?? describeAttributes(node)) : undefined) ??
      describeNesting(node, ancestors) ??
      (node.type === 'image' ? describePicture(node.url) : undefined);
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
  const program = attributes.find(({name}) => /^on[A-Z]?[a-z]/.test(name));
  if (program) return {rule: `has ${program.name} at <${node.name}>, which is a program`, repair: noProgram};
  const looks = attributes.find(
    ({name, value}) => colours.has(name) || (name === 'style' && typeof value !== 'object'),
  );
  return looks && {rule: `has ${looks.name} at <${node.name}>`, repair: noLooks};
}

/** The policy of the site lets no page load from another. */
function describePicture(address: string): Cause | undefined {
  if (!/^(?:https?:)?\/\//i.test(address)) return undefined;
  const repair = 'Save it beside the page and write ![What it shows](picture.png).';
  return {rule: 'has a picture of another site, which readers do not get', repair};
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
