import type {EnumMeaning, Operation} from '../shared/model';
import type {OpenApi} from '../contract/openApi';
import {toOperations, toWebhooks} from '../model/operations';
import {toEnumModel, toSchemaModel} from '../model/schemas';
import {isOfValues, type Change} from './change';
import {diffFields, keyOf} from './diffFields';
import {historyOf, type VersionedContract} from './history';

/** What one version brought, as far as it can be told from what was read. */
export interface Release {
  version: string;
  /** Calls that were read here, and that no older version has. */
  newCalls: Operation[];
  changedCalls: {operation: Operation; changes: Change[]}[];
  /** Shared objects with other fields than in the version before, or with fields of which something else is said. */
  objects: {name: string; added: string[]; removed: string[]; changes: Change[]}[];
  /** Lists of values with other values than in the version before. */
  lists: {name: string; added: EnumMeaning[]; removed: EnumMeaning[]; deprecated: EnumMeaning[]}[];
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
    // Fields of fields belong to objects of their own.
    const [old, now] = [before, after].map((document) =>
      toSchemaModel(document, name)?.shape.fields.filter((field) => !/[.[]/.test(field.name)),
    );
    if (!old || !now) return [];
    const {added, removed} = compare(old, now, keyOf);
    const changes = diffFields({schema: name}, old, now).filter(({kind}) => toldOfObjects.includes(kind));
    return added.length + removed.length + changes.length > 0
      ? [{name, added: added.map(keyOf), removed: removed.map(keyOf), changes}]
      : [];
  });
}

/** Fields that came and went have lines of their own; words are read where the object is shown. */
const toldOfObjects: readonly Change['kind'][] = ['type', 'facts', 'required', 'optional'];

function compareLists(before: OpenApi, after: OpenApi): Release['lists'] {
  return namesIn(after).flatMap((name) => {
    const [old, now] = [before, after].map((document) => toEnumModel(document, name)?.values);
    if (!old || !now) return [];
    const {added, removed} = compare(old, now, ({value}) => String(value));
    const deprecated = now.filter(
      (entry) => entry.deprecated && !old.some((other) => other.value === entry.value && other.deprecated),
    );
    return added.length + removed.length + deprecated.length > 0 ? [{name, added, removed, deprecated}] : [];
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
