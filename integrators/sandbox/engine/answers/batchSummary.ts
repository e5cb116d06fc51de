import type {JsonObject} from '../json';
import {platformDate} from '../time';
import type {BatchImport, World} from '../world';
import {userSummary} from './userAnswer';

/** An import batch without its documents. */
export function batchSummary(batch: BatchImport, {users, documents}: World): JsonObject {
  const uploader = users[batch.uploadedByUserId];
  const isNew = batch.documentIds.some((id) => documents[id]?.status === 1);
  return {
    id: batch.id,
    createdDate: platformDate(batch.createdDate),
    uploadedByUserId: batch.uploadedByUserId,
    ...(uploader ? {uploadedByUser: userSummary(uploader)} : {}),
    numberOfRecords: batch.documentIds.length,
    name: batch.name,
    isSendable: isNew,
    isCancelable: !isNew,
  };
}
