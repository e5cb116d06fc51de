import {exactJson} from '../shared/exactJson';
import type {Json, Parameter, ParameterStyle} from '../shared/model';

/** How a value is laid out; OpenAPI takes the styles from RFC 6570. */
export interface Layout {
  style: ParameterStyle;
  explode: boolean;
}

/** Replaces the signs that mean something in the place of a text. */
export type Escape = (text: string) => string;

/** The escape of a place where every sign stands for itself: a header, the field of a form. */
export const plain: Escape = (text) => text;

/** The escape of an address: only letters, digits and `-._~` stay. */
export const percentEncode: Escape = (text) => encodeURIComponent(text).replace(/[!'()*]/g, percentCode);

/**
 * The escape of `allowReserved`: what may stand in a query stays, and so does what is escaped already. Signs that end
 * the value or are read as a blank are escaped all the same, and so is the quote, which some clients escape.
 */
export const encodeUnreserved: Escape = (text) =>
  encodeURI(text)
    .replace(/%25(?=[\dA-Fa-f]{2})/g, '%')
    .replace(/[#&+']/g, percentCode);

function percentCode(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** @returns the names and values that a query, a cookie or a form holds for one parameter or field. */
export function toPairs(name: string, value: Json, {style, explode}: Layout, escape: Escape): [string, string][] {
  // `allowReserved` speaks of values only.
  const escapeName = escape === plain ? plain : percentEncode;
  const pair = (key: string, text: string): [string, string] => [escapeName(key), text];
  if (value === null) return [];
  if (!isCompound(value)) return [pair(name, escape(toText(value)))];
  const entries = entriesOf(value).map(([key, entry]): [string, string] => [key, escape(toText(entry))]);
  if (style === 'deepObject') return entries.map(([key, text]) => pair(`${name}[${key}]`, text));
  if (explode) return entries.map(([key, text]) => pair(Array.isArray(value) ? name : key, text));
  const delimiters: Partial<Record<ParameterStyle, string>> = {spaceDelimited: escape(' '), pipeDelimited: escape('|')};
  return [
    pair(
      name,
      flat(value)
        .map(escape)
        .join(delimiters[style] ?? ','),
    ),
  ];
}

/** @returns what stands in the place of a path parameter, or is the value of a header. */
export function toSegment(name: string, value: Json, {style, explode}: Layout, escape: Escape): string {
  const isSplit = isCompound(value) && explode;
  const isNamed = isSplit && !Array.isArray(value);
  const parts = !isCompound(value)
    ? [escape(toText(value))]
    : isNamed
      ? entriesOf(value).map(([key, entry]) => `${escape(key)}=${escape(toText(entry))}`)
      : isSplit
        ? flat(value).map(escape)
        : [flat(value).map(escape).join(',')];
  if (style === 'label') return parts.map((part) => `.${part}`).join('');
  if (style !== 'matrix') return parts.join(',');
  return parts.map((part) => `;${isNamed ? part : escape(name) + (part === '' ? '' : `=${part}`)}`).join('');
}

type Compound = Json[] | {[key: string]: Json};

function isCompound(value: Json): value is Compound {
  return typeof value === 'object' && value !== null;
}

/** What is null is left out, as RFC 6570 has it. */
function entriesOf(value: Compound): [string, Json][] {
  return Object.entries(value).filter(([, entry]) => entry !== null);
}

/** A list as its entries, an object as its names and values in turn. */
function flat(value: Compound): string[] {
  const entries = entriesOf(value).map(([key, entry]) => [key, toText(entry)] as const);
  return Array.isArray(value) ? entries.map(([, text]) => text) : entries.flat();
}

/** @returns a single value as it is, and what has parts as JSON. */
export function toText(value: Json): string {
  return isCompound(value) ? exactJson(value) : String(value);
}

/** @returns whether a content type is JSON: `application/json`, `application/merge-patch+json`. */
export function isJsonType(contentType: string): boolean {
  return /^[\w.-]+\/([\w.-]+\+)?json(;|$)/i.test(contentType);
}

/** @returns what a parameter's layout is applied to: its value, or the text in the format of its `content`. */
export function valueOf({contentType, example = ''}: Parameter): Json {
  return contentType !== undefined && isJsonType(contentType) ? exactJson(example) : example;
}
