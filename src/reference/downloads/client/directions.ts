import {isObject, valueAt} from '../../contract/pointer';
import type {Json, JsonObject} from '../../shared/model';

export const schemaPath = '#/components/schemas/';

/** The way of a value, and the mark of fields that do not go that way. */
const closedTo = {sent: 'readOnly', returned: 'writeOnly'} as const;
type Direction = keyof typeof closedTo;

/**
 * Takes fields that are only returned out of what calls send, and fields that are only sent out of what they return. A
 * schema with such fields that goes both ways becomes two: `User`, as it is returned, and `UserInput`. A contract without
 * such fields stays as it is.
 *
 * @param contract a published contract
 */
export function splitDirections(contract: JsonObject): JsonObject {
  if (!holdsMark(contract)) return contract;
  const schemas = valueAt(contract, '/components/schemas');
  const known = isObject(schemas) ? schemas : {};
  const marked = markedNames(known);
  const {sent, returned} = carriersOf(contract);
  const usedIn = {sent: refsFrom(contract, sent), returned: refsFrom(contract, returned)};
  const inputs = new Map(
    [...marked]
      .filter((name) => usedIn.sent.has(name) && usedIn.returned.has(name))
      .map((name) => [name, freeName(`${name}Input`, known)]),
  );
  const toward = (value: Json, direction: Direction): Json => {
    if (Array.isArray(value)) return value.map((one) => toward(one, direction));
    if (typeof value === 'string' && direction === 'sent' && value.startsWith(schemaPath)) {
      const input = inputs.get(value.slice(schemaPath.length));
      return input === undefined ? value : schemaPath + input;
    }
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([key, child]): [string, Json] => [key, toward(child, direction)]);
    const {properties, required} = value;
    if (!isObject(properties)) return Object.fromEntries(entries);
    const closed = Object.keys(properties).filter((name) => isMarked(properties[name], known, closedTo[direction]));
    return {
      ...Object.fromEntries(entries),
      properties: toward(
        Object.fromEntries(Object.entries(properties).filter(([name]) => !closed.includes(name))),
        direction,
      ),
      ...(Array.isArray(required) ? {required: required.filter((name) => !closed.includes(String(name)))} : {}),
    };
  };
  const own = Object.entries(known).flatMap(([name, schema]): [string, Json][] => {
    if (!marked.has(name)) return [[name, schema]];
    const input = inputs.get(name);
    const usual = usedIn.sent.has(name) && input === undefined ? 'sent' : 'returned';
    return [
      [name, toward(schema, usual)],
      ...(input === undefined ? [] : [[input, toward(schema, 'sent')] as [string, Json]]),
    ];
  });
  const turned = new Map<Json, Direction>([
    ...returned.map((one) => [one, 'returned'] as const),
    ...sent.map((one) => [one, 'sent'] as const),
  ]);
  const rewrite = (value: Json): Json => {
    const direction = turned.get(value);
    if (direction) return toward(value, direction);
    if (Array.isArray(value)) return value.map(rewrite);
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, child]) => [key, rewrite(child)]))
      : value;
  };
  const {components, ...rest} = contract;
  const {schemas: _, ...others} = isObject(components) ? components : {};
  return {
    ...(rewrite(rest) as JsonObject),
    components: {...(rewrite(others) as JsonObject), schemas: Object.fromEntries(own)},
  };
}

/** @returns a name that no other schema has. */
export function freeName(wish: string, schemas: JsonObject): string {
  return wish in schemas ? freeName(`${wish}_`, schemas) : wish;
}

function holdsMark(value: Json): boolean {
  if (Array.isArray(value)) return value.some(holdsMark);
  if (!isObject(value)) return false;
  return value.readOnly === true || value.writeOnly === true || Object.values(value).some(holdsMark);
}

function isMarked(property: Json | undefined, schemas: JsonObject, mark: 'readOnly' | 'writeOnly'): boolean {
  if (!isObject(property)) return false;
  const target = typeof property.$ref === 'string' ? schemas[property.$ref.slice(schemaPath.length)] : undefined;
  return property[mark] === true || (isObject(target) && target[mark] === true);
}

/** Schemas with such fields, and those that hold them. */
function markedNames(schemas: JsonObject): Set<string> {
  const names = Object.keys(schemas);
  const marked = new Set(names.filter((name) => holdsMark(schemas[name] ?? null)));
  for (let size = -1; size !== marked.size;) {
    size = marked.size;
    for (const name of names) if ([...refsIn(schemas[name] ?? null)].some((ref) => marked.has(ref))) marked.add(name);
  }
  return marked;
}

/** What holds the schemas of each direction: what the platform sends to its partners is returned, too. */
function carriersOf(contract: JsonObject): Record<Direction, Json[]> {
  const found: Record<Direction, Json[]> = {sent: [], returned: []};
  const sides = {parameters: 'sent', requestBody: 'sent', requestBodies: 'sent', responses: 'returned'} as const;
  const visit = (value: Json, isOurs: boolean): void => {
    if (Array.isArray(value)) return value.forEach((one) => visit(one, isOurs));
    if (!isObject(value)) return;
    for (const [key, child] of Object.entries(value)) {
      const side = key in sides ? sides[key as keyof typeof sides] : undefined;
      if (side) found[(side === 'sent') === isOurs ? 'sent' : 'returned'].push(child);
      else visit(child, isOurs);
    }
  };
  const {schemas: _, ...others} = isObject(contract.components) ? contract.components : {};
  visit([contract.paths ?? {}, others], true);
  visit(contract.webhooks ?? {}, false);
  return found;
}

/** The schemas that values refer to, also through others. */
function refsFrom(contract: JsonObject, values: readonly Json[]): Set<string> {
  const found = new Set<string>();
  const visit = (value: Json): void => {
    for (const name of refsIn(value)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(valueAt(contract, `/components/schemas/${name}`) ?? null);
    }
  };
  visit([...values]);
  return found;
}

function refsIn(value: Json, found = new Set<string>()): Set<string> {
  if (typeof value === 'string' && value.startsWith(schemaPath)) found.add(value.slice(schemaPath.length));
  else if (Array.isArray(value)) for (const one of value) refsIn(one, found);
  else if (isObject(value)) for (const one of Object.values(value)) refsIn(one, found);
  return found;
}
