import type {Json, JsonObject} from '../../shared/model';
import {isObject, valueAt} from '../../contract/pointer';

/** What a part of `allOf` may say to be joined to other members. */
const joinable = new Set(['type', 'description', 'properties', 'required', 'x-page']);

/**
 * Rewrites each object that has members of its own beside `allOf`, because programs that make tools or forms of a
 * contract read only one of the two. All members become those of the object; where a part says more than members, the
 * own ones become a part as well. Both mean the same as before. Schemas that are no longer used are left out.
 */
export function flattenAllOf(contract: JsonObject): JsonObject {
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    const {allOf, properties, required} = value;
    const isMixed = Array.isArray(allOf) && (isObject(properties) || Array.isArray(required));
    const entries = Object.entries(isMixed ? flatten(contract, value, allOf) : value);
    return Object.fromEntries(entries.map(([key, child]) => [key, visit(child)]));
  };
  const flat = visit(contract) as JsonObject;
  return withoutUnused(flat, referencesIn(contract));
}

function flatten(contract: JsonObject, {allOf: _, ...schema}: JsonObject, parts: readonly Json[]): JsonObject {
  const {properties, required, type, ...words} = schema;
  const bases = parts.map((part) => {
    const target = isObject(part) && typeof part.$ref === 'string' ? valueAt(contract, part.$ref.slice(1)) : part;
    return isObject(target) && Object.keys(target).every((key) => joinable.has(key)) ? target : undefined;
  });
  if (bases.includes(undefined)) {
    const own = {type: type ?? 'object', ...(required ? {required} : {}), ...(properties ? {properties} : {})};
    return {...words, allOf: [...parts, own]};
  }
  // A reader of this object looks for its own members first.
  const members: JsonObject = {...(isObject(properties) ? properties : {})};
  const names: Json[] = Array.isArray(required) ? [...required] : [];
  for (const base of bases) {
    if (Array.isArray(base?.required)) names.push(...base.required);
    for (const [name, member] of Object.entries(isObject(base?.properties) ? base.properties : {})) {
      const own = members[name];
      members[name] = isObject(own) && isObject(member) ? {...member, ...own} : (own ?? member);
    }
  }
  return {...schema, ...(names.length > 0 ? {required: [...new Set(names)]} : {}), properties: members};
}

function referencesIn(value: Json, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const entry of value) referencesIn(entry, found);
  else if (isObject(value)) {
    if (typeof value.$ref === 'string') found.add(value.$ref);
    for (const child of Object.values(value)) referencesIn(child, found);
  }
  return found;
}

/** @param before the references before a change, after which some schemas may have none */
function withoutUnused(contract: JsonObject, before: ReadonlySet<string>): JsonObject {
  const after = referencesIn(contract);
  const {components} = contract;
  if (!isObject(components) || !isObject(components.schemas)) return contract;
  const schemas = Object.entries(components.schemas).filter(([name]) => {
    const reference = `#/components/schemas/${name}`;
    return after.has(reference) || !before.has(reference);
  });
  return {...contract, components: {...components, schemas: Object.fromEntries(schemas)}};
}
