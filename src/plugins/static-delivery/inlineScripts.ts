import {createHash} from 'node:crypto';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Types of a script element that a browser runs; anything else (JSON-LD) is data and needs no permission. */
const runnableTypes = new Set([
  '',
  'text/javascript',
  'application/javascript',
  'module',
  'importmap',
  'speculationrules',
]);

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

function isInlineScript(element: Element): boolean {
  const type = (attribute(element, 'type') ?? '').trim().toLowerCase();
  return element.tagName === 'script' && attribute(element, 'src') === undefined && runnableTypes.has(type);
}

/** @returns every element below the node, in document order, also those inside template elements. */
function* elementsBelow(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsBelow(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsBelow(child);
}

/** @returns the texts of the scripts that the browser would run from the page itself, as CSP must know them. */
export function findInlineScripts(html: string): string[] {
  return [...elementsBelow(parse(html))]
    .filter(isInlineScript)
    .map(({childNodes}) => childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
}

/** @returns the CSP source that permits exactly this script. */
export function hashScript(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
