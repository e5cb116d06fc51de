import type {EnumMeaning, EnumModel, Field, Scalar, SchemaModel, Shape, TypeModel} from '../shared/model';
import type {OpenApi, Schema} from '../contract/openApi';
import type {Direction} from '../contract/unknownFields';
import {chooserOf, formsOf} from './forms';
import {remarksOf, type Levels} from './remarks';
import {choicesOf, namedValues, viewSchema} from '../contract/schemaView';

/** A named schema with more fields than this is shown once, on its own, and linked from everywhere else. */
const mostInlineFields = 8;

/** @returns the members of a schema, for readers who need the contract's own schemas. */
export function propertiesOf(document: OpenApi, schema: Schema): Record<string, Schema> {
  return viewSchema(document, schema).view.properties ?? {};
}

/** @returns the type of a schema in our words. */
export function toType(document: OpenApi, schema: Schema): TypeModel {
  const {view, name} = viewSchema(document, schema);
  const types = [view.type ?? []].flat();
  const real = types.filter((type) => type !== 'null');
  const type: TypeModel = {kind: kindOf(view, real)};
  if (types.includes('null') && type.kind !== 'null') type.nullable = true;
  if (type.kind !== 'file' && view.format) type.format = view.format;
  if (type.kind === 'array' && view.items) type.items = toType(document, view.items);
  const {additionalProperties} = view;
  if (type.kind === 'object' && additionalProperties)
    type.values = additionalProperties === true ? {kind: 'any'} : toType(document, additionalProperties);
  const choices = choicesOf(view);
  if (choices.length > 1) type.choices = choices.map((choice) => toType(document, choice));
  else if (real.length > 1) type.choices = real.map((one) => toType(document, {...view, type: one}));
  if (formsOf(document, view).length > 0)
    type.forms = {...chooserOf(document, view), mayJoin: view.oneOf === undefined};
  if (view['x-enum']) type.enumName = view['x-enum'];
  else if (name && namedValues(view).length > 0) type.enumName = name;
  else if (name && type.kind === 'object') type.schema = name;
  return type;
}

function kindOf(view: Schema, types: readonly string[]): TypeModel['kind'] {
  if (view.format === 'binary' || view['x-sample-file'] || (view.contentMediaType && !view.contentEncoding))
    return 'file';
  if (types[0]) return types[0] as TypeModel['kind'];
  if (view.properties || view.additionalProperties !== undefined || view.discriminator) return 'object';
  if (view.items) return 'array';
  const first = namedValues(view)[0]?.const ?? view.const ?? view.enum?.[0];
  if (typeof first === 'bigint') return 'integer';
  if (typeof first === 'number') return Number.isInteger(first) ? 'integer' : 'number';
  if (typeof first === 'string') return 'string';
  if (typeof first === 'boolean') return 'boolean';
  return [view.type].flat().includes('null') && choicesOf(view).length === 0 ? 'null' : 'any';
}

/** @returns the values of a schema that allows only some, with their meanings. */
function valuesOf(view: Schema): EnumMeaning[] {
  const named = namedValues(view).map((entry) => ({
    value: entry.const as Scalar,
    title: entry.title ?? '',
    description: entry.description ?? '',
    ...(entry.deprecated ? {deprecated: true as const} : {}),
    ...(entry['x-confidence'] ? {confidence: entry['x-confidence']} : {}),
  }));
  return named.length > 0
    ? named
    : (view.enum ?? []).map((value) => ({value: value as Scalar, title: '', description: ''}));
}

/** @returns whether a schema has its own section somewhere, so that other places link to it. */
export function hasOwnSection(document: OpenApi, name: string): boolean {
  const schema = document.components?.schemas?.[name];
  return (
    schema !== undefined &&
    (schema['x-page'] !== undefined || Object.keys(propertiesOf(document, schema)).length > mostInlineFields)
  );
}

interface ShapeOptions {
  /** Which way the value goes; readers see no field that goes only the other way. */
  direction?: Direction;
  /** Name of the schema that is being shown, whose own section must not be replaced by a link to itself. */
  shown?: string | undefined;
}

/** Lays a schema flat: one row for each field, named with its whole path. */
export function toShape(document: OpenApi, schema: Schema, {direction, shown}: ShapeOptions = {}): Shape {
  const {name: _, type, required: __, description, ...facts} = toField(document, schema, '', false);
  const {name} = viewSchema(document, schema);
  // What has a section of its own is explained there.
  const words = name !== undefined && name !== shown && hasOwnSection(document, name) ? {} : {description};
  const fields: Field[] = [];
  collect({document, fields, ...(direction ? {direction} : {})}, schema, {
    prefix: '',
    key: '',
    inside: new Map(shown ? [[shown, '']] : []),
    shown,
  });
  return {...facts, ...words, type, fields};
}

/** @returns rows for what is in a value that has a row itself, such as a parameter: each is named with it in front. */
export function fieldsWithin(document: OpenApi, schema: Schema, {name, type}: Field, direction: Direction): Field[] {
  const holder = `${name}${type.items ? '[]' : ''}`;
  return toShape(document, schema, {direction}).fields.map((inner) => ({
    ...inner,
    name: inner.form ? inner.name : `${holder}.${inner.name}`,
    ...(inner.key === undefined ? {} : {key: `${holder}.${inner.key}`}),
  }));
}

/** The same for a schema that belongs to this place alone, such as a request body: its own fields are always laid flat. */
export function toOwnShape(document: OpenApi, schema: Schema, direction?: Direction): Shape {
  const {schema: own, items} = toType(document, schema);
  return toShape(document, schema, {...(direction ? {direction} : {}), shown: own ?? items?.schema});
}

interface Collected {
  document: OpenApi;
  direction?: Direction;
  /** The rows so far. */
  fields: Field[];
}

/** Where a schema stands. */
interface Place {
  /** What the names of its fields begin with, and the names in their addresses. */
  prefix: string;
  key: string;
  /** The schemas around it, and the fields that hold them. */
  inside: ReadonlyMap<string, string>;
  /** Name of the schema whose own section this is. */
  shown?: string | undefined;
  ofForm?: string;
}

function collect(all: Collected, schema: Schema, place: Place): void {
  const {document, fields, direction} = all;
  const {view, name, parts} = viewSchema(document, schema);
  const entries = (mark: string): Pick<Place, 'prefix' | 'key'> => ({
    prefix:
      mark === '[]' && place.prefix === '' ? '' : `${place.prefix.replace(/\.$/, '')}${mark}.`.replace(/^\*/, '*'),
    key: mark === '[]' && place.key === '' ? '' : `${place.key.replace(/\.$/, '')}${mark}.`,
  });
  if (view.items && !view.properties) return collect(all, view.items, {...place, ...entries('[]')});
  // An enum object {value, description} is explained once; its type already names the values.
  if (view['x-enum']) return;
  // An object made of shared ones, and one of several forms, have no name in their type: readers are sent back to where
  // it began.
  const joined = `${parts.join()} ${Object.keys(view.properties ?? {}).join()}`;
  const holder = fields.at(-1);
  const outer = place.inside.get(name ?? joined);
  const isShown = name !== undefined && name === place.shown;
  const isAgain = outer !== undefined && parts.length > 0 && !isShown;
  if (isAgain && holder && (!name || choicesOf(view).length > 0)) holder.sameAs = outer;
  if (isAgain || (name && !isShown && hasOwnSection(document, name))) return;
  const around = {...place, inside: new Map([...place.inside, [name ?? joined, holder?.name ?? '']]), shown: undefined};
  const add = (field: Field, key: string): void => {
    const own = {...(key === field.name ? {} : {key}), ...(place.ofForm ? {ofForm: place.ofForm} : {})};
    // The mark of an object holds for its fields.
    fields.push({...(view['x-confidence'] ? {confidence: view['x-confidence']} : {}), ...field, ...own});
  };
  for (const [property, of] of Object.entries(view.properties ?? {})) {
    const field = toField(document, of, place.prefix + property, view.required?.includes(property) ?? false);
    if (field.remarks?.some(({id}) => id === (direction === 'sent' ? 'readOnly' : direction && 'writeOnly'))) continue;
    add(field, place.key + property);
    collect(all, of, {...around, prefix: `${place.prefix}${property}.`, key: `${place.key}${property}.`});
  }
  if (typeof view.additionalProperties === 'object')
    collect(all, view.additionalProperties, {...around, ...entries(place.prefix ? '.*' : '*')});
  for (const {choice, label, key, by, values, requires} of formsOf(document, view)) {
    const row = toField(document, choice, label, false);
    // What an answer of the platform always holds, no source says.
    const needs = direction === 'returned' ? [] : requires;
    add({...row, form: {...(by ? {by} : {}), values, requires: needs, prefix: place.prefix}}, `${place.key}${key}`);
    collect(all, choice, {...around, key: `${place.key}${key}:`, ofForm: label});
  }
}

/** @returns one row: a schema under a name. */
export function toField(document: OpenApi, schema: Schema, name: string, required: boolean): Field {
  const {view} = viewSchema(document, schema);
  const levels = levelsOf(document, view);
  const values = valuesOf(levels.at(-1) ?? view);
  const type = toType(document, schema);
  const remarks = remarksOf(levels, innermost(type).kind === 'file');
  return {
    name,
    type,
    required,
    description: view.description ?? '',
    ...(view.default === undefined ? {} : {default: view.default}),
    ...(values.length > 0 ? {values} : {}),
    ...(remarks.length > 0 ? {remarks} : {}),
    ...(view.deprecated ? {deprecated: true} : {}),
    ...(view['x-confidence'] ? {confidence: view['x-confidence']} : {}),
  };
}

function levelsOf(document: OpenApi, view: Schema): Levels {
  const entry = view.items ?? (typeof view.additionalProperties === 'object' ? view.additionalProperties : undefined);
  if (!entry) return [view];
  const {view: inner, name} = viewSchema(document, entry);
  const {description: _, ...facts} = inner;
  // The words of a shared schema are said in its own section, and those of a plain type not twice.
  const isSaid = name !== undefined && (hasOwnSection(document, name) || (view.description && !inner.properties));
  return [view, ...levelsOf(document, isSaid ? facts : inner)];
}

/** @returns the type of what is in lists of any depth */
function innermost(type: TypeModel): TypeModel {
  return type.items ? innermost(type.items) : type;
}

/** @returns a named schema with its fields, or undefined. */
export function toSchemaModel(document: OpenApi, name: string): SchemaModel | undefined {
  const schema = document.components?.schemas?.[name];
  if (!schema || namedValues(schema).length > 0) return undefined;
  const {description = '', ...shape} = toShape(document, {$ref: `#/components/schemas/${name}`}, {shown: name});
  return {
    name,
    description,
    shape,
    ...(schema['x-confidence'] ? {confidence: schema['x-confidence']} : {}),
  };
}

/** @returns a named enum with its meanings, or undefined. */
export function toEnumModel(document: OpenApi, name: string): EnumModel | undefined {
  const schema = document.components?.schemas?.[name];
  if (!schema || !(namedValues(schema).length > 0 || schema.enum)) return undefined;
  return {
    name,
    description: schema.description ?? '',
    values: valuesOf(schema),
  };
}
