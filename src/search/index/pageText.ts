import type {Element, Nodes, Root} from 'hast';

/** @returns whether to leave an element out, with everything in it */
export type IsIgnored = (element: Element) => boolean;

/** An element with its ancestors, the parent last. */
export interface FoundElement {
  element: Element;
  ancestors: readonly Element[];
}

/** @returns the elements with one of the tags, in document order */
export function findElements(tree: Root, tags: ReadonlySet<string>, isIgnored: IsIgnored): FoundElement[] {
  const found: FoundElement[] = [];
  const ancestors: Element[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'element') {
      if (isIgnored(node)) return;
      if (tags.has(node.tagName)) found.push({element: node, ancestors: [...ancestors]});
      ancestors.push(node);
    }
    if ('children' in node) node.children.forEach(visit);
    if (node.type === 'element') ancestors.pop();
  };
  visit(tree);
  return found;
}

/** @returns the outermost elements that match, in document order */
export function findMatching(node: Nodes, matches: IsIgnored, isIgnored: IsIgnored): Element[] {
  if (node.type === 'element') {
    if (isIgnored(node)) return [];
    if (matches(node)) return [node];
  }
  return 'children' in node ? node.children.flatMap((child) => findMatching(child, matches, isIgnored)) : [];
}

/** Elements that separate words like a space: blocks and table cells. */
const blockTags = new Set(
  (
    'address article aside blockquote details dialog dd div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre section table ul td th'
  ).split(' '),
);

const textlessTags = new Set(['script', 'style', 'noscript']);

/** @returns the text of a part of a page, with spaces between blocks and table cells */
export function readText(node: Nodes, isIgnored: IsIgnored): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || textlessTags.has(node.tagName) || isIgnored(node)) return '';
  if (node.tagName === 'br') return ' ';
  const text = node.children.map((child) => readText(child, isIgnored)).join('');
  return blockTags.has(node.tagName) ? ` ${text} ` : text;
}
