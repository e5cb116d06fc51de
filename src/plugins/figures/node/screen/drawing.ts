import {createElement as h, type ReactNode} from 'react';
import type {AttributeRules, Attributes} from '../readAttributes';
import type {FigureWords} from '../figureWords';

/** All that one element of a sketch is drawn from. */
export interface Drawing {
  attributes: Attributes;
  children: ReactNode[];
  words: FigureWords;
  /** Stops the build at this element. */
  fail: (wrong: string, repair: string) => never;
}

/** One element of the vocabulary: its attributes, what may stand inside it, and how it looks. */
export interface Word {
  rules: AttributeRules;
  inside: 'nothing' | 'words' | 'elements';
  draw: (drawing: Drawing) => ReactNode;
}

/** Attributes of everything a step can point at. */
export const pointable = {focus: {kind: 'flag'}, n: {kind: 'count'}} as const satisfies AttributeRules;

/** Text of an attribute, if it is there. */
export function textOf(attributes: Attributes, name: string): string | undefined {
  const value = attributes[name];
  return typeof value === 'string' ? value : undefined;
}

/** List of texts of an attribute; empty if it is not there. */
export function textsOf(attributes: Attributes, name: string): readonly string[] {
  const value = attributes[name];
  return Array.isArray(value) ? value.map(String) : [];
}

/** Position of the item an attribute names, by its text or by its position; `undefined` without one. */
export function itemOf(drawing: Drawing, name: string, items: readonly string[]): number | undefined {
  const value = drawing.attributes[name];
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const position = typeof value === 'number' ? value : items.findIndex((item) => item.normalize('NFC') === value);
  if (position < 0 || position >= items.length) {
    drawing.fail(`"${name}" names ${JSON.stringify(value)}, which is not an item.`, `Items: ${items.join(', ')}.`);
  }
  return position;
}

/** Whether the element itself is the one to use: it is focused, or it carries a step's number. */
export function isPointedAt({focus, n}: Attributes): boolean {
  return focus === true || typeof n === 'number';
}

/** Joins class names, leaving out what does not apply. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** Words that only a screen reader says, such as "required" for a star. */
export function spoken(text: string): ReactNode {
  return h('span', {className: 'figure-spoken'}, ` (${text})`);
}

/** The step's number at the corner of the control to use, and the word that says so without seeing the ring. */
export function pointer(drawing: Drawing, isHere: boolean): ReactNode[] {
  if (!isHere) return [];
  const {n} = drawing.attributes;
  return [
    typeof n === 'number' ? h('b', {className: 'sketch-number', key: 'n'}, n) : null,
    h('span', {className: 'figure-spoken', key: 'here'}, ` (${drawing.words.here})`),
  ];
}
