import type {Element, ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h as createElement, s as createSvgElement, type Properties} from 'hastscript';

/** Anything that can be in an element; lists may be nested, and what does not apply is null. */
export type Markup = Element | string | number | null | readonly Markup[];

/** Attributes by their DOM names: className, dataSample, ariaLabel. Those that are undefined or null are left out. */
export type Attributes = Readonly<Properties>;

/**
 * @param tag name of the element, perhaps with classes: `div`, `div.note`
 * @returns an HTML element with its children
 */
export function h(tag: string, attributes: Attributes | null, ...children: readonly Markup[]): Element {
  return createElement(tag, attributes ?? {}, children.flatMap(flatten));
}

/** @returns an SVG element with its children. */
export function svg(tag: string, attributes: Attributes | null, ...children: readonly Markup[]): Element {
  return createSvgElement(tag, attributes ?? {}, children.flatMap(flatten));
}

/** @returns finished HTML. */
export function toMarkup(markup: Markup): string {
  return toHtml({type: 'root', children: flatten(markup)}, {characterReferences: {useNamedReferences: true}});
}

function flatten(markup: Markup): ElementContent[] {
  if (markup === null || markup === '') return [];
  if (typeof markup !== 'object') return [{type: 'text', value: String(markup)}];
  return 'type' in markup ? [markup] : markup.flatMap(flatten);
}
