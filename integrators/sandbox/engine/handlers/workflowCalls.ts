import {documentAnswer, recycleBin} from '../answers/documentAnswer';
import {callerOf, entryOf, notify, Refusal, require, visibleDocument, type Context, type Handler} from '../context';
import type {Json, JsonObject} from '../json';
import {nextGuid, takesSecondWay} from '../random';
import type {Document, PermissionCode, Status, Step, User} from '../world';
import {changeStatus, checkOrder, log, send, stop} from '../workflow';
import {ownNewDocument, removeDocument} from './documents';

/** @returns the enabled user of the company with a code. @throws Refusal if there is none */
export function recipientOf(code: Json | undefined, context: Context): User {
  const {comId} = callerOf(context);
  const user = Object.values(context.world.users).find((one) => one.comId === comId && one.code === code);
  require(user?.status === 1, 'known-recipient', `There is no enabled user with the code ${String(code)}.`);
  return user;
}

const updateProcess: Handler = ({body}, context) => {
  const {world, now} = context;
  const document = ownNewDocument(body.id, context);
  const isInOrder = body.processInOrder === undefined ? document.processInOrder : body.processInOrder === true;
  const inputs = (body.processes ?? []) as JsonObject[];
  const steps = inputs.map((input, index): Step => {
    const permission = input.accessPermissionCode as PermissionCode | undefined;
    require(permission !== undefined, 'known-recipient', `Step ${index + 1} has no accessPermissionCode.`);
    return {
      id: '',
      createdDate: now,
      orderNo: input.orderNo === undefined ? index + 1 : Number(input.orderNo),
      userId: recipientOf(input.processedByUserCode, context).id,
      permission,
      pageSign: input.pageSign === undefined ? 1 : Number(input.pageSign),
      isWaiting: false,
      ...(input.position === undefined ? {} : {position: String(input.position)}),
    };
  });
  const isAgain = body.processes !== undefined && document.steps.length > 0;
  if (isAgain) context.followed.add('workflow-again');
  const kept = isAgain && !takesSecondWay(world, 'workflow-again') ? [] : document.steps;
  checkOrder([...kept, ...steps], isInOrder);
  for (const {id} of document.steps) if (!kept.some((step) => step.id === id)) delete world.documentOfStep[id];
  for (const step of steps) {
    step.id = nextGuid(world, 'step');
    world.documentOfStep[step.id] = document.id;
  }
  document.steps = [...kept, ...steps].sort((a, b) => a.orderNo - b.orderNo);
  document.processInOrder = isInOrder;
  log(document, 'update', document.createdByUserId, context);
  return {data: documentAnswer(document, context)};
};

/** @returns the status that a document has when it was sent: both are documented */
const statusAfterSending = (context: Context): 2 | 3 => {
  context.followed.add('send-status');
  return takesSecondWay(context.world, 'send-status') ? 2 : 3;
};

/** @throws Refusal if nobody would have to act */
export function checkSendable(document: Document): void {
  require(document.status === 1, 'only-new', 'The document was sent before.');
  const isDue = document.steps.some(({permission}) => permission !== 'V');
  require(isDue, 'send-needs-steps', 'The document has no workflow yet.');
}

const sendProcess: Handler = ({path}, context) => {
  const document = visibleDocument(path.id, context);
  const user = callerOf(context);
  require(document.createdByUserId === user.id, 'only-creator', 'Only its creator may send a document.');
  checkSendable(document);
  send(document, statusAfterSending(context), user.id, context);
  return {data: documentAnswer(document, context), messages: ['Send to recipient success']};
};

const sendNotify: Handler = ({path}, context) => {
  const {world} = context;
  const document = visibleDocument(path.documentId, context);
  require(document.status === 4, 'notify-completed', 'The document is not completed.');
  context.followed.add('notify-completed');
  const everyone = takesSecondWay(world, 'notify-completed') ? document.steps.map(({userId}) => userId) : [];
  for (const id of new Set([document.createdByUserId, ...everyone])) {
    const user = world.users[id];
    if (user)
      notify(user, {kind: 'completed', text: `Completed: ${document.subject} (${document.no})`}, context, {
        documentId: document.id,
      });
  }
  return {data: documentAnswer(document, context)};
};

/** Statuses in which a document can be cancelled. */
const cancelable: readonly Status[] = [2, 3, 4];

const cancel: Handler = ({body}, context) => {
  const document = visibleDocument(body.id, context);
  const user = callerOf(context);
  require(document.createdByUserId === user.id, 'only-creator', 'Only its creator may cancel a document.');
  const isSent = cancelable.includes(document.status);
  require(isSent, 'cancel', 'Only a document that is ready, in progress or completed can be cancelled.');
  context.followed.add('cancel');
  document.reason = String(body.reason ?? '');
  stop(document, context);
  log(document, 'cancel', user.id, context);
  changeStatus(document, -3, context);
  return {data: documentAnswer(document, context)};
};

const remove: Handler = ({path, query}, context) => {
  const document = ownNewDocument(path.id, context);
  if (query.permanent === true) context.followed.add('delete-permanent');
  log(document, 'delete', document.createdByUserId, context);
  changeStatus(document, -2, context);
  const answer = {data: documentAnswer(document, context), messages: ['Delete document success']};
  if (query.permanent === true) removeDocument(document, context);
  return answer;
};

/** Takes a deleted document out of the recycle bin; the platform has it on its pages only. */
export function restore(document: Document, userId: number, context: Context): void {
  require(document.status === -2, 'delete-permanent', 'The document is not deleted.');
  const isKept = context.now - document.lastModifiedDate < recycleBin;
  require(isKept, 'delete-permanent', 'The document was deleted more than 30 days ago.');
  log(document, 'restore', userId, context);
  changeStatus(document, 1, context);
}

const download: Handler = ({query}, context) => {
  const {links, documents} = context.world;
  const link = entryOf(links, query.token);
  const isThere = link && (link.documentId === undefined || documents[link.documentId]);
  if (!isThere) throw new Refusal('download-link', 'The link is not valid.', 401);
  context.followed.add('download-link');
  return {file: link.file};
};

export const workflowCalls = {
  'documents-update-process': updateProcess,
  'documents-send-process': sendProcess,
  'documents-send-notify': sendNotify,
  'documents-cancel': cancel,
  'documents-delete': remove,
  'documents-download': download,
} satisfies Record<string, Handler>;
