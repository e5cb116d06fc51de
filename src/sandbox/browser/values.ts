import type {Json, Operation, Parameter} from '../../reference/shared/model';
import {toSampleRequest, type SampleRequest} from '../../reference/samples/request';
import type {Template} from '../../reference/samples/template';
import type {PageCall} from '../shared/protocol';

type JsonObject = Record<string, Json>;

/** What a form holds. */
export interface Values {
  /** By name; a parameter that is not sent is missing. */
  parameters: Readonly<Record<string, Json>>;
  /** Undefined for a call without a body. */
  body: Json | undefined;
  /** Files that the reader chose, by their fields. */
  files: Readonly<Record<string, File>>;
}

/** @returns the values of the operation's sample */
export function sampleValues({parameters, body}: Operation): Values {
  const sent = parameters.filter(({inSample}) => inSample);
  return {
    parameters: Object.fromEntries(sent.map(({name, example = ''}) => [name, example])),
    body: body?.example,
    files: {},
  };
}

/** @returns the call that a sample with these values makes */
export function requestOf(operation: Operation, {parameters, body, files}: Values, apiUrl: string): SampleRequest {
  const filled: Operation = {
    ...operation,
    parameters: operation.parameters.map(({example: _, ...parameter}): Parameter => {
      const value = parameters[parameter.name];
      // A path has all of its parts.
      const isSent = value !== undefined || parameter.in === 'path';
      return {...parameter, inSample: isSent, ...(value === undefined ? {} : {example: value})};
    }),
    ...(operation.body && body !== undefined
      ? {
          body: {
            ...operation.body,
            example: body,
            files: operation.body.files
              .filter(({name}) => isObject(body) && body[name] !== undefined)
              .map((file) => ({...file, fileName: files[file.name]?.name ?? file.fileName})),
          },
        }
      : {}),
  };
  return toSampleRequest(filled, apiUrl);
}

/** @returns the same call for the sandbox */
export function toCall(
  {method, target, headers, body}: SampleRequest,
  files: Values['files'],
  token: string,
): PageCall {
  const fill = (template: Template): string =>
    template.map((part) => (typeof part === 'string' ? part : token)).join('');
  const sent = Object.fromEntries(headers.map(({name, value}) => [name.toLowerCase(), fill(value)]));
  const call = {method, target: fill(target), headers: sent};
  const type = sent['content-type']?.split(';')[0] ?? '';
  if (body.kind === 'json') return {...call, body: {kind: 'text', type, text: JSON.stringify(body.value)}};
  if (body.kind === 'text') return {...call, body: {kind: 'text', type, text: body.value}};
  if (body.kind !== 'multipart') return {...call, body: {kind: 'none'}};
  return {
    ...call,
    body: {
      kind: 'form',
      fields: body.fields.map(({name, value}) => [name, value] as const),
      files: body.files.map(({name, fileName}) => ({
        field: name,
        name: fileName,
        ...(files[name] ? {blob: files[name]} : {}),
      })),
    },
  };
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
