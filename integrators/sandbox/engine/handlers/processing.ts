import {batchProcessAnswer} from '../answers/batchAnswers';
import {documentAnswer} from '../answers/documentAnswer';
import {callerOf, entryOf, isVisible, ownEntry, require, visibleDocument, type Context, type Handler} from '../context';
import type {JsonObject} from '../json';
import {nextGuid} from '../random';
import type {PermissionCode, Step} from '../world';
import {reportBatchProcess} from '../webhook';
import {confirmByOtp, finishStep, type Decision} from '../workflow';

/** What the calls can do; the rest is done by acting as the person. */
export const byCall: readonly PermissionCode[] = ['A', 'DR', 'D', 'E'];

/** @throws Refusal if the step does not wait for the caller, or for a permission that calls can exercise */
function checkStep(step: Step, context: Context): void {
  require(step.isWaiting, 'waiting-step', 'This step is not waiting for anybody.');
  require(step.userId === callerOf(context).id, 'own-step', 'This step waits for somebody else.');
  const {permission} = step;
  const isByCall = byCall.includes(permission);
  require(isByCall, 'in-the-panel', `No call is described for permission ${permission}: act as the person instead.`);
}

function decisionOf(body: JsonObject): Decision {
  const {signatureText, fontSize, signatureDisplayMode, signingPosition, signingPage} = body;
  return {
    reason: String(body.reason),
    isRejected: body.reject === true,
    ...(typeof signatureText === 'string' ? {signatureText} : {}),
    ...(typeof fontSize === 'number' ? {fontSize} : {}),
    ...(typeof signatureDisplayMode === 'number' ? {displayMode: signatureDisplayMode} : {}),
    ...(typeof signingPosition === 'string' ? {position: signingPosition} : {}),
    ...(typeof signingPage === 'number' ? {pageSign: signingPage} : {}),
  };
}

const otpOf = ({otp}: JsonObject): string | null => (typeof otp === 'string' ? otp : null);

/** @throws Refusal if the caller does not agree to the terms */
function checkTerms({confirmTermsConditions}: JsonObject): void {
  require(confirmTermsConditions === true, 'terms', 'Agree to the legal terms: confirmTermsConditions must be true.');
}

const process: Handler = ({body}, context) => {
  const {world} = context;
  const document = entryOf(world.documents, entryOf(world.documentOfStep, body.processId));
  const step = document?.steps.find(({id}) => id === body.processId);
  const isThere = document && step && isVisible(document, callerOf(context), context);
  require(isThere, 'not-found', `There is no step ${String(body.processId)}.`);
  checkStep(step, context);
  checkTerms(body);
  const asked = confirmByOtp(step, otpOf(body), callerOf(context), context, document.id);
  if (asked) return asked;
  finishStep(document, step, decisionOf(body), context);
  return {data: documentAnswer(document, context)};
};

const createBatch: Handler = ({body}, context) => {
  const {world} = context;
  const user = callerOf(context);
  const permission = body.accessPermissionCode as PermissionCode;
  require(byCall.includes(permission), 'batch-permission', 'Only D, E, DR and A can be processed together.');
  const documentIds = [...new Set(body.documentIds as string[])];
  require(documentIds.length > 0, 'batch-permission', 'The batch has no documents.');
  const stepIds = documentIds.map((id) => {
    const document = visibleDocument(id, context);
    const step = document.steps.find((one) => one.isWaiting && one.userId === user.id && one.permission === permission);
    require(step, 'waiting-step', `Document ${document.no} does not wait for you with permission ${permission}.`);
    return step.id;
  });
  context.followed.add('batch-permission');
  const batch = {id: nextGuid(world, 'batchProcess'), comId: user.comId, userId: user.id, permission, stepIds};
  world.batchProcesses[batch.id] = batch;
  return {data: batchProcessAnswer(batch, context)};
};

const processBatch: Handler = ({body}, context) => {
  const {world} = context;
  const user = callerOf(context);
  const batch = ownEntry(world.batchProcesses, body.batchProcessId, 'processing batch', context);
  require(batch.userId === user.id, 'own-step', 'This batch belongs to somebody else.');
  const waiting = batch.stepIds.flatMap((stepId) => {
    const document = world.documents[world.documentOfStep[stepId] ?? ''];
    const step = document?.steps.find((one) => one.id === stepId);
    return document && step?.isWaiting ? [{document, step}] : [];
  });
  require(waiting.length > 0, 'waiting-step', 'No step of this batch waits any more.');
  checkTerms(body);
  const asked = confirmByOtp(batch, otpOf(body), user, context);
  if (asked) return asked;
  delete batch.otp;
  // Without a place of its own each document keeps its frame.
  for (const {document, step} of waiting) finishStep(document, step, decisionOf(body), context);
  reportBatchProcess(batch, context);
  return {data: batchProcessAnswer(batch, context)};
};

export const processing = {
  'documents-process': process,
  'documents-create-batch-process': createBatch,
  'documents-batch-process': processBatch,
} satisfies Record<string, Handler>;
