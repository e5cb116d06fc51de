import type {Element, Nodes, Root} from 'hast';

/** Says which elements of a page hold no text worth finding; what is inside them counts as little. */
export type IsIgnored = (element: Element) => boolean;

/** An element with those around it, the innermost last. */
export interface FoundElement {
  element: Element;
  around: readonly Element[];
}

/** @returns the elements with one of the tags in document order. */
export function findElements(tree: Root, tags: ReadonlySet<string>, isIgnored: IsIgnored): FoundElement[] {
  const found: FoundElement[] = [];
  const around: Element[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'element') {
      if (isIgnored(node)) return;
      if (tags.has(node.tagName)) found.push({element: node, around: [...around]});
      around.push(node);
    }
    if ('children' in node) node.children.forEach(visit);
    if (node.type === 'element') around.pop();
  };
  visit(tree);
  return found;
}

/** Elements that begin and end a line; the words before and after them do not touch. Cells of a table are like them. */
const blockTags = new Set(
  (
    'address article aside blockquote details dialog dd div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre section table ul td th'
  ).split(' '),
);

const silentTags = new Set(['script', 'style', 'noscript']);

/** @returns the text of a part of a page, with spaces where lines or cells end. */
export function readText(node: Nodes, isIgnored: IsIgnored): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || silentTags.has(node.tagName) || isIgnored(node)) return '';
  if (node.tagName === 'br') return ' ';
  const text = node.children.map((child) => readText(child, isIgnored)).join('');
  return blockTags.has(node.tagName) ? ` ${text} ` : text;
}
