import type {Operation, Parameter} from '../shared/model';
import {contentTypeHeader, extensionOf, isTextType, toSampleBody, type SampleBody} from './body';
import {toCredentials} from './credentials';
import {encodeUnreserved, percentEncode, plain, toPairs, toSegment, valueOf, type Escape} from './serialize';
import type {SampleForm} from '../shared/sampleLanguages';
import {mergeTexts, type DerivedVariable, type Naming, type Template} from './template';

export type {SampleBody, SampleField, SampleFile} from './body';

/** Everything an emitter needs to write a call down in its language. */
export interface SampleRequest {
  method: string;
  /** Used when ECONTRACT_URL is not set. */
  baseUrl: string;
  /** Path with its parameters filled in, and the query string. */
  target: Template;
  /** All that the call sends but those that the language sets itself, as for a multipart form. */
  headers: SampleHeader[];
  body: SampleBody;
  /** Variables without which the sample does not start, and those that it makes of them. */
  required: string[];
  derived: DerivedVariable[];
  answer: SampleAnswer;
}

export interface SampleHeader {
  name: string;
  value: Template;
}

/** What comes back, and so how a sample judges it. */
export interface SampleAnswer {
  /** The envelope says itself whether the call succeeded; of everything else the status does. */
  kind: 'envelope' | 'file' | 'other';
  /** The contract names no other status of a success. */
  isOnly200: boolean;
  /** Of a file: its name, and whether it must begin as a PDF does. */
  savesAs?: string;
  isPdf?: true;
  /** The whole address is a link of an earlier answer. */
  isLink?: true;
}

/** @returns the call that the samples of an operation make. */
export function toSampleRequest(operation: Operation, baseUrl: string): SampleRequest {
  const credentials = toCredentials(operation.security[0]);
  const isLogin = operation.security.every((alternative) => alternative.length === 0);
  const body = toSampleBody(operation.body, isLogin);
  const answer = toAnswer(operation);
  const cookies = [
    ...inSample(operation, 'cookie').flatMap((parameter) => pairsOf(parameter)),
    ...credentials.cookies.map(({name, value}): Template => [`${name}=`, ...value]),
  ];
  const contentType = operation.body && contentTypeHeader(operation.body);
  const secrets = body.kind === 'json' ? Object.values(body.secrets) : [];
  return {
    method: operation.method,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    target: targetOf(operation, credentials.query),
    headers: [
      ...credentials.headers,
      ...inSample(operation, 'header').map((parameter) => ({name: parameter.name, value: [headerText(parameter)]})),
      ...(cookies.length > 0 ? [{name: 'Cookie', value: joined(cookies, '; ')}] : []),
      ...(contentType === undefined ? [] : [{name: 'Content-Type', value: [contentType]}]),
    ],
    body,
    required: answer.isLink ? ['ECONTRACT_DOWNLOAD_URL'] : [...new Set([...credentials.variables, ...secrets])],
    derived: credentials.derived,
    answer,
  };
}

function inSample({parameters}: Operation, place: Parameter['in']): Parameter[] {
  return parameters.filter((parameter) => parameter.in === place && parameter.inSample);
}

/** The path and the query, with a key that belongs there. */
function targetOf(operation: Operation, keys: readonly SampleHeader[]): Template {
  const {parameters, path} = operation;
  const filled = path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    return parameter ? toSegment(name, valueOf(parameter), parameter, percentEncode) : whole;
  });
  const query = [
    ...inSample(operation, 'query').flatMap((parameter) => pairsOf(parameter)),
    ...keys.map(({name, value}): Template => [`${percentEncode(name)}=`, ...value]),
  ];
  return mergeTexts([filled, ...(query.length > 0 ? ['?', ...joined(query, '&')] : [])]);
}

function pairsOf(parameter: Parameter): Template[] {
  return toPairs(parameter.name, valueOf(parameter), parameter, escapeOf(parameter)).map(([name, value]) => [
    `${name}=${value}`,
  ]);
}

/** @returns the escape of a parameter in the query or in a cookie. */
export function escapeOf({allowReserved}: Parameter): Escape {
  return allowReserved ? encodeUnreserved : percentEncode;
}

/** A header is sent as it is; JSON can say in ASCII what a header cannot hold. */
export function headerText(parameter: Parameter): string {
  const text = toSegment(parameter.name, valueOf(parameter), parameter, plain);
  const code = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return parameter.contentType === undefined ? text : text.replace(/[^\x20-\x7e]/g, code);
}

function joined(templates: readonly Template[], delimiter: string): Template {
  return mergeTexts(templates.flatMap((template, index) => (index === 0 ? template : [delimiter, ...template])));
}

function toAnswer({response, otherResponses, isLink}: Operation): SampleAnswer {
  const [contentType = ''] = response.contentTypes;
  const isOnly200 = response.status === 200 && otherResponses.length === 0;
  if (response.kind === 'envelope') return {kind: 'envelope', isOnly200};
  if (response.kind !== 'file' || isTextType(contentType)) return {kind: 'other', isOnly200};
  const extension = extensionOf(contentType);
  return {
    kind: 'file',
    isOnly200,
    savesAs: `document.${extension}`,
    ...(extension === 'pdf' ? {isPdf: true} : {}),
    ...(isLink ? {isLink} : {}),
  };
}

/** @returns what a program calls: the robust one has its base address in a variable, the short one spells it out. */
export function addressOf({answer, baseUrl, target}: SampleRequest, form: SampleForm): Template {
  if (answer.isLink) return [{variable: 'ECONTRACT_DOWNLOAD_URL'}];
  return mergeTexts([form === 'robust' ? {variable: 'url'} : baseUrl, ...target]);
}

/**
 * @param local the variable in which a program keeps a value
 * @param environment the expression that reads it from the environment
 * @returns how a program writes a variable: the robust one has read it before, the short one reads it in its place
 */
export function namingOf({derived}: SampleRequest, form: SampleForm, local: Naming, environment: Naming): Naming {
  const isMade = (name: string): boolean => derived.some(({variable}) => variable === name);
  return (name) => (form === 'robust' || isMade(name) ? local(name) : environment(name));
}

/** @returns the names of the files that a sample sends. */
export function filesOf({body}: SampleRequest): string[] {
  if (body.kind === 'file') return [body.fileName];
  return body.kind === 'multipart' ? [...new Set(body.files.map(({fileName}) => fileName))] : [];
}

/** @returns the environment variables that a sample reads, in the order in which it does. */
export function environmentOf({answer, required}: SampleRequest, form: SampleForm): string[] {
  return [...(form === 'short' || answer.isLink ? [] : ['ECONTRACT_URL']), ...required];
}
