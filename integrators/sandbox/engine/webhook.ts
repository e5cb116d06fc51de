import {keepLast, type Context} from './context';
import {nextNumber} from './random';
import {statusNames} from './answers/names';
import {webhookDate} from './time';
import type {BatchImport, BatchProcess, Document, WebhookEvent} from './world';

/** Calls the webhook, with what the contract's `DocumentEvent` has. */
function report(body: Readonly<Record<string, unknown>>, context: Context): void {
  const {contract, world, now} = context;
  if (contract.event === undefined) return;
  context.followed.add('webhook');
  const event: WebhookEvent = {
    id: nextNumber(world, 'event'),
    at: now,
    body: {...body, DatetimeNow: webhookDate(now)},
  };
  keepLast(world.events, event);
  context.effects.push({kind: 'webhook', event});
}

/** Reports that a document changed its status. */
export function reportStatus(document: Document, context: Context): void {
  const {id, no, status, reason} = document;
  report(
    {
      DocumentId: id,
      DocumentNo: no,
      DocumentStatus: {Value: status, Description: statusNames[status]},
      ...(reason === undefined ? {} : {Reason: reason}),
    },
    context,
  );
}

/** Reports that all steps of a processing batch are done. */
export const reportBatchProcess = ({id}: BatchProcess, context: Context): void => report({BatchProcessId: id}, context);

/** Reports that all documents of an import are there. The webhook gives them whole numbers, which nothing else uses. */
export function reportBatchImport({id, documentIds}: BatchImport, context: Context): void {
  report({BatchImportId: id, DocumentIdInBatchImport: documentIds.map((_, index) => id * 1000 + index + 1)}, context);
}
