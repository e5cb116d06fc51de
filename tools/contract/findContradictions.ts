import {isObject} from '../../src/reference/contract/pointer';
import type {Json, JsonObject, Operation} from '../../src/reference/shared/model';
import {findDisorder} from './findDisorder';

/** What every call shows of a thing must be what its list shows. */
interface Kind {
  /** The operation whose example lists all things of the kind. */
  list: string;
  /** Names under which examples hold such a thing, or a list of them. */
  objects: readonly string[];
  /** Names under which examples only name one, or a list of them. */
  references: readonly string[];
  /** The field by which references name it. */
  key: 'id' | 'code';
  /** What never differs from one example to another. */
  facts: readonly string[];
}

const people = {list: 'user', facts: ['id', 'code', 'username', 'userName', 'name', 'email', 'accountId']};

const kinds: readonly Kind[] = [
  {
    ...people,
    key: 'id',
    objects: ['users', 'processedByUser', 'createdByUser', 'uploadedByUser'],
    references: ['processedByUserId', 'createdByUserId', 'uploadedByUserId', 'userId', 'recipientIds'],
  },
  {...people, key: 'code', objects: [], references: ['processedByUserCode', '{{P.Code}}']},
  {
    list: 'departments',
    key: 'id',
    objects: ['department'],
    references: ['departmentId', 'departmentIds'],
    facts: ['code', 'name'],
  },
  {
    list: 'document-types',
    key: 'id',
    objects: ['type'],
    references: ['typeId', 'documentTypeId'],
    facts: ['code', 'name'],
  },
  {
    list: 'document-template',
    key: 'id',
    objects: ['documentTemplate'],
    references: ['documentTemplateId'],
    facts: ['name'],
  },
  {list: 'roles', key: 'id', objects: ['roles'], references: ['roleIds'], facts: ['code', 'name']},
  {list: 'users-groups', key: 'id', objects: [], references: ['groupIds'], facts: []},
  {list: 'get-companies', key: 'id', objects: [], references: ['comId', 'companyId'], facts: []},
];

/** Calls whose bodies and answers are users. */
const userCalls = /^users-(?!groups)/;

/** A value of an example with the place where it stands. */
interface Part {
  place: string;
  name: string;
  value: Json;
}

/**
 * Finds where examples of one contract contradict each other: a person, department or type that its list does not have
 * or has otherwise, an answer about another thing than the one asked for, counts, dates and searches that do not fit.
 *
 * @returns sentences that say where, what is wrong and how to repair it
 */
export function findContradictions(operations: readonly Operation[]): string[] {
  return [
    ...kinds.flatMap((kind) => findStrangers(operations, kind)),
    ...operations.flatMap(findOtherId),
    ...operations.flatMap(findMissedSearch),
    ...partsOf(operations).flatMap(findDisorder),
    ...findOtherSteps(operations),
  ];
}

function findStrangers(operations: readonly Operation[], kind: Kind): string[] {
  const {list, references, key, facts} = kind;
  const known = new Map(rowsOf(operations.find(({id}) => id === list)).map((row) => [row[key], row]));
  const missing = (place: string, what: string): string =>
    `${place}: ${what} is not in the example of ${list}. Name one of ${[...known.keys()].join(', ')}, or add it there.`;
  return partsOf(operations).flatMap(({place, name, value}) => {
    if (references.includes(name) && !Array.isArray(value) && value !== null)
      return known.has(value) ? [] : [missing(place, `${name} ${String(value)}`)];
    if (!isObject(value) || !isOfKind(kind, place, name, value)) return [];
    const same = known.get(value[key]);
    if (!same) return [missing(place, `${key} ${String(value[key])}`)];
    return facts
      .filter((fact) => value[fact] !== undefined && same[fact] !== undefined && value[fact] !== same[fact])
      .map(
        (fact) =>
          `${place}: ${fact} is ${String(value[fact])}, but ${String(same[fact])} in the example of ${list}. Write the same in both.`,
      );
  });
}

function isOfKind({list, objects, key}: Kind, place: string, name: string, value: JsonObject): boolean {
  if (objects.includes(name)) return true;
  const isUser = userCalls.test(place) && (name === 'body' || name === 'data') && value.code !== undefined;
  return isUser && list === people.list && key === 'code';
}

/** A call with an id in its path answers about that id. */
function findOtherId({id, parameters, response}: Operation): string[] {
  if (response.kind !== 'envelope') return [];
  const asked = parameters.find((parameter) => parameter.in === 'path' && /id$/i.test(parameter.name));
  return response.examples.flatMap(({name, value}) => {
    const data = isObject(value) ? value.data : undefined;
    if (!asked || !isObject(data) || data.id === undefined || data.id === asked.example) return [];
    return [
      `${id}, answer ${name}: it is about ${String(data.id)}, but the path asks for ${String(asked.example)}. Write the same id in both.`,
    ];
  });
}

/** Every row of an answer holds the words that were searched for. */
function findMissedSearch(operation: Operation): string[] {
  const search = operation.parameters.find(({name}) => name === 'search')?.example;
  if (typeof search !== 'string') return [];
  return rowsOf(operation)
    .filter((row) => !Object.values(row).some((value) => String(value).toLowerCase().includes(search.toLowerCase())))
    .map(
      (row) =>
        `${operation.id}: the search "${search}" does not find ${String(row.id)}. Search for words of its own, or leave the example of search out.`,
    );
}

/** A step has one user and one document, and a one-time code goes to the user of the step that asks for it. */
function findOtherSteps(operations: readonly Operation[]): string[] {
  const steps = new Map<Json, JsonObject>();
  const problems: string[] = [];
  for (const {place, value} of partsOf(operations)) {
    if (!isObject(value) || value.documentId === undefined || value.processedByUserId === undefined) continue;
    const known = steps.get(value.id ?? null);
    if (known && known.processedByUserId !== value.processedByUserId)
      problems.push(
        `${place}: the step ${String(value.id)} is of user ${String(value.processedByUserId)}, elsewhere of ${String(known.processedByUserId)}. Give both the same.`,
      );
    steps.set(value.id ?? null, {...known, ...value});
  }
  for (const operation of operations) {
    const asked = isObject(operation.body?.example ?? null) ? (operation.body?.example as JsonObject) : {};
    const user = steps.get(asked.processId ?? null)?.processedByUser;
    for (const {place, name, value} of partsOf([operation])) {
      if (name === 'receiveOtpEmail' && isObject(user ?? null) && value !== (user as JsonObject).email)
        problems.push(
          `${place}: the code goes to ${String(value)}, but the step is of ${String((user as JsonObject).email)}. Give both the same.`,
        );
    }
  }
  return problems;
}

/** @returns the rows of the list that an operation answers with. */
function rowsOf(operation: Operation | undefined): JsonObject[] {
  if (operation?.response.kind !== 'envelope') return [];
  const value = operation.response.examples[0]?.value;
  const data = isObject(value) ? value.data : undefined;
  const rows = isObject(data) ? data.items : data;
  return Array.isArray(rows) ? rows.filter(isObject) : [];
}

/** @returns every value in the examples of some operations, outer ones first. */
function partsOf(operations: readonly Operation[]): Part[] {
  const visit = (value: Json, place: string, name: string): Part[] => [
    {place, name, value},
    ...(Array.isArray(value) ? value.flatMap((entry, index) => visit(entry, `${place}[${index}]`, name)) : []),
    ...(isObject(value) ? Object.entries(value).flatMap(([key, child]) => visit(child, `${place}.${key}`, key)) : []),
    ...codesInRows(value, place),
  ];
  return operations.flatMap(({id, body, response}) => [
    ...(body?.examples ?? []).flatMap(({name, value}) => visit(value, `${id}, request ${name}`, 'body')),
    ...(response.kind === 'envelope' ? response.examples : []).flatMap(({name, value}) =>
      visit(value, `${id}, answer ${name}`, 'answer'),
    ),
  ]);
}

/** A batch names its columns once, so that the user codes of its rows stand under no name. */
function codesInRows(value: Json, place: string): Part[] {
  if (!isObject(value) || !Array.isArray(value.parameters) || !Array.isArray(value.rows)) return [];
  const columns = value.parameters;
  return value.rows.flatMap((row, line) =>
    (Array.isArray(row) ? row : []).flatMap((cell, column) =>
      columns[column] === '{{P.Code}}'
        ? [{place: `${place}.rows[${line}][${column}]`, name: '{{P.Code}}', value: cell}]
        : [],
    ),
  );
}
