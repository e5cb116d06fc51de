import type {OpenApi, Schema} from './openApi';
import {fromPointer, valueAt} from './pointer';
import type {Json} from '../shared/model';

/** A schema as seen from a place: references followed, parts joined, and the words of the place on top. */
export interface SchemaView {
  /** Without `$ref`, `allOf` and the choice of `null`. */
  view: Schema;
  /** Name of the shared schema, if it is one. */
  name?: string;
  /** Names of all shared schemas of which it is made. */
  parts: string[];
}

/** @returns what a schema says here, and the name under which it is shared. No chain of parts leads back: checkCircles. */
export function viewSchema(document: OpenApi, schema: Schema): SchemaView {
  const {$ref, allOf = [], ...own} = schema;
  if ($ref !== undefined) {
    const target = valueAt(document as unknown as Json, $ref.slice(1)) as unknown as Schema;
    const {view, parts} = viewSchema(document, target);
    const name = String(fromPointer($ref).at(-1));
    return collapse(document, {view: join(view, own), name, parts: [name, ...parts]});
  }
  const parts = allOf.map((part) => viewSchema(document, part));
  const hasMembers = [own, ...parts.map(({view}) => view)].filter(({properties}) => properties).length;
  const names = parts.flatMap(({name}) => name ?? []);
  const name = names.length === 1 && hasMembers < 2 && !own.oneOf && !own.anyOf ? names[0] : undefined;
  const joined = parts.reduce<Schema>((all, {view}) => join(all, view), {});
  return collapse(document, {
    view: ownFirst(own, parts.length > 0 ? join(joined, own) : own),
    ...(name ? {name} : {}),
    parts: parts.flatMap((part) => part.parts),
  });
}

const lowerLimits = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;
const upperLimits = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;

/** Joins two descriptions of one value: both limits hold; of words, of which a page shows one, the second ones count. */
function join(base: Schema, top: Schema): Schema {
  const joined: Schema = {...base, ...top, ...strictest(base, top)};
  if (base.properties && top.properties) {
    const both = Object.entries(top.properties).map(([name, own]): [string, Schema] => {
      const part = base.properties?.[name];
      return [name, part ? {allOf: [part, own]} : own];
    });
    joined.properties = {...base.properties, ...Object.fromEntries(both)};
  }
  if (base.required && top.required) joined.required = [...new Set([...base.required, ...top.required])];
  return joined;
}

/** @returns the limits that hold where two descriptions of a value have the same one. */
function strictest(base: Schema, top: Schema): Schema {
  const narrower = (key: (typeof lowerLimits | typeof upperLimits)[number], isLower: boolean): Schema => {
    const [one, other] = [base[key], top[key]];
    if (one === undefined || other === undefined) return {};
    return {[key]: one > other === isLower ? one : other};
  };
  const limits = [
    ...lowerLimits.map((key) => narrower(key, true)),
    ...upperLimits.map((key) => narrower(key, false)),
    base.enum && top.enum ? {enum: base.enum.filter((value) => top.enum?.includes(value))} : {},
    base.uniqueItems ? {uniqueItems: true} : {},
    base.additionalProperties === false ? {additionalProperties: false} : {},
  ];
  return Object.assign({}, ...limits) as Schema;
}

/** @returns the keywords by which the parts of a value exclude each other, or of which a page could show only one. */
export function contradictions(document: OpenApi, {$ref, allOf = [], ...own}: Schema): string[] {
  const parts = [...($ref === undefined ? [] : [{$ref}]), ...allOf].map((part) => viewSchema(document, part).view);
  const all = [...parts, own];
  const single = (['pattern', 'multipleOf', 'format', 'const', 'contentEncoding', 'contentMediaType'] as const).filter(
    (key) => new Set(all.flatMap((part) => part[key] ?? [])).size > 1,
  );
  const enums = all.flatMap((part) => (part.enum ? [part.enum] : []));
  const hasNoValue = enums.length > 1 && enums[0]?.every((value) => enums.some((values) => !values.includes(value)));
  return [...single, ...(hasNoValue ? ['enum'] : [])];
}

/** An object's own members are what its reader looks for. */
function ownFirst({properties: own}: Schema, {properties, ...view}: Schema): Schema {
  if (!properties) return view;
  const names = new Set([...Object.keys(own ?? {}), ...Object.keys(properties)]);
  return {...view, properties: Object.fromEntries([...names].map((name) => [name, properties[name] ?? {}]))};
}

/** `anyOf: [X, {type: null}]` is X that may be null; with more choices than one, only the null goes. */
function collapse(document: OpenApi, {view, name, parts}: SchemaView): SchemaView {
  const key = view.oneOf ? 'oneOf' : 'anyOf';
  const {[key]: choices, ...rest} = view;
  const real = choices?.filter(({type}) => type !== 'null');
  if (!choices || !real || (real.length === choices.length && real.length > 1))
    return {view, ...(name ? {name} : {}), parts};
  const only = real.length === 1 && real[0]?.const === undefined ? real[0] : undefined;
  const inner = only ? viewSchema(document, only) : {view: {[key]: real}, name, parts: []};
  const joined = join(inner.view, rest);
  const types = [joined.type ?? []].flat();
  const isNullable = real.length < choices.length && !types.includes('null');
  return {
    view: isNullable ? {...joined, type: [...types, 'null']} : joined,
    ...((name ?? inner.name) ? {name: name ?? inner.name} : {}),
    parts: [...parts, ...inner.parts],
  } as SchemaView;
}

/** @returns the values of a list with meanings; empty for every other schema. */
export function namedValues(view: Schema): Schema[] {
  const values = view['x-known-values'] ?? view.oneOf ?? view.anyOf ?? [];
  return values.every((entry) => entry.const !== undefined && !entry.properties) ? values : [];
}

/** @returns the schemas of which a value has one; empty for a list of values. */
export function choicesOf(view: Schema): Schema[] {
  return namedValues(view).length > 0 ? [] : (view.oneOf ?? view.anyOf ?? []);
}
