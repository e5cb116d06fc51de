import {callerOf, Refusal, type Context} from '../context';
import type {Json, JsonObject} from '../json';
import {platformDate} from '../time';
import type {Company, Department, DocumentType, Group, World, WorkflowTemplate} from '../world';
import {enumValue, noticeMethods, permissionValues} from './names';
import {userAnswer, userSummary} from './userAnswer';

export const companyAnswer = ({createdDate, ...company}: Company): JsonObject => ({
  ...company,
  createdDate: platformDate(createdDate),
  status: {value: 0, description: 'Active'},
});

/** A department without its users. */
export const departmentAnswer = ({id, name, code}: Department): JsonObject => ({id, name, code});

/** A department as its list shows it. */
export function departmentRow(department: Department, world: World): JsonObject {
  const users = Object.values(world.users).filter(({departmentIds}) => departmentIds.includes(department.id));
  return {
    ...departmentAnswer(department),
    userCount: users.length,
    users: users.map((user) => userAnswer(user, world)),
  };
}

const unset = enumValue({}, undefined);

/** A group; of its users the list tells nearly nothing. */
export const groupRow = ({id, code, name}: Group, {users}: World): JsonObject => ({
  id,
  code,
  name,
  users: Object.values(users)
    .filter(({groupIds}) => groupIds.includes(id))
    .map(({id: userId, comId}) => ({
      id: userId,
      comId,
      signMethod: unset,
      status: unset,
      receiveOtpMethod: unset,
      receiveNotificationMethod: enumValue(noticeMethods, 0),
    })),
});

/** A document type with those below it. */
export function typeAnswer({comId: _, parentId: __, ...type}: DocumentType, world: World): JsonObject {
  return {
    ...type,
    children: Object.values(world.types)
      .filter(({parentId}) => parentId === type.id)
      .map((child) => typeAnswer(child, world)),
  };
}

export function workflowTemplateRow(template: WorkflowTemplate, {users}: World): JsonObject {
  const summaryOf = (userId: number): JsonObject => {
    const user = users[userId];
    return user ? {processedByUser: userSummary(user)} : {};
  };
  const creator = users[template.createdByUserId];
  return {
    id: template.id,
    name: template.name,
    createdDate: platformDate(template.createdDate),
    description: template.description,
    processInOrder: template.processInOrder,
    ...(creator ? {createdByUser: userSummary(creator)} : {}),
    processes: template.steps.map(({orderNo, userId, permission}) => ({
      orderNo,
      processedByUserId: userId,
      ...summaryOf(userId),
      ...(permissionValues[permission] ? {accessPermission: permissionValues[permission]} : {}),
    })),
  };
}

/** The caller's company's entries. */
export function ownEntries<Entry extends {comId: number}>(
  entries: Readonly<Record<string, Entry>>,
  context: Context,
): Entry[] {
  const {comId} = callerOf(context);
  return Object.values(entries).filter((entry) => entry.comId === comId);
}

/** @returns whether a text has the words that a list is searched for, whatever their case */
export function matches(search: Json | undefined, ...texts: readonly string[]): boolean {
  if (typeof search !== 'string' || search.trim() === '') return true;
  const wanted = search.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}

/** @returns a number that counts from 1. @throws Refusal if it is less */
function countFrom1(name: string, value: Json | undefined, usual: number): number {
  const number = value === undefined ? usual : Number(value);
  if (number < 1) throw new Refusal('bad-request', `The parameter ${name} must be 1 or more.`, 400);
  return number;
}

/** @returns one page of a list, with what the contract's `Page` has. @throws Refusal if there can be no such page */
export function pageOf<Entry>(
  entries: readonly Entry[],
  query: Readonly<Record<string, Json>>,
  toAnswer: (entry: Entry) => JsonObject,
): JsonObject {
  const page = countFrom1('page', query.page, 1);
  const pageSize = countFrom1('pageSize', query.pageSize, 10);
  const pageCount = Math.ceil(entries.length / pageSize);
  return {
    items: entries.slice((page - 1) * pageSize, page * pageSize).map(toAnswer),
    totalCount: entries.length,
    pageCount,
    page,
    pageSize,
    hasNextPage: page < pageCount,
    hasPreviousPage: page > 1 && entries.length > 0,
  };
}
