import {require, type Context} from './context';
import type {Contract} from './contract';
import type {Effect, Surroundings} from './exchange';
import {restore} from './handlers/workflowCalls';
import type {World, Document, PermissionCode, Step} from './world';
import {finishStep, wakeNext, type Decision} from './workflow';
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
export function act(world: World, contract: Contract, action: Action, {now}: Surroundings): Effect[] {
  const context: Context = {
    world,
    contract,
    request: {method: 'POST', target: '/', origin: '', headers: {}, body: {kind: 'none'}},
    now: now + world.clockAhead,
    followed: new Set(),
    effects: [],
  };
  const document = Object.hasOwn(world.documents, action.documentId) ? world.documents[action.documentId] : undefined;
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
  const step = document.steps.find(({isWaiting, userId}) => isWaiting && userId === action.userId);
  require(step && [2, 3].includes(document.status), 'waiting-step', 'No step of this document waits for this person.');
  if (action.do === 'coordinate') {
    coordinate(document, step, action.recipients, context);
    return context.effects;
  }
  const isRejected = action.do === 'reject';
  require(isRejected ||
    doingOf[step.permission] ===
      action.do, 'waiting-step', `The step that waits has the permission ${step.permission}.`);
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
function view(document: Document, userId: number, {now}: Context): void {
  for (const step of document.steps) if (step.permission === 'V' && step.userId === userId) step.processedDate ??= now;
}

/** Adds recipients behind the step of a coordinator, who is done with it. */
function coordinate(
  document: Document,
  step: Step,
  recipients: readonly {userId: number; permission: PermissionCode}[],
  context: Context,
): void {
  const {world, now} = context;
  require(step.permission === 'C', 'waiting-step', `The step that waits has the permission ${step.permission}.`);
  require(recipients.length > 0, 'known-recipient', 'Name at least one recipient.');
  for (const {userId} of recipients)
    require(world.users[userId]?.comId === document.comId, 'known-recipient', `There is no user ${userId}.`);
  for (const later of document.steps) if (later.orderNo > step.orderNo) later.orderNo += recipients.length;
  const added = recipients.map(({userId, permission}, index): Step => {
    const id = nextGuid(world, 'step');
    world.documentOfStep[id] = document.id;
    const orderNo = step.orderNo + index + 1;
    return {id, createdDate: now, orderNo, userId, permission, pageSign: 1, isWaiting: false};
  });
  document.steps = [...document.steps, ...added].sort((a, b) => a.orderNo - b.orderNo);
  finishStep(document, step, {reason: 'Coordinated', isRejected: false}, context);
  wakeNext(document, context);
}
