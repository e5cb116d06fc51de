import type {Json} from '../shared/model';
import {resolveRef} from './refs';
import type {OpenApi, Schema} from './openApi';
import {isObject} from './pointer';

/**
 * Finds fields of a value that its schema does not name. JSON Schema lets them pass; here they are misspellings, in an
 * example as in a request.
 *
 * @returns their paths below `path`; a schema that names no fields at all allows any
 */
export function unknownFields(document: OpenApi, schema: Schema, value: Json, path = ''): string[] {
  const parts = partsOf(document, schema);
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => part.items ?? []);
    return value.flatMap((entry, index) =>
      items.length > 0 ? unknownFields(document, {allOf: items}, entry, `${path}/${index}`) : [],
    );
  }
  if (!isObject(value)) return [];
  const known = new Map<string, Schema[]>();
  for (const {properties = {}} of parts) {
    for (const [name, property] of Object.entries(properties)) known.set(name, [...(known.get(name) ?? []), property]);
  }
  if (known.size === 0) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    const schemas = known.get(name);
    return schemas ? unknownFields(document, {allOf: schemas}, entry, `${path}/${name}`) : [`${path}/${name}`];
  });
}

/** @returns names that a schema requires although no part of it has such a field; an open object may require any */
export function unknownRequired(document: OpenApi, schema: Schema): string[] {
  const known = partsOf(document, schema).flatMap(({properties = {}}) => Object.keys(properties));
  return known.length === 0 ? [] : (schema.required ?? []).filter((name) => !known.includes(name));
}

/** @returns a schema and everything it is composed of, with references followed. */
function partsOf(document: OpenApi, schema: Schema): Schema[] {
  const own = schema.$ref ? resolveRef<Schema>(document, schema as {$ref: string}) : schema;
  const composed = [...(own.allOf ?? []), ...(own.oneOf ?? []), ...(own.anyOf ?? [])];
  return [own, ...composed.flatMap((part) => partsOf(document, part))];
}
