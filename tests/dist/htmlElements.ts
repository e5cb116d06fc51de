import {parse, type DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Yields an element and all in it, in document order. */
export function* elementsBelow(node: Node): Generator<HtmlElement> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsBelow(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsBelow(child);
}

/** @returns every element of the page in document order, also those inside template elements. */
export function listElements(html: string): HtmlElement[] {
  return [...elementsBelow(parse(html))];
}

/** @returns the value of an attribute, or undefined when the element does not have it. */
export function readAttribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

/** @returns the text directly inside the element; that is all the text of a script, style or title element. */
export function readOwnText(element: HtmlElement): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
