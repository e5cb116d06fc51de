import type {EnumMeaning, EnumModel, Field, SchemaModel, Shape, TypeModel} from '../shared/model';
import type {OpenApi, Schema} from '../contract/openApi';
import {fromPointer} from '../contract/pointer';
import {resolveRef} from '../contract/refs';

/** A named schema with more fields than this is shown once, on its own, and linked from everywhere else. */
const mostInlineFields = 8;

/** @returns a schema as seen from a place: what it refers to, with the words of the place on top, and its name. */
function resolveSchema(document: OpenApi, schema: Schema): {view: Schema; name?: string} {
  if (!schema.$ref) {
    // `anyOf: [X, {type: null}]` and `allOf: [X]` are how one adds to a reference.
    const choices =
      schema.anyOf ??
      (schema.oneOf && !isEnum(schema) ? schema.oneOf : undefined) ??
      (schema.properties ? undefined : schema.allOf);
    const real = choices?.filter(({type}) => type !== 'null');
    const only = real?.length === 1 ? real[0] : undefined;
    if (!only) return {view: schema};
    const inner = resolveSchema(document, only);
    const {anyOf, oneOf, allOf, ...words} = schema;
    const nullable = choices?.length !== real?.length;
    const type = inner.view.type ?? [];
    return {...inner, view: {...inner.view, ...words, ...(nullable ? {type: [...[type].flat(), 'null']} : {})}};
  }
  const target = resolveRef<Schema>(document, schema as {$ref: string});
  const {$ref, ...words} = schema;
  return {view: {...target, ...words}, name: fromPointer($ref).at(-1)};
}

/** @returns the values of a list with meanings; empty for every other schema. */
function namedValues(schema: Schema): Schema[] {
  const values = schema['x-known-values'] ?? schema.oneOf ?? [];
  return values.every((entry) => entry.const !== undefined) ? values : [];
}

/** @returns whether a schema is a list of values with meanings. */
function isEnum(schema: Schema): boolean {
  return namedValues(schema).length > 0;
}

/** @returns the schemas of which a value has one, apart from `null`. */
function choicesOf(view: Schema): Schema[] {
  return isEnum(view) ? [] : (view.oneOf ?? view.anyOf ?? []).filter(({type}) => type !== 'null');
}

/** @returns properties and required names of an object, with those of all its `allOf` parts. */
function membersOf(document: OpenApi, schema: Schema): {properties: Record<string, Schema>; required: Set<string>} {
  const {view} = resolveSchema(document, schema);
  // Its own members come first: they are what a reader of this object looks for.
  const members = {properties: {...view.properties}, required: new Set<string>()};
  for (const part of view.allOf ?? []) {
    const inner = membersOf(document, part);
    Object.assign(members.properties, inner.properties);
    inner.required.forEach((name) => members.required.add(name));
  }
  Object.assign(members.properties, view.properties);
  view.required?.forEach((name) => members.required.add(name));
  return members;
}

/** @returns the members of a schema, for readers who need the contract's own schemas. */
export function propertiesOf(document: OpenApi, schema: Schema): Record<string, Schema> {
  return membersOf(document, schema).properties;
}

/** @returns the type of a schema in our words. */
export function toType(document: OpenApi, schema: Schema): TypeModel {
  const {view, name} = resolveSchema(document, schema);
  const types = [view.type ?? []].flat();
  const type: TypeModel = {kind: kindOf(view, types)};
  if (types.includes('null')) type.nullable = true;
  if (type.kind !== 'file' && view.format) type.format = view.format;
  if (type.kind === 'array' && view.items) type.items = toType(document, view.items);
  const choices = choicesOf(view);
  if (choices.length > 1) type.choices = choices.map((choice) => toType(document, choice));
  if (view['x-enum']) type.enumName = view['x-enum'];
  else if (name && isEnum(view)) type.enumName = name;
  else if (name && type.kind === 'object') type.schema = name;
  return type;
}

function kindOf(view: Schema, types: readonly string[]): TypeModel['kind'] {
  if (view.format === 'binary' || view['x-sample-file'] || (view.contentMediaType && !view.contentEncoding))
    return 'file';
  const named = types.find((type) => type !== 'null');
  if (named) return named as TypeModel['kind'];
  if (view.properties || view.allOf) return 'object';
  if (view.items) return 'array';
  const first = namedValues(view)[0]?.const ?? view.enum?.[0];
  return typeof first === 'number' ? 'integer' : typeof first === 'string' ? 'string' : 'any';
}

/** @returns the values of a schema that allows only some, with their meanings. */
function valuesOf(view: Schema): EnumMeaning[] {
  if (isEnum(view)) {
    return namedValues(view).map((entry) => ({
      value: entry.const as number | string,
      title: entry.title ?? '',
      description: entry.description ?? '',
      ...(entry['x-confidence'] ? {confidence: entry['x-confidence']} : {}),
    }));
  }
  return (view.enum ?? []).flatMap((value) =>
    typeof value === 'number' || typeof value === 'string' ? [{value, title: '', description: ''}] : [],
  );
}

/** @returns whether a schema has its own section somewhere, so that other places link to it. */
export function hasOwnSection(document: OpenApi, name: string): boolean {
  const schema = document.components?.schemas?.[name];
  return (
    schema !== undefined &&
    (schema['x-page'] !== undefined || Object.keys(membersOf(document, schema).properties).length > mostInlineFields)
  );
}

/**
 * Lays a schema flat: one row for each field, named with its whole path.
 *
 * @param skipOwn name of the schema that is being shown, whose own section must not be replaced by a link to itself
 */
export function toShape(document: OpenApi, schema: Schema, skipOwn?: string): Shape {
  const type = toType(document, schema);
  const fields: Field[] = [];
  collect(document, schema, '', skipOwn ? [skipOwn] : [], fields, skipOwn);
  return {type, fields};
}

/** The same for a schema that belongs to this place alone, such as a request body: its own fields are always laid flat. */
export function toOwnShape(document: OpenApi, schema: Schema): Shape {
  const {schema: own, items} = toType(document, schema);
  return toShape(document, schema, own ?? items?.schema);
}

function collect(
  document: OpenApi,
  schema: Schema,
  prefix: string,
  inside: string[],
  fields: Field[],
  shown?: string,
): void {
  const {view, name} = resolveSchema(document, schema);
  if (view.type === 'array' || (view.items && !view.properties)) {
    if (view.items)
      collect(document, view.items, prefix === '' ? '' : `${prefix.slice(0, -1)}[].`, inside, fields, shown);
    return;
  }
  // An enum object {value, description} is explained once; its type already names the values.
  if (view['x-enum']) return;
  if (name && name !== shown && (inside.includes(name) || hasOwnSection(document, name))) return;
  choicesOf(view).forEach((choice) => collect(document, choice, prefix, inside, fields));
  const {properties, required} = membersOf(document, schema);
  for (const [key, property] of Object.entries(properties)) {
    const field = toField(document, property, prefix + key, required.has(key));
    // The mark of an object holds for its fields.
    fields.push({...(view['x-confidence'] ? {confidence: view['x-confidence']} : {}), ...field});
    collect(document, property, `${prefix}${key}.`, name ? [...inside, name] : inside, fields);
  }
}

/** @returns one row: a schema under a name. */
export function toField(document: OpenApi, schema: Schema, name: string, required: boolean): Field {
  const {view} = resolveSchema(document, schema);
  const type = toType(document, schema);
  const item = view.items ? resolveSchema(document, view.items).view : view;
  const values = valuesOf(item);
  return {
    name,
    type,
    required,
    description: view.description ?? '',
    ...(view.default === undefined ? {} : {default: view.default}),
    ...(values.length > 0 ? {values} : {}),
    ...(view['x-confidence'] ? {confidence: view['x-confidence']} : {}),
  };
}

/** @returns a named schema with its fields, or undefined. */
export function toSchemaModel(document: OpenApi, name: string): SchemaModel | undefined {
  const schema = document.components?.schemas?.[name];
  if (!schema || isEnum(schema)) return undefined;
  return {
    name,
    description: schema.description ?? '',
    shape: {...toShape(document, {$ref: `#/components/schemas/${name}`}, name), type: {kind: 'object'}},
    ...(schema['x-confidence'] ? {confidence: schema['x-confidence']} : {}),
  };
}

/** @returns a named enum with its meanings, or undefined. */
export function toEnumModel(document: OpenApi, name: string): EnumModel | undefined {
  const schema = document.components?.schemas?.[name];
  if (!schema || !(isEnum(schema) || schema.enum)) return undefined;
  return {
    name,
    description: schema.description ?? '',
    values: valuesOf(schema),
  };
}
