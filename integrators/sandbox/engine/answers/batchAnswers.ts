import type {Context} from '../context';
import type {JsonObject} from '../json';
import type {BatchImport, BatchProcess} from '../world';
import {batchSummary} from './batchSummary';
import {documentAnswer, stepAnswer} from './documentAnswer';
import {permissionValues} from './names';

/** An import batch with its documents. */
export function batchDetail(batch: BatchImport, context: Context): JsonObject {
  const {documents} = context.world;
  return {
    ...batchSummary(batch, context.world),
    documents: batch.documentIds.flatMap((id) => (documents[id] ? [documentAnswer(documents[id], context)] : [])),
  };
}

/** A processing batch with its steps. */
export function batchProcessAnswer({id, comId, permission, stepIds}: BatchProcess, context: Context): JsonObject {
  const {documents, documentOfStep} = context.world;
  return {
    id,
    comId,
    processes: stepIds.flatMap((stepId) => {
      const document = documents[documentOfStep[stepId] ?? ''];
      const step = document?.steps.find((one) => one.id === stepId);
      return document && step ? [stepAnswer(step, document, context)] : [];
    }),
    ...(permissionValues[permission] ? {accessPermission: permissionValues[permission]} : {}),
  };
}
