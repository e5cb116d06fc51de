import type {OpenApi, Schema} from './openApi';
import {fromPointer, valueAt} from './pointer';
import type {Json} from '../shared/model';

/** A schema as seen from a place: references followed, parts joined, and the words of the place on top. */
export interface SchemaView {
  /** Without `$ref`, `allOf` and the choice of `null`. */
  view: Schema;
  /** Name of the shared schema, if it is one. */
  name?: string;
}

/** @returns what a schema says here, and the name under which it is shared. No chain of parts leads back: checkCircles. */
export function viewSchema(document: OpenApi, schema: Schema): SchemaView {
  const {$ref, allOf = [], ...own} = schema;
  if ($ref !== undefined) {
    const target = valueAt(document as unknown as Json, $ref.slice(1)) as unknown as Schema;
    return collapse(document, {
      view: join(viewSchema(document, target).view, own),
      name: fromPointer($ref).at(-1) ?? '',
    });
  }
  const parts = allOf.map((part) => viewSchema(document, part));
  const hasMembers = [own, ...parts.map(({view}) => view)].filter(({properties}) => properties).length;
  const names = parts.flatMap(({name}) => name ?? []);
  const name = names.length === 1 && hasMembers < 2 && !own.oneOf && !own.anyOf ? names[0] : undefined;
  const joined = parts.reduce<Schema>((all, {view}) => join(all, view), {});
  return collapse(document, {view: ownFirst(own, parts.length > 0 ? join(joined, own) : own), ...(name ? {name} : {})});
}

/** Joins two descriptions of one value; where both speak, the second one counts. */
function join(base: Schema, top: Schema): Schema {
  const joined: Schema = {...base, ...top};
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

/** An object's own members are what its reader looks for. */
function ownFirst({properties: own}: Schema, {properties, ...view}: Schema): Schema {
  if (!properties) return view;
  const names = new Set([...Object.keys(own ?? {}), ...Object.keys(properties)]);
  return {...view, properties: Object.fromEntries([...names].map((name) => [name, properties[name] ?? {}]))};
}

/** `anyOf: [X, {type: null}]` is X that may be null; with more choices than one, only the null goes. */
function collapse(document: OpenApi, {view, name}: SchemaView): SchemaView {
  const key = view.oneOf ? 'oneOf' : 'anyOf';
  const {[key]: choices, ...rest} = view;
  const real = choices?.filter(({type}) => type !== 'null');
  if (!choices || !real || (real.length === choices.length && real.length > 1)) return {view, ...(name ? {name} : {})};
  const only = real.length === 1 && real[0]?.const === undefined ? real[0] : undefined;
  const inner = only ? viewSchema(document, only) : {view: {[key]: real}, name};
  const joined = join(inner.view, rest);
  const types = [joined.type ?? []].flat();
  const isNullable = real.length < choices.length && !types.includes('null');
  return {
    view: isNullable ? {...joined, type: [...types, 'null']} : joined,
    ...((name ?? inner.name) ? {name: name ?? inner.name} : {}),
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
