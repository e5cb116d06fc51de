import type {EnumMeaning, Field, Operation} from '../shared/model';
import type {OpenApi} from '../contract/openApi';
import {toOperations, toWebhooks} from '../model/operations';
import {toEnumModel, toSchemaModel} from '../model/schemas';
import {isOfValues, type Change} from './change';
import {diffFields, keyOf, wholeOf} from './diffFields';
import {historyOf, type VersionedContract} from './history';

/** What one version brought, as far as it can be told from what was read. */
export interface Release {
  version: string;
  /** Calls that were read here, and that no older version has. */
  newCalls: Operation[];
  /** Calls that were read in the version before, and that this one no longer has. */
  goneCalls: Operation[];
  changedCalls: {operation: Operation; changes: Change[]}[];
  /** Shared objects with other fields than in the version before, or with fields of which something else is said. */
  objects: {name: string; added: string[]; removed: string[]; changes: Change[]}[];
  /** Lists of values with other values than in the version before. */
  lists: (Record<'added' | 'removed' | 'deprecated' | 'recommended', EnumMeaning[]> & {name: string})[];
}

/** @returns the releases of an API, newest first; the oldest version has none before it and is left out */
export function changelogOf(contracts: readonly VersionedContract[]): Release[] {
  const newest = new Map(
    contracts.flatMap(({document}) => toOperations(document)).map((operation) => [operation.id, operation]),
  );
  const histories = [...newest.values()].flatMap((operation) => {
    const history = historyOf(contracts, operation.id);
    return history ? [{operation, history}] : [];
  });
  const releases = contracts.slice(1).map(({label, document}, index): Release => {
    const {label: labelBefore, document: before} = contracts[index] as VersionedContract;
    return {
      version: label,
      newCalls: histories.flatMap(({operation, history}) => (history.newIn === label ? [operation] : [])),
      goneCalls: toOperations(before).filter(
        ({id, seenIn}) => seenIn.includes(labelBefore) && !toOperations(document).some((other) => other.id === id),
      ),
      changedCalls: histories.flatMap(({operation, history}) =>
        history.changes.flatMap(({version, changes}) => {
          // Values are told once, with their list.
          const own = changes.filter((change) => !isOfValues(change));
          return version === label && own.length > 0 ? [{operation, changes: own}] : [];
        }),
      ),
      objects: compareObjects(before, document, payloadsNotReadIn(labelBefore, before)),
      lists: compareLists(before, document),
    };
  });
  return releases.reverse();
}

/** @returns names of payloads of webhooks that were not read in a version; its own description of them proves nothing */
function payloadsNotReadIn(label: string, document: OpenApi): Set<string | undefined> {
  return new Set(
    toWebhooks(document)
      .filter(({seenIn}) => !seenIn.includes(label))
      .map(({payload}) => payload.type.schema),
  );
}

function compareObjects(before: OpenApi, after: OpenApi, unread: ReadonlySet<string | undefined>): Release['objects'] {
  return namesIn(after).flatMap((name) => {
    if (unread.has(name)) return [];
    const [old, now] = [before, after].map((document) => {
      const shape = toSchemaModel(document, name)?.shape;
      return shape && [wholeOf(shape), ...ownFields(shape.fields)];
    });
    if (!old || !now) return [];
    const all = diffFields({schema: name}, old, now);
    const names = (kind: 'added' | 'removed'): string[] =>
      all.flatMap((change) => (change.kind === kind ? change.names : []));
    const changes = all.filter(({kind}) => toldOfObjects.includes(kind));
    const [added, removed] = [names('added'), names('removed')];
    return added.length + removed.length + changes.length > 0 ? [{name, added, removed, changes}] : [];
  });
}

/** Fields of a field that has a shared schema belong to an object of their own. */
function ownFields(fields: readonly Field[]): Field[] {
  const shared = fields.flatMap((field) => {
    const {type} = field;
    const isShared = [type, type.items, type.values].some((one) => one?.schema !== undefined);
    return isShared ? [keyOf(field)] : [];
  });
  return fields.filter((field) => !shared.some((holder) => /^[.[:]/.test(afterPrefix(keyOf(field), holder))));
}

function afterPrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : '';
}

/** Fields that came and went have lines of their own; words are read where the object is shown. */
const toldOfObjects: readonly Change['kind'][] = ['type', 'facts', 'required', 'optional'];

function compareLists(before: OpenApi, after: OpenApi): Release['lists'] {
  return namesIn(after).flatMap((name) => {
    const [old, now] = [before, after].map((document) => toEnumModel(document, name)?.values);
    if (!old || !now) return [];
    const {added, removed} = compare(old, now, ({value}) => String(value));
    const outdated = (values: readonly EnumMeaning[]): EnumMeaning[] => values.filter((entry) => entry.deprecated);
    const kept = (values: readonly EnumMeaning[]): EnumMeaning[] =>
      values.filter(({value}) => [old, now].every((all) => all.some((entry) => entry.value === value)));
    const deprecated = compare(outdated(old), outdated(now), ({value}) => String(value));
    const parts = {added, removed, deprecated: deprecated.added, recommended: kept(deprecated.removed)};
    return Object.values(parts).some(({length}) => length > 0) ? [{name, ...parts}] : [];
  });
}

function namesIn(document: OpenApi): string[] {
  return Object.keys(document.components?.schemas ?? {});
}

function compare<Part>(
  before: readonly Part[],
  after: readonly Part[],
  keyOf: (part: Part) => string,
): {added: Part[]; removed: Part[]} {
  const [old, now] = [before, after].map((parts) => new Set(parts.map(keyOf)));
  return {
    added: after.filter((part) => !old?.has(keyOf(part))),
    removed: before.filter((part) => !now?.has(keyOf(part))),
  };
}
