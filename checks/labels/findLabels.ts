import type {Emphasis, Nodes, Parents, Strong} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {attributeOf, isMdxElement, lineOf, type MdxElement} from '../../src/kit/mdx';
import type {ParsedPage} from '../pages/pages';

/** A text that a page shows as a label of the platform's screen. */
export interface Label {
  text: string;
  line: number;
  shownAs: 'bold' | 'italic' | 'drawn';
  /** Where it stands in the page with its signs, unless it is drawn. */
  range?: readonly [start: number, end: number];
}

/** Attributes of a mockup's elements that hold labels; the others hold examples and our own words. */
const labelAttributes = ['label', 'items', 'options', 'columns', 'path'];

/** Lists the texts of a page in bold or italics and the labels of its mockups, in order. */
export function findLabels({markdown}: ParsedPage): Label[] {
  return readNode(markdown);
}

function readNode(node: Nodes): Label[] {
  if (isMdxElement(node) && ['Mockup', 'Screen'].includes(node.name ?? '')) return readDrawn(node);
  if (node.type === 'strong') return [{...read(node), shownAs: 'bold'}];
  if (node.type === 'emphasis') return [{...read(node), shownAs: 'italic'}];
  return 'children' in node ? (node as Parents).children.flatMap(readNode) : [];
}

function read(node: Emphasis | Strong): Omit<Label, 'shownAs'> {
  const {start, end} = node.position ?? {};
  return {text: toString(node), line: lineOf(node), range: [start?.offset ?? 0, end?.offset ?? 0]};
}

function readDrawn(element: MdxElement): Label[] {
  const line = lineOf(element);
  // The title of a mockup may be an example, such as the code of a document; that of a window is a label.
  const names = element.name === 'Dialog' ? [...labelAttributes, 'title'] : labelAttributes;
  const own = names.flatMap((name) => textsOf(attributeOf(element, name)));
  const said = [...attributeOf(element, 'say').matchAll(/\*\*(.+?)\*\*/g)].map(([, text = '']) => text);
  return [
    ...[...own, ...said].map((text) => ({text, line, shownAs: 'drawn' as const})),
    ...(element.children as Nodes[]).flatMap((child) => drawnBelow(child)),
  ];
}

function drawnBelow(node: Nodes): Label[] {
  if (isMdxElement(node)) return readDrawn(node);
  return node.type === 'paragraph' ? (node.children as Nodes[]).flatMap(drawnBelow) : [];
}

/** @returns the texts of an attribute: itself, or those of a list such as `["Draw", "Upload"]`. */
function textsOf(value: string): string[] {
  if (!value.startsWith('[')) return value === '' ? [] : [value];
  return [...value.matchAll(/(["'`])((?:\\.|(?!\1).)*)\1/g)].map((match) => match[2] ?? '');
}
