import type {Field, Operation, Scalar} from '../shared/model';
import {versions} from '../../kit/versions';
import {contractsOf, loadContract, type ContractLocation} from '../contract/loadContract';
import type {OpenApi} from '../contract/openApi';
import {toOperations} from '../model/operations';
import {toEnumModel, toSchemaModel} from '../model/schemas';
import {isOfValues, type Change} from './change';
import {keyOf} from './diffFields';
import {diffOperation, type Comparable} from './diffOperation';

/** What became of a call from version to version, oldest first. */
export interface History {
  /** Labels of the versions whose documentation of the call was read, oldest first; only these are compared. */
  seenIn: string[];
  /** Label of the version whose documentation was the first to have the call: it was read there, and no older one has it. */
  newIn?: string;
  /** Versions in which it changed, with the changes. */
  changes: {version: string; changes: Change[]}[];
}

/** The same contract file in every version that has it, oldest first. */
export interface VersionedContract {
  label: string;
  document: OpenApi;
}

/** @returns the contract of each version, oldest first. */
export function contractsOfAllVersions({siteDir, file, locale}: Omit<ContractLocation, 'folder'>): VersionedContract[] {
  return [...versions].reverse().flatMap(({name, label}) =>
    contractsOf(siteDir, name, locale)
      .filter((contract) => contract.file === file)
      .map((contract) => ({label, document: loadContract(contract)})),
  );
}

/** @returns the history of a call as far as its documentation was read; undefined if no version has it. */
export function historyOf(contracts: readonly VersionedContract[], id: string): History | undefined {
  const present = contracts.flatMap(({label, document}) => {
    const operation = toOperations(document).find((candidate) => candidate.id === id);
    return operation ? [{label, comparable: withSchemas(document, operation)}] : [];
  });
  if (present.length === 0) return undefined;
  const isSeen = ({label, comparable}: (typeof present)[number]): boolean =>
    comparable.operation.seenIn.includes(label);
  const seen = present.filter(isSeen);
  const changes = present.flatMap((version, index) => {
    const lastSeen = present.slice(0, index).filter(isSeen).at(-1);
    const previousSeen = isSeen(version) ? lastSeen : undefined;
    const previous = present[index - 1];
    const found = [
      ...(previousSeen
        ? diffOperation(previousSeen.comparable, version.comparable).filter((change) => !isOfValues(change))
        : []),
      // Lists of values are known from all the pages that print them, not from this call's alone.
      ...(previous ? diffOperation(previous.comparable, version.comparable).filter(isOfValues) : []),
    ];
    return found.length > 0 ? [{version: version.label, changes: found}] : [];
  });
  const [first] = present;
  const isNew = first && first.label !== versions.at(-1)?.label && isSeen(first);
  return {
    seenIn: seen.map(({label}) => label),
    ...(isNew ? {newIn: first.label} : {}),
    changes,
  };
}

/**
 * @returns the label of the version that brought a field of a schema, or undefined when the oldest version with the
 *   schema already had it
 */
export function fieldSince(
  contracts: readonly VersionedContract[],
  schema: string,
): (field: Field) => string | undefined {
  const since = sinceIn(contracts, (document) => toSchemaModel(document, schema)?.shape.fields.map(keyOf));
  return (field) => since(keyOf(field));
}

/** @returns the same for the values of an enum. */
export function valueSince(
  contracts: readonly VersionedContract[],
  enumName: string,
): (value: Scalar) => string | undefined {
  return sinceIn(contracts, (document) => toEnumModel(document, enumName)?.values.map(({value}) => value));
}

/** @param read what a version has of these parts; undefined for a version without them */
function sinceIn<Part>(
  contracts: readonly VersionedContract[],
  read: (document: OpenApi) => Part[] | undefined,
): (part: Part) => string | undefined {
  const present = contracts.flatMap(({label, document}) => {
    const parts = read(document);
    return parts ? [{label, parts}] : [];
  });
  return (part) => {
    const index = present.findIndex(({parts}) => parts.includes(part));
    return index > 0 ? present[index]?.label : undefined;
  };
}

/** The shared schemas a call names itself; those they name in turn have histories of their own. */
function withSchemas(document: OpenApi, operation: Operation): Comparable {
  const {data} = operation.response;
  const types = [
    data.type,
    ...(data.type.choices ?? []),
    operation.body?.shape.type,
    ...data.fields.map(({type}) => type),
  ];
  const names = new Set(
    types.flatMap((type) => [type?.schema, type?.items?.schema]).filter((name) => name !== undefined),
  );
  const schemas = [...names].flatMap((name) => toSchemaModel(document, name) ?? []);
  // What is laid flat in the call itself is compared there.
  return {operation, schemas: schemas.filter(({name}) => isShownElsewhere(operation, name))};
}

function isShownElsewhere({response, body}: Operation, name: string): boolean {
  const shapes = [response.data, body?.shape];
  return !shapes.some(
    (shape) => shape && (shape.type.schema ?? shape.type.items?.schema) === name && shape.fields.length > 0,
  );
}
