import {toHtml} from 'hast-util-to-html';
import {h as createElement} from 'hastscript';

type Element = Extract<ReturnType<typeof createElement>, {type: 'element'}>;
type Attributes = Readonly<Record<string, string | boolean>>;

/** @returns an element; attributes are written by their DOM names. */
export function h(tag: string, attributes: Attributes, ...children: readonly (Element | string)[]): Element {
  return createElement(tag, attributes, ...children);
}

/** @returns finished HTML. */
export function toMarkup(elements: readonly Element[]): string {
  return toHtml({type: 'root', children: [...elements]});
}
