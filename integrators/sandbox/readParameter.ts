import type {OpenApi, Schema} from '../../src/reference/contract/openApi';
import {propertiesOf, toType} from '../../src/reference/model/schemas';
import {isJsonType} from '../../src/reference/samples/serialize';
import type {Json, ParameterStyle, TypeModel} from '../../src/reference/shared/model';

/** A name with its value, both as they arrived. */
export type RawPair = readonly [name: string, value: string];

/** How one parameter, or one field of a form, is written. */
export interface Written {
  name: string;
  schema: Schema;
  style: ParameterStyle;
  explode: boolean;
  contentType?: string;
}

/** What was read, and the names that it took. */
export interface ReadPairs {
  value?: Json;
  names: string[];
}

/**
 * Reads a parameter from a query or from cookies, in the style in which it must be written. What cannot be read stays a
 * text, which the schema then rejects.
 *
 * @param decode what undoes the escapes of a text
 */
export function readPairs(
  document: OpenApi,
  {name, schema, style, explode, contentType}: Written,
  pairs: readonly RawPair[],
  decode: (text: string) => string,
): ReadPairs {
  const {kind} = toType(document, schema);
  const named = pairs.map(([key, text]): RawPair => [decode(key), text]);
  const own = named.filter(([key]) => key === name).map(([, text]) => text);
  const [first] = own;
  if (contentType !== undefined)
    return {names: [name], ...(first === undefined ? {} : {value: readContent(contentType, decode(first))})};
  const isDeep = style === 'deepObject';
  if (kind === 'object' && (isDeep || explode)) {
    const keys = Object.keys(propertiesOf(document, schema));
    const found = keys.flatMap((key): [string, string, string][] => {
      const written = isDeep ? `${name}[${key}]` : key;
      return named.filter(([one]) => one === written).map(([one, text]) => [key, decode(text), one]);
    });
    const value = toObject(
      document,
      schema,
      found.map(([key, text]) => [key, text]),
    );
    return {names: found.map(([, , written]) => written), ...(found.length > 0 ? {value} : {})};
  }
  if (first === undefined) return {names: [name]};
  if (kind === 'array' && explode) return {names: [name], value: toList(document, schema, own.map(decode))};
  const parts = kind === 'array' || kind === 'object' ? first.split(delimiterOf(style)).map(decode) : own.map(decode);
  return {names: [name], value: toValue(document, schema, parts)};
}

/** Escaped or not, these stand between the parts of a value. */
function delimiterOf(style: ParameterStyle): RegExp {
  if (style === 'spaceDelimited') return /%20|\+| /;
  return style === 'pipeDelimited' ? /%7C|\|/i : /,/;
}

/** Reads a parameter from a segment of the path or from a header. */
export function readSegment(
  document: OpenApi,
  {name, schema, style, explode, contentType}: Written,
  text: string,
  decode: (text: string) => string,
): Json {
  if (contentType !== undefined) return readContent(contentType, decode(text));
  const delimiter = !explode || style === 'simple' ? ',' : style === 'label' ? '.' : ';';
  const whole = style === 'simple' ? text : text.slice(1);
  const isNamed = toType(document, schema).kind === 'object' && explode;
  const parts = whole.split(delimiter).map((part) => {
    const value = style === 'matrix' && !isNamed && part.startsWith(`${name}=`) ? part.slice(name.length + 1) : part;
    return isNamed ? value.split('=').map(decode) : [decode(value)];
  });
  const {kind} = toType(document, schema);
  return toValue(document, schema, kind === 'array' || kind === 'object' ? parts.flat() : [decode(parts.join(','))]);
}

function readContent(contentType: string, text: string): Json {
  try {
    return isJsonType(contentType) ? (JSON.parse(text) as Json) : text;
  } catch {
    return text;
  }
}

/** @param parts of an object its names and values in turn */
function toValue(document: OpenApi, schema: Schema, parts: readonly string[]): Json {
  const {kind} = toType(document, schema);
  if (kind === 'array') return toList(document, schema, parts);
  const [first = '', ...more] = parts;
  if (kind !== 'object') return more.length > 0 ? [...parts] : fromText(toType(document, schema), first);
  const pairs = parts.flatMap((part, index): RawPair[] => (index % 2 === 0 ? [[part, parts[index + 1] ?? '']] : []));
  return toObject(document, schema, pairs);
}

function toList(document: OpenApi, schema: Schema, texts: readonly string[]): Json[] {
  const {items = {kind: 'any'}} = toType(document, schema);
  return texts.map((text) => fromText(items, text));
}

function toObject(document: OpenApi, schema: Schema, pairs: readonly RawPair[]): Json {
  const properties = propertiesOf(document, schema);
  return Object.fromEntries(pairs.map(([key, text]) => [key, fromText(toType(document, properties[key] ?? {}), text)]));
}

/** @returns a text as the value that its type describes; an object is JSON in it. */
function fromText({kind}: TypeModel, text: string): Json {
  if ((kind === 'integer' || kind === 'number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (kind === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return kind === 'object' ? readContent('application/json', text) : text;
}
