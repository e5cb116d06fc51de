import type {Nodes, Paragraph} from 'mdast';
import {parseFragment, type DefaultTreeAdapterMap} from 'parse5';
import {isMdxElement} from '../../kit/mdx';

const tagOfMarkdown: Readonly<Record<string, string>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  listItem: 'li',
  link: 'a',
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
  tableCell: 'td',
};

/** @returns the element of HTML that a node becomes; undefined for one that is none, or a component */
export function tagOf(node: Nodes): string | undefined {
  if (node.type === 'heading') return `h${node.depth}`;
  if (node.type === 'list') return node.ordered ? 'ol' : 'ul';
  if (node.type === 'paragraph') return isOnlyElements(node) ? undefined : 'p';
  if (isMdxElement(node)) return node.name && /^[a-z]/.test(node.name) ? node.name : undefined;
  return tagOfMarkdown[node.type];
}

/** MDX shows elements that stand alone on their lines without a paragraph around them. */
function isOnlyElements({children}: Paragraph): boolean {
  const isSpace = (child: Nodes) => child.type === 'text' && child.value.trim() === '';
  return (
    children.some((child) => !isSpace(child)) &&
    children.every((child) => isMdxElement(child) || child.type === 'mdxTextExpression' || isSpace(child))
  );
}

const known = new Map<string, boolean>();

/**
 * Browsers move or close what HTML does not allow, so the page would be another than the one that was written.
 *
 * @param tags names of elements, the outermost first
 * @returns whether a browser leaves each of them inside the one before it
 */
export function areNested(tags: readonly string[]): boolean {
  const key = tags.join(' ');
  const isKnown = known.get(key);
  if (isKnown !== undefined) return isKnown;
  const found: string[] = [];
  let [node]: DefaultTreeAdapterMap['node'][] = parseFragment(tags.map((tag) => `<${tag}>`).join('')).childNodes;
  while (node && 'tagName' in node) {
    found.push(node.tagName);
    [node] = node.childNodes;
  }
  const areAll = found.join(' ') === key;
  known.set(key, areAll);
  return areAll;
}
