import type {
  SuccessResponse,
  ErrorModel,
  Json,
  NamedExample,
  Operation,
  Parameter,
  RequestBody,
  Webhook,
} from '../shared/model';
import {isObject} from '../contract/pointer';
import {
  operationsOf,
  type ExampleObject,
  type MediaType,
  type OpenApi,
  type OperationObject,
  type ParameterObject,
  type RequestBodyObject,
  type ResponseObject,
  type Schema,
} from '../contract/openApi';
import {resolveRef} from '../contract/refs';
import {propertiesOf, toEnumModel, toField, toOwnShape, toShape} from './schemas';

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
  const security = operation.security ?? document.security ?? [];
  const own = operation.parameters ?? [];
  const shared = document.paths[path]?.parameters ?? [];
  const confidence = operation['x-confidence'];
  return {
    id: operation.operationId,
    page: operation['x-page'] ?? '',
    method: method.toUpperCase(),
    path,
    tag: operation.tags?.[0] ?? '',
    summary: operation.summary,
    description: operation.description ?? '',
    notes: operation['x-notes'] ?? [],
    needsToken: security.some((scheme) => Object.keys(scheme).length > 0),
    parameters: [...shared, ...own].map((entry) => toParameter(document, resolveRef<ParameterObject>(document, entry))),
    ...(operation.requestBody
      ? {body: toBody(document, resolveRef<RequestBodyObject>(document, operation.requestBody))}
      : {}),
    response: toResponse(document, operation),
    errors: toErrors(document, operation),
    seenIn: operation['x-seen-in'] ?? [],
    ...(confidence ? {confidence} : {}),
  };
}

function toParameter(document: OpenApi, parameter: ParameterObject): Parameter {
  const schema: Schema = {...parameter.schema, ...(parameter.description ? {description: parameter.description} : {})};
  const field = toField(document, schema, parameter.name, parameter.required === true);
  const example = parameter.example ?? field.default;
  return {
    ...field,
    in: parameter.in,
    ...(example === undefined ? {} : {example}),
    // A short sample: what must be sent, what has a usual value, and what the contract asks to show.
    inSample: example !== undefined && (parameter['x-sample'] ?? (field.required || field.default !== undefined)),
    ...(parameter['x-confidence'] ? {confidence: parameter['x-confidence']} : {}),
  };
}

function toBody(document: OpenApi, {content}: RequestBodyObject): RequestBody {
  const [contentType, media] = firstContent(content);
  const schema = media.schema ?? {};
  const files = Object.entries(propertiesOf(document, schema)).flatMap(([name, property]) => {
    const file = (property.type === 'array' ? property.items : property)?.['x-sample-file'];
    return file ? [{name, fileName: file}] : [];
  });
  const examples = examplesOf(document, media);
  // What one has to send is always shown in full here; only what comes back may be shown elsewhere.
  return {
    contentType,
    shape: toOwnShape(document, schema),
    example: examples[0]?.value ?? null,
    examples,
    files,
  };
}

/** @returns the examples of a media type, the one called `default` first. */
function examplesOf(document: OpenApi, media: MediaType | undefined): NamedExample[] {
  return Object.entries(media?.examples ?? {})
    .map(([name, entry]) => {
      const {summary = '', value, 'x-confidence': confidence} = resolveRef<ExampleObject>(document, entry);
      return {name, summary, value, ...(confidence ? {confidence} : {})};
    })
    .sort((a, b) => Number(b.name === 'default') - Number(a.name === 'default'));
}

function toResponse(document: OpenApi, operation: OperationObject): SuccessResponse {
  const success = resolveRef<ResponseObject>(document, operation.responses['200'] ?? {description: ''});
  const confidence = success['x-confidence'] ? {confidence: success['x-confidence']} : {};
  const json = success.content?.['application/json'];
  if (!json) return {kind: 'file', contentType: Object.keys(success.content ?? {})[0] ?? '', ...confidence};
  const data = propertiesOf(document, json.schema ?? {}).data ?? {};
  return {kind: 'envelope', data: toShape(document, data), examples: examplesOf(document, json), ...confidence};
}

function toErrors(document: OpenApi, operation: OperationObject): ErrorModel[] {
  const success = resolveRef<ResponseObject>(document, operation.responses['200'] ?? {description: ''});
  const codes = toEnumModel(document, 'ApplicationCode')?.values ?? [];
  const byCode = examplesOf(document, success.content?.['application/json'])
    .filter(({name}) => name !== 'default')
    .flatMap(({value, summary}): ErrorModel[] => {
      const code = isObject(value) ? value.code : undefined;
      if (typeof code !== 'number' || code === 0) return [];
      const known = codes.find((entry) => entry.value === code);
      return [
        {
          status: 200,
          code,
          description: known?.description || known?.title || summary,
          ...(known?.confidence ? {confidence: known.confidence} : {}),
        },
      ];
    });
  const byMessage = (operation['x-failures'] ?? []).map(
    ({message, description, 'x-confidence': confidence}): ErrorModel => ({
      status: 200,
      message,
      description,
      ...(confidence ? {confidence} : {}),
    }),
  );
  const byStatus = Object.entries(operation.responses)
    .filter(([status]) => status !== '200')
    .map(([status, entry]): ErrorModel => {
      const {description, content, 'x-confidence': confidence} = resolveRef<ResponseObject>(document, entry);
      const [example] = examplesOf(document, content?.['application/json']);
      return {
        status: status === 'default' ? 'other' : Number(status),
        description,
        ...(confidence ? {confidence} : {}),
        ...(example ? {example} : {}),
      };
    });
  return [...byCode, ...byMessage, ...byStatus];
}

/** @returns the calls that the platform makes to its partners. */
export function toWebhooks(document: OpenApi): Webhook[] {
  return operationsOf(document.webhooks).map(({path, operation}) => {
    const [contentType, media] = firstContent(
      operation.requestBody && resolveRef<RequestBodyObject>(document, operation.requestBody).content,
    );
    const [, response] = firstContent(
      resolveRef<ResponseObject>(document, operation.responses['200'] ?? {description: ''}).content,
    );
    return {
      id: path,
      summary: operation.summary,
      description: operation.description ?? '',
      notes: operation['x-notes'] ?? [],
      contentType,
      payload: toOwnShape(document, media.schema ?? {}),
      payloadExamples: examplesOf(document, media),
      response: toOwnShape(document, response.schema ?? {}),
      responseExample: exampleOf(document, response),
      seenIn: operation['x-seen-in'] ?? [],
      ...(operation['x-confidence'] ? {confidence: operation['x-confidence']} : {}),
    };
  });
}

function firstContent(content: Record<string, MediaType> | undefined): [string, MediaType] {
  return Object.entries(content ?? {})[0] ?? ['application/json', {}];
}

function exampleOf(document: OpenApi, media: MediaType): Json {
  return examplesOf(document, media)[0]?.value ?? media.example ?? null;
}
