import type {Json} from '../shared/model';
import type {Report} from './ContractError';
import type {OpenApi, Schema} from './openApi';
import {fromPointer, isObject, toPointer, valueAt, type PathSegment} from './pointer';
import {contradictions, viewSchema} from './schemaView';
import {unknownRequired} from './unknownFields';
import {partsOf, type Part} from './walkContract';

/** Checks every schema, wherever it stands: no circle, one list of forms, no required field that does not exist. */
export function checkSchemas(root: Json, report: Report): void {
  const schemas = partsOf(root).filter(({kind, value}) => kind === 'schema' && isObject(value));
  const circles = schemas.flatMap(({path}) => circleFrom(root, path) ?? []);
  for (const {path, names} of circles)
    report(
      path,
      'circle',
      `leads back to itself: ${names.join(' → ')}. Only a field (properties) may hold its own schema; take the reference out, or put it into a field.`,
    );
  if (circles.length > 0) return;
  for (const part of schemas) {
    checkForms(root, part, report);
    checkParts(root as unknown as OpenApi, part, report);
    // A form may require what all forms share.
    if (['oneOf', 'anyOf'].includes(String(part.path.at(-2)))) continue;
    for (const name of unknownRequired(root as unknown as OpenApi, part.value as Schema))
      report(
        [...part.path, 'required'],
        'field',
        `"${name}" is no field of this object. Correct the name, or add the field.`,
      );
  }
}

/** Keywords through which a schema is made of others; what a field holds is another value. */
const composing = ['allOf', 'oneOf', 'anyOf', 'items', 'additionalProperties'];

/** @returns the way on which a shared schema is part of itself, and where the way ends; undefined if there is none. */
function circleFrom(root: Json, start: PathSegment[]): {path: PathSegment[]; names: string[]} | undefined {
  if (start.length !== 3 || start[1] !== 'schemas') return undefined;
  const seen = new Set<string>();
  const visit = (path: PathSegment[], names: string[]): {path: PathSegment[]; names: string[]} | undefined => {
    const schema = valueAt(root, toPointer(path));
    if (!isObject(schema)) return undefined;
    if (typeof schema.$ref === 'string') {
      const target = fromPointer(schema.$ref);
      const way = [...names, String(target.at(-1))];
      if (toPointer(target) === toPointer(start)) return {path: [...path, '$ref'], names: way};
      if (seen.has(schema.$ref)) return undefined;
      seen.add(schema.$ref);
      const found = visit(target, way);
      if (found) return found;
    }
    for (const key of composing) {
      const held = schema[key];
      const places = Array.isArray(held) ? held.map((_, index) => [...path, key, index]) : [[...path, key]];
      for (const place of places) {
        const found = visit(place, names);
        if (found) return found;
      }
    }
    return undefined;
  };
  return visit(start, [String(start[2])]);
}

/** What the parts of a value say must hold together, in the value itself and in fields that several parts have. */
function checkParts(document: OpenApi, {value, path}: Part, report: Report): void {
  const schema = value as Schema;
  const {$ref, allOf = [], ...own} = schema;
  if (allOf.length === 0 && ($ref === undefined || Object.keys(own).length === 0)) return;
  const fail = (at: PathSegment[], of: string, keywords: string[]): void =>
    keywords.forEach((keyword) =>
      report(at, 'allOf', `gives ${of} several ${keyword} that cannot hold together. Write ${keyword} once.`),
    );
  fail(path, 'one value', contradictions(document, schema));
  for (const [name, field] of Object.entries(viewSchema(document, schema).view.properties ?? {}))
    // Fields of several parts have been joined by allOf.
    if (field.allOf && !own.properties?.[name]?.allOf) fail(path, `"${name}"`, contradictions(document, field));
}

/** Readers are shown one list of forms, and one field that chooses among them. */
function checkForms(root: Json, {value, path}: Part, report: Report): void {
  const schema = value as Schema;
  const lists = listsOfForms(root, schema);
  if (lists > 1)
    report(path, 'forms', 'has several lists of forms (oneOf, anyOf). Write one list that holds every form there is.');
  if (schema.discriminator && !schema.oneOf && !schema.anyOf)
    report(
      [...path, 'discriminator'],
      'forms',
      'chooses among forms that are not listed. Add oneOf with a reference to each form, and let no form repeat it by allOf.',
    );
  for (const key of ['oneOf', 'anyOf'] as const) {
    if (schema[key]?.length === 0) report([...path, key], 'forms', 'is empty. List the forms, or remove it.');
  }
}

function listsOfForms(root: Json, schema: Schema): number {
  const own = Number(schema.oneOf !== undefined) + Number(schema.anyOf !== undefined);
  const target = schema.$ref && own > 0 ? (valueAt(root, schema.$ref.slice(1)) as unknown as Schema) : undefined;
  const parts = [...(schema.allOf ?? []), ...(target ? [target] : [])];
  return parts.reduce((sum, part) => sum + listsOfForms(root, resolve(root, part)), own);
}

function resolve(root: Json, schema: Schema): Schema {
  return schema.$ref ? resolve(root, valueAt(root, schema.$ref.slice(1)) as unknown as Schema) : schema;
}
