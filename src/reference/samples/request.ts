import type {Json, Operation, RequestBody} from '../shared/model';
import {isObject} from '../contract/pointer';

/** Everything an emitter needs to write a call down in its language. */
export interface SampleRequest {
  method: string;
  /** Used when ECONTRACT_URL is not set. */
  baseUrl: string;
  /** Path with its parameters filled in, and the query string. */
  target: string;
  needsToken: boolean;
  body: SampleBody;
  /**
   * File into which the response is written; its address is the ready-made link of an answer. Without it the response is
   * the envelope.
   */
  savesAs?: string;
}

export type SampleBody =
  | {kind: 'none'}
  /** `secrets` maps fields of the value to the environment variables from which they are read. */
  | {kind: 'json'; value: Json; secrets: Readonly<Record<string, string>>}
  | {kind: 'multipart'; fields: SampleField[]; files: SampleFile[]};

export interface SampleField {
  name: string;
  value: string;
}

export interface SampleFile {
  name: string;
  fileName: string;
  contentType: string;
}

/** Fields of a login that no sample may spell out. */
const secretVariables: Readonly<Record<string, string>> = {
  username: 'ECONTRACT_USERNAME',
  userName: 'ECONTRACT_USERNAME',
  password: 'ECONTRACT_PASSWORD',
};

/** What `general-format` asks for. */
export const jsonContentType = 'application/json; charset=utf-8';

const contentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** @returns the content type of a file by its name. */
export function contentTypeOf(fileName: string): string {
  return contentTypes[fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

/** @returns the call that the samples of an operation make. */
export function toSampleRequest(operation: Operation, baseUrl: string): SampleRequest {
  const {parameters, body, response} = operation;
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(
      String(parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.example ?? ''),
    ),
  );
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.inSample)
    .flatMap(({name, example}) =>
      [example].flat().map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`),
    );
  return {
    method: operation.method,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    target: query.length > 0 ? `${path}?${query.join('&')}` : path,
    needsToken: operation.needsToken,
    body: toSampleBody(body, operation.needsToken),
    ...(response.kind === 'file' ? {savesAs: `document.${extensionOf(response.contentType)}`} : {}),
  };
}

function toSampleBody(body: RequestBody | undefined, needsToken: boolean): SampleBody {
  if (!body) return {kind: 'none'};
  if (body.contentType !== 'multipart/form-data') {
    const names = isObject(body.example) && !needsToken ? Object.keys(body.example) : [];
    const secrets = Object.fromEntries(
      names.flatMap((name) => (secretVariables[name] ? [[name, secretVariables[name]]] : [])),
    );
    return {kind: 'json', value: body.example, secrets};
  }
  const values = isObject(body.example) ? body.example : {};
  const fileOf = (name: string) => body.files.find((file) => file.name === name);
  return {
    kind: 'multipart',
    fields: Object.entries(values)
      .filter(([name]) => !fileOf(name))
      .flatMap(([name, value]) =>
        (Array.isArray(value) ? value : [value]).map((entry) => ({name, value: textOf(entry)})),
      ),
    files: body.files
      .filter(({name}) => name in values)
      .map(({name, fileName}) => ({name, fileName, contentType: contentTypeOf(fileName)})),
  };
}

function textOf(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function extensionOf(contentType: string): string {
  return Object.entries(contentTypes).find(([, type]) => type === contentType)?.[0] ?? 'bin';
}

/** Without these variables a sample does not start; a download takes its whole address from one. */
export function requiredVariables({needsToken, body, savesAs}: SampleRequest): string[] {
  if (savesAs !== undefined) return ['ECONTRACT_DOWNLOAD_URL'];
  const secrets = body.kind === 'json' ? Object.values(body.secrets) : [];
  return [...(needsToken ? ['ECONTRACT_TOKEN'] : []), ...secrets];
}

/** @returns the environment variables that a sample reads, in the order in which it does. */
export function environmentOf(request: SampleRequest): string[] {
  return [...(request.savesAs === undefined ? ['ECONTRACT_URL'] : []), ...requiredVariables(request)];
}
