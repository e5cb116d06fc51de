import type {Operation, Webhook} from '../shared/model';
import {
  operationsOf,
  type MediaType,
  type OpenApi,
  type OperationObject,
  type RequestBodyObject,
  type ResponseObject,
} from '../contract/openApi';
import {resolveRef} from '../contract/refs';
import {isSuccess, toAnswers, toErrors} from './answers';
import {examplesOf} from './examples';
import {parametersOf, toBodies, toParameter, toSecurity} from './request';
import {toOwnShape} from './schemas';

const models = new WeakMap<OpenApi, Operation[]>();

/** @returns every operation of a contract as a plain model, in the order of the file. */
export function toOperations(document: OpenApi): Operation[] {
  const known = models.get(document);
  if (known) return known;
  const operations = operationsOf(document.paths).map(({path, method, operation}) =>
    toOperation(document, path, method, operation),
  );
  models.set(document, operations);
  return operations;
}

function toOperation(document: OpenApi, path: string, method: string, operation: OperationObject): Operation {
  const confidence = operation['x-confidence'];
  const answers = toAnswers(document, operation);
  const [response, ...otherResponses] = answers.filter(isSuccess);
  if (!response) throw new Error(`${operation.operationId} has no successful response`);
  return {
    id: operation.operationId,
    page: operation['x-page'] ?? '',
    method: method.toUpperCase(),
    path,
    tag: operation.tags?.[0] ?? '',
    summary: operation.summary,
    description: operation.description ?? '',
    notes: operation['x-notes'] ?? [],
    ...(operation.deprecated ? {deprecated: true} : {}),
    security: toSecurity(document, operation),
    parameters: parametersOf(document, path, method, operation).map(({source}) => toParameter(document, source)),
    ...toBodies(document, operation),
    response,
    otherResponses,
    ...(operation['x-sample-link'] ? {isLink: true} : {}),
    errors: toErrors(document, operation, answers),
    seenIn: operation['x-seen-in'] ?? [],
    ...(confidence ? {confidence} : {}),
  };
}

/** @returns the calls that the platform makes to its partners. */
export function toWebhooks(document: OpenApi): Webhook[] {
  return operationsOf(document.webhooks).map(({path, operation}) => {
    const [contentType, media] = firstContent(operation.requestBody && resolveRef(document, operation.requestBody));
    const [status, entry] = Object.entries(operation.responses)[0] ?? ['200', {description: ''}];
    const [, answer] = firstContent(resolveRef<ResponseObject>(document, entry));
    return {
      id: path,
      summary: operation.summary,
      description: operation.description ?? '',
      notes: operation['x-notes'] ?? [],
      security: toSecurity(document, operation),
      contentType,
      payload: toOwnShape(document, media.schema ?? {}),
      payloadExamples: examplesOf(document, media),
      status: Number(status),
      response: toOwnShape(document, answer.schema ?? {}),
      responseExample: examplesOf(document, answer)[0]?.value ?? null,
      seenIn: operation['x-seen-in'] ?? [],
      ...(operation['x-confidence'] ? {confidence: operation['x-confidence']} : {}),
    };
  });
}

function firstContent(carrier: Partial<RequestBodyObject> | undefined): [string, MediaType] {
  return Object.entries(carrier?.content ?? {})[0] ?? ['application/json', {}];
}
