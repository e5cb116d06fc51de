import {toHtml} from 'hast-util-to-html';
import {h as createElement} from 'hastscript';

type Element = Extract<ReturnType<typeof createElement>, {type: 'element'}>;

/** Anything that can stand in an element; lists may be nested, and what does not apply is null. */
export type Markup = Element | string | null | readonly Markup[];

/** Attributes by their DOM names: className, dataSample, ariaLabel. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** @returns an element with its children. */
export function h(tag: string, attributes: Attributes | null, ...children: readonly Markup[]): Element {
  return createElement(tag, attributes ?? {}, children.flatMap(flatten));
}

/** @returns finished HTML. */
export function toMarkup(markup: Markup): string {
  return toHtml({
    type: 'root',
    children: flatten(markup).map((part) => (typeof part === 'string' ? {type: 'text', value: part} : part)),
  });
}

function flatten(markup: Markup): (Element | string)[] {
  if (markup === null || markup === '') return [];
  return typeof markup === 'object' && !('type' in markup) ? markup.flatMap(flatten) : [markup as Element | string];
}
