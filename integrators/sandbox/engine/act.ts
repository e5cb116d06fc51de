import {createContext, entryOf, require, type Context} from './context';
import type {Contract} from './contract';
import type {ApiRequest, Effect, Surroundings} from './exchange';
import {restore} from './handlers/workflowCalls';
import type {World, Document, PermissionCode, Step} from './world';
import {checkOrder, finishStep, type Decision} from './workflow';
import {nextGuid} from './random';

/** What a person does on the platform's pages, where no call does it. */
export type Action =
  | {do: 'approve' | 'sign' | 'fill' | 'reject' | 'view'; documentId: string; userId: number; reason?: string}
  | {do: 'coordinate'; documentId: string; userId: number; recipients: {userId: number; permission: PermissionCode}[]}
  | {do: 'restore'; documentId: string; userId: number};

/** What an action does with a step of a permission. */
export const doingOf: Readonly<Record<PermissionCode, Action['do']>> = {
  V: 'view',
  A: 'approve',
  DR: 'sign',
  D: 'sign',
  E: 'sign',
  EKYC: 'sign',
  F: 'fill',
  C: 'coordinate',
};

/**
 * Acts as a person.
 *
 * @returns what else happened
 * @throws Refusal if the person cannot do this now
 */
export function act(world: World, contract: Contract, action: Action, surroundings: Surroundings): Effect[] {
  const request: ApiRequest = {method: 'POST', target: '/', origin: '', headers: {}, body: {kind: 'none'}};
  const context = createContext(world, contract, request, surroundings);
  const document = entryOf(world.documents, action.documentId);
  require(document, 'not-found', `There is no document ${action.documentId}.`);
  if (action.do === 'restore') {
    require(document.createdByUserId === action.userId, 'only-creator', 'Only its creator may restore a document.');
    restore(document, action.userId, context);
    return context.effects;
  }
  if (action.do === 'view') {
    view(document, action.userId, context);
    return context.effects;
  }
  const waiting = document.steps.filter(({isWaiting, userId}) => isWaiting && userId === action.userId);
  require(waiting.length > 0, 'waiting-step', 'No step of this document waits for this person.');
  const isRejected = action.do === 'reject';
  const step = waiting.find(({permission}) => isRejected || doingOf[permission] === action.do);
  const permissions = waiting.map(({permission}) => permission).join(', ');
  require(step, 'waiting-step', `What waits for this person has the permission ${permissions}.`);
  if (action.do === 'coordinate') {
    coordinate(document, step, action.recipients, context);
    return context.effects;
  }
  const reason = action.reason ?? (isRejected ? 'Refused in the sandbox' : 'Done in the sandbox');
  const signature = action.do === 'sign' ? signatureOf(step, world) : {};
  finishStep(document, step, {reason, isRejected, ...signature}, context);
  return context.effects;
}

/** What the platform's pages suggest to who signs. */
const signatureOf = ({userId}: Step, {users}: World): Partial<Decision> => ({
  signatureText: users[userId]?.name ?? '',
  fontSize: 12,
  displayMode: 2,
});

/** Marks steps to view as done; they never hold the others up. */
function view({status, steps}: Document, userId: number, {now}: Context): void {
  const viewing = steps.filter((step) => step.permission === 'V' && step.userId === userId);
  const isOpen = [2, 3, 4].includes(status) && viewing.length > 0;
  require(isOpen, 'waiting-step', 'This person has nothing to view in this document.');
  for (const step of viewing) step.processedDate ??= now;
}

/** Adds recipients behind the step of a coordinator, who is done with it. */
function coordinate(
  document: Document,
  step: Step,
  recipients: readonly {userId: number; permission: PermissionCode}[],
  context: Context,
): void {
  const {world, now} = context;
  require(recipients.length > 0, 'known-recipient', 'Name at least one recipient.');
  for (const {userId} of recipients) {
    const user = world.users[userId];
    require(user?.comId === document.comId && user.status === 1, 'known-recipient', `There is no user ${userId}.`);
  }
  const behind = recipients.map(({permission}) => ({orderNo: step.orderNo + 0.5, permission}));
  checkOrder([...document.steps, ...behind], true);
  for (const later of document.steps) if (later.orderNo > step.orderNo) later.orderNo += recipients.length;
  const added = recipients.map(({userId, permission}, index): Step => {
    const id = nextGuid(world, 'step');
    world.documentOfStep[id] = document.id;
    const orderNo = step.orderNo + index + 1;
    return {id, createdDate: now, orderNo, userId, permission, pageSign: 1, isWaiting: false};
  });
  document.steps = [...document.steps, ...added].sort((a, b) => a.orderNo - b.orderNo);
  finishStep(document, step, {reason: 'Coordinated', isRejected: false}, context);
}
