import type {Json} from '../shared/model';
import {choicesOf, viewSchema} from './schemaView';
import type {OpenApi, Schema} from './openApi';
import {isObject} from './pointer';

/** Which way a value goes; a field may go only one of them. */
export type Direction = 'sent' | 'returned';

/**
 * Finds fields of a value that its schema does not name. JSON Schema lets them pass; here they are misspellings, in an
 * example as in a request.
 *
 * @param direction which way the value goes: what is `readOnly` is not sent, what is `writeOnly` not returned
 * @returns their paths below `path`; a schema that names no fields at all, or takes others, allows any
 */
export function unknownFields(
  document: OpenApi,
  schema: Schema,
  value: Json,
  direction?: Direction,
  path = '',
): string[] {
  const views = viewsOf(document, schema);
  if (Array.isArray(value)) {
    const items = views.flatMap((view) => view.items ?? []);
    return value.flatMap((entry, index) =>
      items.length > 0 ? unknownFields(document, anyOf(items), entry, direction, `${path}/${index}`) : [],
    );
  }
  if (!isObject(value)) return [];
  const others = views.map(({additionalProperties}) => additionalProperties);
  const known = views.flatMap(({properties = {}}) => Object.keys(properties));
  if (known.length === 0 && others.every((other) => other === undefined)) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    const here = `${path}/${name}`;
    const schemas = views.flatMap(({properties = {}}) =>
      Object.hasOwn(properties, name) ? [properties[name] ?? {}] : [],
    );
    const own = schemas.length > 0 ? schemas : others.filter((other) => typeof other === 'object');
    if (own.length === 0) return others.includes(true) ? [] : [here];
    const isBarred = viewsOf(document, anyOf(own)).some((view) =>
      direction === 'sent' ? view.readOnly : direction === 'returned' && view.writeOnly,
    );
    return isBarred ? [here] : unknownFields(document, anyOf(own), entry, direction, here);
  });
}

/** @returns names that a schema requires although no part of it has such a field; an open object may require any */
export function unknownRequired(document: OpenApi, schema: Schema): string[] {
  if (!schema.required) return [];
  const known = viewsOf(document, schema).flatMap(({properties = {}}) => Object.keys(properties));
  return known.length === 0 ? [] : schema.required.filter((name) => !known.includes(name));
}

function anyOf(schemas: Schema[]): Schema {
  return schemas.length === 1 && schemas[0] ? schemas[0] : {anyOf: schemas};
}

/** @returns a schema with references followed, and every form that it may have. */
function viewsOf(document: OpenApi, schema: Schema): Schema[] {
  const {view} = viewSchema(document, schema);
  return [view, ...choicesOf(view).flatMap((choice) => viewsOf(document, choice))];
}
