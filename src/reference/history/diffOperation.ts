import type {EnumMeaning, Field, Operation, SchemaModel, Shape} from '../shared/model';
import {plainType} from '../model/plainType';

/** The part of a call in which a change happened. */
export type ChangePlace = 'parameters' | 'body' | 'data';

/** One difference between two versions of a call. */
export type Change =
  | {kind: 'path'; before: string; after: string}
  | {kind: 'description'; text: string}
  | {kind: 'added' | 'removed' | 'required' | 'optional'; place: ChangePlace; names: string[]}
  | {kind: 'type'; place: ChangePlace; name: string; before: string; after: string}
  | {kind: 'text'; place: ChangePlace; name: string; text: string}
  | {kind: 'addedValues' | 'removedValues'; name: string; values: string[]};

/**
 * What two versions are compared by: a call, and the shared schemas that it names directly. A shared schema reports its
 * own changes where it is shown, field by field; they are not repeated on each call that answers with it.
 */
export interface Comparable {
  operation: Operation;
  schemas: SchemaModel[];
}

/** @returns what differs in a call from one version to the next. */
export function diffOperation(before: Comparable, after: Comparable): Change[] {
  const [a, b] = [before.operation, after.operation];
  const changes: Change[] = [];
  if (`${a.method} ${a.path}` !== `${b.method} ${b.path}`)
    changes.push({kind: 'path', before: `${a.method} ${a.path}`, after: `${b.method} ${b.path}`});
  if (a.description !== b.description) changes.push({kind: 'description', text: b.description});
  changes.push(...diffFields('parameters', a.parameters, b.parameters));
  changes.push(...diffShapes('body', a.body?.shape, b.body?.shape));
  changes.push(...diffData(before, after));
  return withoutRepeatedValues(changes);
}

/** A response that carries another shared schema than before is reported by its fields, not by the names of the two. */
function diffData(before: Comparable, after: Comparable): Change[] {
  const place = 'data';
  const [old, now] = [before, after].map(({operation}) =>
    operation.response.kind === 'envelope' ? operation.response.data : undefined,
  );
  const [oldSchema, nowSchema] = [findSchema(before, old), findSchema(after, now)];
  if (!oldSchema || !nowSchema || oldSchema.name === nowSchema.name) return diffShapes(place, old, now);
  return diffFields(place, oldSchema.shape.fields, nowSchema.shape.fields);
}

function findSchema({schemas}: Comparable, shape: Shape | undefined): SchemaModel | undefined {
  return schemas.find(({name}) => name === shape?.type.schema);
}

function diffShapes(place: ChangePlace, before: Shape | undefined, after: Shape | undefined): Change[] {
  const changes = diffFields(place, before?.fields ?? [], after?.fields ?? []);
  const [old, now] = [before, after].map((shape) => (shape ? plainType(shape.type) : ''));
  if (old && now && old !== now) changes.unshift({kind: 'type', place, name: '', before: old, after: now});
  return changes;
}

function diffFields(place: ChangePlace, before: readonly Field[], after: readonly Field[]): Change[] {
  const old = new Map(before.map((field) => [field.name, field]));
  const now = new Map(after.map((field) => [field.name, field]));
  const added = outermost([...now.keys()].filter((name) => !old.has(name) && !isShownElsewhere(name, old)));
  const removed = outermost([...old.keys()].filter((name) => !now.has(name) && !isShownElsewhere(name, now)));
  const kept = after.flatMap((field) => {
    const previous = old.get(field.name);
    return previous ? [{field, previous}] : [];
  });
  const list = (kind: 'added' | 'removed' | 'required' | 'optional', names: string[]): Change[] =>
    names.length > 0 ? [{kind, place, names}] : [];
  return [
    ...list('added', added),
    ...list('removed', removed),
    ...list(
      'required',
      kept.filter(({field, previous}) => field.required && !previous.required).map(({field}) => field.name),
    ),
    ...list(
      'optional',
      kept.filter(({field, previous}) => !field.required && previous.required).map(({field}) => field.name),
    ),
    ...kept.flatMap(({field, previous}): Change[] => {
      const [was, is] = [plainType(previous.type), plainType(field.type)];
      const types: Change[] = was === is ? [] : [{kind: 'type', place, name: field.name, before: was, after: is}];
      const texts: Change[] =
        field.description === previous.description
          ? []
          : [{kind: 'text', place, name: field.name, text: field.description}];
      return [...types, ...texts, ...diffValues(field, previous.values, field.values)];
    }),
  ];
}

/**
 * @returns whether another version has the object that holds a field, but shows its members in a section of its own.
 *   The object then reports its own changes, and nothing came or went here.
 */
function isShownElsewhere(name: string, other: ReadonlyMap<string, Field>): boolean {
  for (let end = name.lastIndexOf('.'); end > 0; end = name.lastIndexOf('.', end - 1)) {
    const holder = name.slice(0, end).replace(/\[\]$/, '');
    const type = other.get(holder)?.type;
    const isNamed = (type?.schema ?? type?.items?.schema) !== undefined;
    if (isNamed && ![...other.keys()].some((key) => key.startsWith(`${holder}.`) || key.startsWith(`${holder}[].`)))
      return true;
  }
  return false;
}

/** The members of a new object are not listed again. */
function outermost(names: string[]): string[] {
  return names.filter((name) => !names.some((other) => name.startsWith(`${other}.`) || name.startsWith(`${other}[].`)));
}

function diffValues(field: Field, before: EnumMeaning[] | undefined, after: EnumMeaning[] | undefined): Change[] {
  if (!before || !after) return [];
  const name = field.type.enumName ?? field.type.items?.enumName ?? field.name;
  const missing = (from: EnumMeaning[], other: EnumMeaning[]): string[] =>
    from
      .filter(({value}) => !other.some((entry) => entry.value === value))
      .map(({value, title}) => (title ? `${value} (${title})` : String(value)));
  const [added, removed] = [missing(after, before), missing(before, after)];
  return [
    ...(added.length > 0 ? [{kind: 'addedValues' as const, name, values: added}] : []),
    ...(removed.length > 0 ? [{kind: 'removedValues' as const, name, values: removed}] : []),
  ];
}

/** An enum used by several fields is reported once. */
function withoutRepeatedValues(changes: Change[]): Change[] {
  const seen = new Set<string>();
  return changes.filter((change) => {
    if (change.kind !== 'addedValues' && change.kind !== 'removedValues') return true;
    const key = JSON.stringify(change);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
