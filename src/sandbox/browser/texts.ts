import {translate} from '@docusaurus/Translate';
import {platformDate} from '../../../integrators/sandbox/engine/time';
import type {Notice, WebhookEvent} from '../../../integrators/sandbox/engine/world';
import type {WorldView} from '../shared/protocol';
import type {Change} from './changes';
import {nameOf} from './people';
import type {SandboxClient} from './client';

/** @returns a status by its name and its number: `Completed document (4)` */
export const statusText = (status: number, {about}: SandboxClient): string =>
  `${about?.statuses[String(status)] ?? ''} (${String(status).replace('-', '−')})`.trim();

/** @returns a time of the sandbox as its answers write it: `2025-04-14 09:30:00` */
export const timeText = (time: number): string => platformDate(time).slice(0, 19).replace('T', ' ');

/** @returns what has changed, in a sentence */
export function changeText(change: Change, client: SandboxClient, view: WorldView): string {
  switch (change.kind) {
    case 'created':
      return translate(
        {id: 'sandbox.change.created', message: '{no} was created: {status}.'},
        {no: change.document.no, status: statusText(change.document.status, client)},
      );
    case 'status':
      return `${change.document.no}: ${statusText(change.before, client)} → ${statusText(change.document.status, client)}.`;
    case 'gone':
      return translate({id: 'sandbox.change.gone', message: '{no} was deleted for good.'}, {no: change.document.no});
    case 'notice': {
      const {userId, code, channel, kind} = change.notice;
      const name = nameOf(userId, view);
      return code === undefined
        ? translate({id: 'sandbox.change.notice', message: '{name} got a message ({channel}).'}, {name, channel})
        : kind === 'otp'
          ? translate({id: 'sandbox.change.code', message: '{name} got the one-time code {code}.'}, {name, code})
          : translate(
              {id: 'sandbox.change.processCode', message: '{name} got the processing code {code}.'},
              {name, code},
            );
    }
    case 'steps':
      return translate(
        {id: 'sandbox.change.steps', message: 'The workflow of {no} has {count} steps.'},
        {no: change.document.no, count: String(change.document.steps.length)},
      );
    case 'caller':
      return change.isOfDocument
        ? translate(
            {id: 'sandbox.change.opened', message: '{name} has opened the document.'},
            {name: nameOf(change.userId, view)},
          )
        : translate(
            {id: 'sandbox.change.caller', message: 'You now make calls as {name}.'},
            {name: nameOf(change.userId, view)},
          );
    case 'event':
      return translate(
        {id: 'sandbox.change.event', message: 'The webhook is called. {event}'},
        {event: eventText(change.event, client)},
      );
  }
}

/** @returns the status that an event of a document reports; undefined for the end of a batch */
function statusOf({DocumentStatus: status}: Readonly<Record<string, unknown>>): number | undefined {
  return typeof status === 'object' && status !== null && 'Value' in status ? Number(status.Value) : undefined;
}

/** @returns what an event reports, in words */
export function eventText({body}: WebhookEvent, client: SandboxClient): string {
  const status = statusOf(body);
  if (status !== undefined) return `${String(body.DocumentNo ?? '')}: ${statusText(status, client)}`;
  const {BatchImportId: batchImport, BatchProcessId: batchProcess} = body;
  return translate({id: 'sandbox.batch', message: 'Batch {id}'}, {id: String(batchImport ?? batchProcess)});
}

/** @returns what a message says, in the language of the page */
export function noticeText({kind, documentId, code = '', text}: Notice, {documents}: WorldView): string {
  const document = documents.find(({id}) => id === documentId);
  if (kind === 'otp')
    return translate({id: 'sandbox.notice.otp', message: 'One-time code: {code}. It is valid for 5 minutes.'}, {code});
  if (!document) return text;
  const {no, subject} = document;
  return kind === 'step'
    ? translate(
        {id: 'sandbox.notice.step', message: '{subject} ({no}) waits for you. Processing code: {code}.'},
        {subject, no, code},
      )
    : translate({id: 'sandbox.notice.completed', message: 'Completed: {subject} ({no})'}, {subject, no});
}

/** @returns what an error says to readers */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
