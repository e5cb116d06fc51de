import type {Answer, ErrorModel, Field, Shape} from '../shared/model';
import type {HeaderObject, MediaType, OpenApi, OperationObject, ResponseObject, Schema} from '../contract/openApi';
import {isObject} from '../contract/pointer';
import {resolveRef} from '../contract/refs';
import {examplesOf} from './examples';
import {fieldsWithin, propertiesOf, toEnumModel, toField, toShape} from './schemas';

/** What the platform puts around its answers. */
const envelopeFields = ['data', 'success', 'code', 'messages'];

/** @returns every documented answer, in the order of the contract */
export function toAnswers(document: OpenApi, {responses}: OperationObject): Answer[] {
  return Object.entries(responses).map(([status, entry]) =>
    toAnswer(document, status, resolveRef<ResponseObject>(document, entry)),
  );
}

function toAnswer(document: OpenApi, status: string, response: ResponseObject): Answer {
  const {description, headers = {}, content = {}, 'x-confidence': confidence} = response;
  const types = Object.entries(content);
  const [contentType, media] = types.find(([type]) => isJson(type)) ?? types[0] ?? [];
  return {
    status: status === 'default' ? 'other' : Number(status),
    description,
    contentTypes:
      contentType === undefined ? [] : [contentType, ...Object.keys(content).filter((type) => type !== contentType)],
    headers: Object.entries(headers).flatMap(([name, header]) =>
      toHeader(document, name, resolveRef(document, header)),
    ),
    ...contentOf(document, contentType, media),
    examples: types.flatMap(([type, each]) =>
      examplesOf(document, each).map((example) => (isJson(type) ? example : {...example, isText: true as const})),
    ),
    ...(confidence ? {confidence} : {}),
  };
}

/** `application/json`, and its descendants such as `application/problem+json`. */
export function isJson(contentType: string): boolean {
  return /^application\/([\w.-]+\+)?json\b/.test(contentType);
}

/** A text is read, not saved. */
function isText(contentType: string): boolean {
  return isJson(contentType) || contentType.startsWith('text/');
}

function contentOf(
  document: OpenApi,
  contentType: string | undefined,
  media: MediaType | undefined,
): Pick<Answer, 'kind' | 'data'> {
  const schema = media?.schema ?? {};
  const properties = propertiesOf(document, schema);
  if (contentType === undefined) return {kind: 'none', data: {type: {kind: 'any'}, fields: []}};
  if (envelopeFields.every((name) => name in properties))
    return {kind: 'envelope', data: dataOf(document, properties.data ?? {})};
  const data = toShape(document, schema, {direction: 'returned'});
  return {kind: isText(contentType) || data.fields.length > 0 ? 'bare' : 'file', data};
}

/** What the envelope says of any data is no news of this one: only what the call itself says of it counts. */
function dataOf(document: OpenApi, schema: Schema): Shape {
  const {description: _, ...shape} = toShape(document, schema, {direction: 'returned'});
  const own = toShape(document, schema.allOf?.at(-1) ?? schema, {direction: 'returned'}).description;
  return {...shape, ...(own ? {description: own} : {})};
}

function toHeader(document: OpenApi, name: string, header: HeaderObject): Field[] {
  const {schema, description, required = false, deprecated, example, 'x-confidence': confidence} = header;
  const words = {
    ...(description ? {description} : {}),
    ...(deprecated ? {deprecated} : {}),
    ...(example === undefined ? {} : {examples: [example]}),
    ...(confidence ? {'x-confidence': confidence} : {}),
  };
  const own = {...schema, ...words};
  const field = toField(document, own, name, required);
  return [field, ...fieldsWithin(document, own, field, 'returned')];
}

/** @returns whether an answer is a success. */
export function isSuccess({status}: Answer): boolean {
  return typeof status === 'number' && status >= 200 && status < 300;
}

/** @returns the documented outcomes that are not simply success: codes and messages within it, and other statuses. */
export function toErrors(document: OpenApi, operation: OperationObject, answers: readonly Answer[]): ErrorModel[] {
  const success = answers.find(isSuccess);
  const status = success?.status ?? 200;
  const codes = toEnumModel(document, 'ApplicationCode')?.values ?? [];
  const byCode = (success?.examples ?? [])
    .filter(({name}) => name !== 'default')
    .flatMap(({value, summary}): ErrorModel[] => {
      const code = isObject(value) ? value.code : undefined;
      if (success?.kind !== 'envelope' || typeof code !== 'number' || code === 0) return [];
      const known = codes.find((entry) => entry.value === code);
      return [
        {
          status,
          code,
          description: known?.description || known?.title || summary,
          ...(known?.confidence ? {confidence: known.confidence} : {}),
        },
      ];
    });
  const byMessage = (operation['x-failures'] ?? []).map(
    ({message, description, 'x-confidence': confidence}): ErrorModel => ({
      status,
      message,
      description,
      ...(confidence ? {confidence} : {}),
    }),
  );
  const byStatus = answers
    .filter((answer) => !isSuccess(answer))
    .map((answer): ErrorModel => {
      const {description, confidence, examples} = answer;
      const [example] = examples;
      return {
        status: answer.status,
        description,
        ...(confidence ? {confidence} : {}),
        ...(example ? {example} : {}),
        answer,
      };
    });
  return [...byCode, ...byMessage, ...byStatus];
}
