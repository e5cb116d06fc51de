import {exactJson} from '../shared/exactJson';
import type {Json} from '../shared/model';
import type {Report} from './ContractError';
import type {
  ExampleObject,
  MediaType,
  OpenApi,
  OperationObject,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
} from './openApi';
import type {PathSegment} from './pointer';
import {resolveRef} from './refs';
import {unknownFields, type Direction} from './unknownFields';

/** Checks what one operation takes and answers: samples need examples, and pages show what is said of each status. */
export function checkContents(
  document: OpenApi,
  here: PathSegment[],
  operation: OperationObject,
  report: Report,
): void {
  checkParameters(document, here, operation, report);
  checkResponses(document, here, operation, report);
  const body = operation.requestBody && resolveRef<RequestBodyObject>(document, operation.requestBody);
  if (body) checkBody(document, [...here, 'requestBody'], body, report);
}

function checkParameters(document: OpenApi, here: PathSegment[], {parameters = []}: OperationObject, report: Report) {
  for (const [index, entry] of parameters.entries()) {
    const {name, example, examples, schema, content} = resolveRef<ParameterObject>(document, entry);
    const at = [...here, 'parameters', index];
    if (example !== undefined && examples !== undefined)
      report([...at, 'example'], 'example', 'stands beside examples. Keep one of the two.');
    if ((schema === undefined) === (content === undefined) || Object.keys(content ?? {}).length > 1)
      report(at, 'shape', `"${name}" needs either a schema or a content with one type. Write one of the two.`);
  }
}

function checkResponses(document: OpenApi, here: PathSegment[], {responses}: OperationObject, report: Report): void {
  const place = [...here, 'responses'];
  const statuses = Object.keys(responses);
  for (const status of statuses.filter((candidate) => !/^([1-5]\d\d|default)$/.test(candidate)))
    report(
      [...place, status],
      'status',
      'is no status. Name each status with three digits, and all others by default.',
    );
  const successes = statuses.filter((status) => status.startsWith('2'));
  if (successes.length === 0) {
    const cure = statuses.some((status) => status.startsWith('3'))
      ? 'Programs follow a redirect: describe under 200 what they get in the end.'
      : 'Describe it under 200, or under 201, 202 or 204.';
    report(place, 'response', `has no successful answer. ${cure}`);
  }
  if (here[0] === 'webhooks' && statuses.length > 1)
    report(place, 'response', 'of a webhook are the one answer that the platform expects. Keep that one.');
  for (const [status, entry] of Object.entries(responses)) {
    const {content = {}} = resolveRef<ResponseObject>(document, entry);
    const at = [...place, status];
    checkMedia(document, [...at, 'content'], content, 'returned', report);
    const media = Object.entries(content);
    const isJsonBare = ([type, {schema, example, examples}]: [string, MediaType]): boolean =>
      type === 'application/json' && !(schema && (examples ?? example) !== undefined);
    if (successes.includes(status) && media.some(isJsonBare))
      report(at, 'response', 'lacks its schema or its examples. Add schema and examples.default.');
    const [shown, ...others] = new Set(media.flatMap(([, {schema}]) => (schema ? [exactJson(schema as Json)] : [])));
    if (shown !== undefined && others.length > 0)
      report(
        [...at, 'content'],
        'response',
        'has several schemas, of which a page shows one. Give all types the same.',
      );
  }
}

function checkBody(document: OpenApi, here: PathSegment[], {content}: RequestBodyObject, report: Report): void {
  checkMedia(document, [...here, 'content'], content, 'sent', report);
  for (const [type, {schema, example, examples}] of Object.entries(content)) {
    const at = [...here, 'content', type];
    if (!(schema && (example !== undefined || examples?.default)))
      report(at, 'body', 'lacks its schema or examples.default, which the samples send. Add them.');
    for (const [name, entry] of Object.entries(examples ?? {})) {
      if (name !== 'default' && !resolveRef<ExampleObject>(document, entry).summary)
        report(
          [...at, 'examples', name, 'summary'],
          'example',
          'is missing. Say in a few words what the example shows; readers choose it by these words.',
        );
    }
  }
}

/** Examples hold only fields of their schema; what the schema does not know, readers cannot look up. */
function checkMedia(
  document: OpenApi,
  here: PathSegment[],
  content: Record<string, MediaType>,
  direction: Direction,
  report: Report,
): void {
  for (const [type, {schema, example, examples = {}}] of Object.entries(content)) {
    if (example !== undefined && Object.keys(examples).length > 0)
      report([...here, type, 'example'], 'example', 'stands beside examples. Keep one of the two.');
    for (const [name, entry] of Object.entries(example === undefined ? examples : {default: {value: example}})) {
      const {value} = resolveRef<ExampleObject>(document, entry);
      const at = [...here, type, ...(example === undefined ? ['examples', name] : ['example'])];
      if (value === undefined)
        report(at, 'example', 'has no value. Add it; an address elsewhere (externalValue) is not read.');
      else
        for (const field of schema ? unknownFields(document, schema, value, direction) : [])
          report(
            at,
            'field',
            `"${field}" is not in the schema, or is not ${direction} (readOnly, writeOnly). Correct the name, add the field to the schema, or leave it out here.`,
          );
    }
  }
}
