import type {Json, Operation} from '../../reference/shared/model';
import type {DocumentView, WorldView} from '../shared/protocol';
import {nameOf} from './people';
import {isObject, type Values} from './values';

/** A value that there is in the sandbox, and what it is. */
export interface Choice {
  value: string | number;
  label: string;
  /** Who can make the call with it, if it is one person. */
  userId?: number;
}

/** The statuses in which a document fits a call; all for the others. */
const fitting: Readonly<Record<string, readonly number[]>> = {
  'documents-update': [1],
  'documents-update-process': [1],
  'documents-send-process': [1],
  'documents-delete': [1],
  'documents-cancel': [2, 3, 4],
  'documents-send-notify': [4],
};

/** @returns what there is for a field of a call, the most fitting first */
export function choicesOf(operation: string, field: string, view: WorldView): Choice[] {
  const {documents, people} = view;
  if (field === 'processId')
    return waitingSteps(documents).map(({step, label, userId}) => ({value: step.id, label, userId}));
  if (field === 'processCode')
    return waitingSteps(documents).flatMap(({step, label}) =>
      step.processCode === undefined ? [] : [{value: step.processCode, label}],
    );
  if (field === 'otp') {
    const codes = view.notices.filter(({kind}) => kind === 'otp');
    return codes.map(({code, userId}) => ({value: code!, label: nameOf(userId, view), userId}));
  }
  if (field === 'batchProcessId')
    return view.batchProcesses.map(({id, permission, userId}) => ({value: id, label: permission, userId}));
  if (field === 'token')
    return documents.flatMap(({downloadToken, no}) =>
      downloadToken === undefined ? [] : [{value: downloadToken, label: no}],
    );
  if (field === 'id' && operation.startsWith('batch-imports'))
    return view.batchImports.map(({id, name}) => ({value: id, label: name}));
  if (isDocument(operation, field)) {
    const statuses = fitting[operation];
    return documents
      .filter(({status}) => statuses?.includes(status) ?? true)
      .map(({id, no, createdByUserId}) => ({
        value: id,
        label: no,
        ...(statuses ? {userId: createdByUserId} : {}),
      }));
  }
  if (field === 'processedByUserCode') return people.map(({code, name}) => ({value: code, label: name}));
  return [];
}

function isDocument(operation: string, field: string): boolean {
  return field === 'documentId' || field === 'documentIds' || (field === 'id' && operation.startsWith('documents'));
}

function waitingSteps(documents: readonly DocumentView[]): {
  step: DocumentView['steps'][number];
  label: string;
  userId: number;
  documentId: string;
}[] {
  return documents.flatMap(({id, no, steps, status}) =>
    [2, 3].includes(status)
      ? steps
          .filter(({isWaiting}) => isWaiting)
          .map((step) => ({step, label: `${no}: ${step.permission}`, userId: step.userId, documentId: id}))
      : [],
  );
}

/** A form that is ready to send: values that the sandbox does not have are replaced by such as it has. */
export interface Fitted {
  values: Values;
  /** Who can make the call. */
  userId?: number;
  /** Whether something that the call names is not in the sandbox. */
  lacksSomething: boolean;
}

/** Fields whose sample values may not be in the sandbox, besides those that name a document. */
const named = ['processId', 'processCode', 'batchProcessId', 'token'];

/** @returns the values with which a call fits what there is in the sandbox: the newest of what fits */
export function fitValues(id: string, operation: Operation, values: Values, view: WorldView): Fitted {
  let userId: number | undefined;
  let lacksSomething = false;

  function fit(field: string, value: Json): Json {
    if (field === 'no' && id === 'documents-create') return freeNumber(String(value), view);
    if (field === 'search' && id === 'get-documents') return view.documents[0]?.no ?? value;
    if (field === 'search' && id === 'batch-import') return view.batchImports[0]?.name ?? value;
    if (field === 'documentIds') return fitBatch(value);
    if (!named.includes(field) && !isDocument(id, field) && !(field === 'id' && id.startsWith('batch-imports')))
      return value;
    const [choice] = choicesOf(id, field, view);
    lacksSomething ||= choice === undefined;
    userId ??= choice?.userId;
    return choice?.value ?? value;
  }

  /** The documents that wait for the same person, with the permission that is to be processed. */
  function fitBatch(value: Json): Json {
    const permission = isObject(values.body) ? values.body.accessPermissionCode : undefined;
    const waiting = waitingSteps(view.documents).filter(({step}) => step.permission === permission);
    userId ??= waiting[0]?.userId;
    const ids = waiting.filter((one) => one.userId === userId).map(({documentId}) => documentId);
    lacksSomething ||= ids.length === 0;
    return ids.length > 0 ? ids.slice(0, 2) : value;
  }

  /** A signature has the name and the place of the one who signs. */
  function fitSignature(body: Record<string, Json>): Record<string, Json> {
    const step = waitingSteps(view.documents).find((waiting) => waiting.step.id === body.processId)?.step;
    if (!step) return body;
    const {position, pageSign} = step;
    return {
      ...body,
      ...('signatureText' in body ? {signatureText: nameOf(step.userId, view)} : {}),
      ...('signingPosition' in body && position !== undefined
        ? {signingPosition: position, signingPage: pageSign}
        : {}),
    };
  }

  const fitAll = (record: Readonly<Record<string, Json>>): Record<string, Json> =>
    Object.fromEntries(Object.entries(record).map(([field, value]) => [field, fit(field, value)]));
  const {body} = values;
  return {
    values: {
      ...values,
      parameters: fitAll(values.parameters),
      body: isObject(body) ? fitSignature(fitAll(body)) : body,
    },
    ...(userId === undefined ? {} : {userId}),
    lacksSomething,
  };
}

/** @returns a document code that no document has: the given one, or the same with a number behind it */
function freeNumber(no: string, {documents}: WorldView): string {
  const isTaken = (code: string): boolean => documents.some((document) => document.no === code);
  let [code, count] = [no, 1];
  while (isTaken(code)) code = `${no}-${(count += 1)}`;
  return code;
}
