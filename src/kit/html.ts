import type {Element, Nodes} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h as hastscript, s as svgscript, type Properties} from 'hastscript';

export type {Properties};

/** Anything that may be in an element: lists may be nested at any depth, and what does not apply is null. */
export type Child = Nodes | string | number | null | undefined | readonly Child[];

/** hastscript takes lists at any depth, but its own type stops at the second. */
type CreateElement = (selector: string, properties?: Properties | Child, ...children: readonly Child[]) => Element;

/** @returns an HTML element: `h('p.note', {id}, text)`. */
export const h = hastscript as CreateElement;

/** @returns an SVG element. */
export const svg = svgscript as CreateElement;

/** @returns finished HTML. */
export function toMarkup(...children: readonly Child[]): string {
  return toHtml(h('div', null, children).children, {characterReferences: {useNamedReferences: true}});
}
