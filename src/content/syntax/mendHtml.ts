import {h} from 'hastscript';
import type {Nodes, Parents, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {isMdxElement, type MdxElement} from '../../kit/mdx';
import {areNested, tagOf} from './nesting';

/** Makes HTML that is right elsewhere mean the same in MDX, which takes it for code and its lines for paragraphs. */
export function mendHtml(tree: Root): void {
  visit(tree, (node) => {
    if (!isMdxElement(node) || !node.name || !/^[a-z]/.test(node.name)) return;
    nameAsReact(node);
    if (node.name === 'details') freeSummary(node);
    if (node.name === 'table') groupRows(node);
    if (node.name === 'p') mendParagraph(node);
  });
}

/** A paragraph cannot hold another, nor a list or table. */
function mendParagraph(node: MdxElement): void {
  const [only, ...rest] = node.children;
  if (only?.type === 'paragraph' && rest.length === 0) node.children = only.children as never[];
  else if (node.children.some((child) => isBlockIn('p', child))) node.name = 'div';
}

/** `class` and `colspan` are called `className` and `colSpan` there. */
function nameAsReact(node: MdxElement): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !/^[a-z]+$/.test(attribute.name)) continue;
    const [name] = Object.keys(h(node.name ?? '', {[attribute.name]: ''}).properties);
    if (name) attribute.name = name;
  }
}

/** A summary that shares its lines with other text is a part of a paragraph, where no browser looks for it. */
function freeSummary(details: MdxElement): void {
  const [first] = details.children;
  if (first?.type !== 'paragraph') return;
  const [summary, ...rest] = first.children;
  if (!summary || !isMdxElement(summary) || summary.name !== 'summary' || rest.length === 0) return;
  const [text] = rest;
  if (text?.type === 'text') text.value = text.value.trimStart();
  const isAlone = rest.length === 1 && isEmpty(text);
  (details as Parents).children.splice(
    0,
    1,
    {...first, children: [summary]},
    ...(isAlone ? [] : [{...first, children: rest}]),
  );
}

function isEmpty(node: Nodes | undefined): boolean {
  return node?.type === 'text' && node.value.trim() === '';
}

/** Browsers put rows of a table into a body. */
function groupRows(table: MdxElement): void {
  const children: Nodes[] = [];
  let body: MdxJsxFlowElement | undefined;
  for (const child of unwrapped(table)) {
    if (!isMdxElement(child) || child.name !== 'tr') {
      body = undefined;
      children.push(child);
      continue;
    }
    if (!body) {
      body = {type: 'mdxJsxFlowElement', name: 'tbody', attributes: [], children: [], position: child.position};
      children.push(body);
    }
    body.children.push(child as MdxJsxFlowElement);
  }
  table.children = children as never[];
}

/** Elements on one line are in a paragraph, which MDX takes away only later. */
function unwrapped({children}: MdxElement): Nodes[] {
  return (children as Nodes[]).flatMap((child) =>
    child.type === 'paragraph' && tagOf(child) === undefined ? child.children.filter((one) => !isEmpty(one)) : [child],
  );
}

function isBlockIn(tag: string, node: Nodes): boolean {
  const own = tagOf(node);
  if (own && !areNested([tag, own])) return true;
  return 'children' in node && node.children.some((child) => isBlockIn(tag, child));
}
