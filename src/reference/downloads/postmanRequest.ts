import type {Json, Operation, Parameter} from '../shared/model';
import {isObject} from '../contract/pointer';
import {contentTypeOf, partName, type MultipartBody, type SampleBody} from '../samples/body';
import {compactJson} from '../samples/compactJson';
import {escapeOf, headerText, toSampleRequest, type SampleHeader, type SampleRequest} from '../samples/request';
import {encodeUnreserved, percentEncode, toPairs, toSegment, valueOf, type Escape} from '../samples/serialize';
import {interpolate, type Template} from '../samples/template';
import {localName} from '../samples/text';
import {variableFor, type CollectionVariable} from './collectionVariables';

/** What the requests of a collection share. */
export interface RequestSource {
  apiUrl: string;
  /** Address of an operation's page. */
  pageUrl: (route: string) => string;
  variables: readonly CollectionVariable[];
}

export type PostmanRequest = ReturnType<typeof toPostmanRequest>;

/** @returns the request of a collection that makes a call as its samples do. */
export function toPostmanRequest(operation: Operation, {apiUrl, pageUrl, variables}: RequestSource) {
  const {parameters, description, notes, page} = operation;
  const request = toSampleRequest(operation, apiUrl);
  const {body} = request;
  const address = addressOf(operation);
  const query = [
    ...parameters.filter((parameter) => parameter.in === 'query').flatMap((one) => queryEntries(one, variables)),
    ...keyEntries(request),
  ];
  const sent = query.filter(({disabled}) => !disabled).map(({key, value}) => `${key}=${value}`);
  return {
    method: request.method,
    description: [description, ...notes, pageUrl(page)].filter((text) => text !== '').join('\n\n'),
    header: headersOf(operation, request),
    url: {
      raw: `{{baseUrl}}${address}${sent.length === 0 ? '' : `?${sent.join('&')}`}`,
      host: ['{{baseUrl}}'],
      path: address.split('/').slice(1),
      query,
      variable: parameters
        .filter((parameter) => parameter.in === 'path' && address.includes(`/:${parameter.name}`))
        .map((parameter) => ({
          key: parameter.name,
          value: variableOf(parameter, variables) ?? segmentOf(parameter),
          description: parameter.description,
        })),
    },
    ...toBody(body, Object.keys(isObject(operation.body?.example) ? operation.body.example : {}), variables),
    ...authOf(operation),
  };
}

/** A variable of Postman is a whole segment; within one the value itself is written. */
function addressOf({path, parameters}: Operation): string {
  const inside = (whole: string, name: string): string => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    return parameter ? segmentOf(parameter) : whole;
  };
  return path
    .split('/')
    .map((segment) =>
      /^\{[^{}]+\}$/.test(segment) ? `:${segment.slice(1, -1)}` : segment.replace(/\{([^}]+)\}/g, inside),
    )
    .join('/');
}

function segmentOf(parameter: Parameter): string {
  return toSegment(parameter.name, valueOf(parameter), parameter, percentEncode);
}

/** The variable that an answer fills with the value of a parameter. */
function variableOf({name, example = ''}: Parameter, variables: readonly CollectionVariable[]): string | undefined {
  const variable = variableFor(variables, name, example);
  return variable === undefined ? undefined : `{{${variable}}}`;
}

function queryEntries(parameter: Parameter, variables: readonly CollectionVariable[]) {
  const {name, description, inSample} = parameter;
  const variable = variableOf(parameter, variables);
  const escape = escapeOf(parameter) === encodeUnreserved ? encodeUnreserved : readable;
  const pairs = variable === undefined ? toPairs(name, valueOf(parameter), parameter, escape) : [[name, variable]];
  // An example's search finds nothing among a reader's own data.
  const disabled = !inSample || name === 'search';
  return pairs.map(([key = '', value = '']) => ({key, value, description, disabled}));
}

/** Postman itself escapes blanks and the letters of all languages; a reader finds them as they are. */
const readable: Escape = (text) => text.replace(/["#$%&'+,<=>[\\\]^`{|}]/g, percentEncode);

/** A key that belongs into the query; a script of the request escapes it. */
function keyEntries({target}: SampleRequest) {
  return target.flatMap((part, index) => {
    if (typeof part === 'string') return [];
    const before = target[index - 1];
    const key = typeof before === 'string' ? (/([^?&]+)=$/.exec(before)?.[1] ?? '') : '';
    return [{key, value: `{{${localName(part.variable)}}}`, description: '', disabled: false}];
  });
}

/** A call with a token takes it from the collection. */
function authOf({security: [first = []]}: Operation) {
  if (first.some(({kind}) => kind === 'bearer')) return {};
  if (!first.some(({kind}) => kind === 'basic')) return {auth: {type: 'noauth'}};
  const basic = ['username', 'password'].map((key) => ({key, value: `{{${key}}}`, type: 'string'}));
  return {auth: {type: 'basic', basic}};
}

function headersOf({parameters}: Operation, {headers}: SampleRequest) {
  const inHeader = parameters.filter((parameter) => parameter.in === 'header');
  const isTold = ({name, value: [first]}: SampleHeader): boolean =>
    (name === 'Authorization' && typeof first === 'string') || inHeader.some((parameter) => parameter.name === name);
  const others = headers
    .filter((header) => !isTold(header))
    .map(({name, value}) => ({key: name, value: textOf(value).replace(/^(application\/json); .*/, '$1')}));
  return [
    ...inHeader.map((parameter) => ({
      key: parameter.name,
      value: headerText(parameter),
      description: parameter.description,
      ...(parameter.inSample ? {} : {disabled: true}),
    })),
    ...others,
  ];
}

function textOf(template: Template): string {
  return interpolate(template, String, (name) => `{{${localName(name)}}}`);
}

/**
 * What a login must not spell out is a variable of the collection (ECONTRACT_PASSWORD → {{password}}), and so is an id.
 *
 * @param order of the fields of a form
 */
function toBody(body: SampleBody, order: readonly string[], variables: readonly CollectionVariable[]) {
  switch (body.kind) {
    case 'none':
      return {};
    case 'file':
      return {body: {mode: 'file', file: {src: body.fileName}}};
    case 'text':
      return {body: {mode: 'raw', raw: body.value}};
    case 'json': {
      const secrets = Object.entries(body.secrets).map(([field, name]) => [field, `{{${localName(name)}}}`]);
      const withSecrets = isObject(body.value) ? {...body.value, ...Object.fromEntries(secrets)} : body.value;
      const raw = compactJson(withVariables(withSecrets, variables)).replace(/"\{\{#(\w+)\}\}"/g, '{{$1}}');
      return {body: {mode: 'raw', raw, options: {raw: {language: 'json'}}}};
    }
    case 'multipart':
      return {body: {mode: 'formdata', formdata: toForm(body, order, variables)}};
  }
}

function toForm({fields, files}: MultipartBody, order: readonly string[], variables: readonly CollectionVariable[]) {
  const texts = fields.map(({name, value, contentType}) => {
    const id = /^\d+$/.test(value) ? Number(value) : value;
    const variable = variableFor(variables, name, id);
    return {
      key: name,
      type: 'text',
      value: variable === undefined ? value : `{{${variable}}}`,
      ...(contentType === undefined ? {} : {contentType}),
    };
  });
  const uploads = files.map(({name, fileName, contentType}) => ({
    key: name,
    type: 'file',
    src: fileName,
    // Otherwise Postman takes it from the name.
    ...(contentType === contentTypeOf(fileName) ? {} : {contentType}),
  }));
  // Postman escapes nothing in a name.
  return [...texts, ...uploads]
    .sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
    .map((part) => ({...part, key: partName(part.key)}));
}

/** Puts `{{name}}` in the place of ids; `{{#name}}` where the value is a number and so goes without quotes. */
function withVariables(value: Json, variables: readonly CollectionVariable[], key = ''): Json {
  if (Array.isArray(value)) return value.map((entry) => withVariables(entry, variables, key));
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, withVariables(entry, variables, name)]),
    );
  }
  const variable = variableFor(variables, key, value);
  return variable === undefined ? value : `{{${typeof value === 'number' ? '#' : ''}${variable}}}`;
}
