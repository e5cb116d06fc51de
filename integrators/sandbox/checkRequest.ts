import {describeError} from '../../src/reference/contract/createValidator';
import type {IncomingHttpHeaders} from 'node:http';
import type {OpenApi, ParameterObject, RequestBodyObject, Schema} from '../../src/reference/contract/openApi';
import {toPointer} from '../../src/reference/contract/pointer';
import {resolveRef} from '../../src/reference/contract/refs';
import {unknownFields} from '../../src/reference/contract/unknownFields';
import {propertiesOf, toType} from '../../src/reference/model/schemas';
import type {Json} from '../../src/reference/shared/model';
import {parametersOf} from '../../src/reference/model/request';
import type {Served} from './operations';
import type {ReceivedBody} from './readBody';
import {readPairs, readSegment, type RawPair, type ReadPairs, type Written} from './readParameter';

/** A request whose address has been matched. */
export interface CheckedRequest {
  served: Served;
  /** Values of the path as they arrived. */
  pathValues: Readonly<Record<string, string>>;
  /** Names and values of the query as they arrived. */
  query: readonly RawPair[];
  headers: IncomingHttpHeaders;
  body: ReceivedBody;
}

/** @returns everything about a request that the contract does not allow, in words. */
export function checkRequest(request: CheckedRequest): string[] {
  return [...checkParameters(request), ...checkBody(request)];
}

function checkParameters({served, pathValues, query, headers}: CheckedRequest): string[] {
  const {document, model, source, method, validate} = served;
  const keys = model.security.flat().flatMap((one) => (one.kind === 'apiKey' && one.in === 'query' ? [one.name] : []));
  const known = new Set<string>(keys);
  const problems = parametersOf(document, model.path, method, source).flatMap(({source: parameter, pointer}, index) => {
    const {contentType, style = 'form', explode = true} = model.parameters[index] ?? {};
    const [content] = Object.values(parameter.content ?? {});
    const schema = (content ?? parameter).schema ?? {};
    const written = {name: parameter.name, schema, style, explode, ...(contentType ? {contentType} : {})};
    const {value, names} = readValue(document, parameter, written, {pathValues, query, headers});
    if (parameter.in === 'query') names.forEach((name) => known.add(name));
    if (value === undefined) return parameter.required ? [`The parameter ${parameter.name} is missing.`] : [];
    const place = contentType === undefined ? pointer : pointer + toPointer(['content', contentType]);
    return validate(`${place}/schema`, value).map(
      (error) => `The parameter ${parameter.name}: ${describeError(error)}.`,
    );
  });
  const unknown = [...new Set(query.map(([name]) => decode(name)))].filter((name) => !known.has(name));
  return [...problems, ...unknown.map((name) => `The parameter ${name} is unknown.`)];
}

function readValue(
  document: OpenApi,
  {name, in: place}: ParameterObject,
  written: Written,
  {pathValues, query, headers}: Pick<CheckedRequest, 'pathValues' | 'query' | 'headers'>,
): ReadPairs {
  if (place === 'query') return readPairs(document, written, query, decode);
  if (place === 'cookie') return readPairs(document, written, cookiesOf(headers), decode);
  const text = place === 'path' ? pathValues[name] : [headers[name.toLowerCase()]].flat().join(', ');
  if (text === undefined || text === '') return {names: []};
  return {names: [], value: readSegment(document, written, text, place === 'path' ? decodePath : String)};
}

function checkBody({served, body}: CheckedRequest): string[] {
  const {document, source, pointer} = served;
  if (body.kind === 'unreadable') return [body.reason];
  if (!source.requestBody) return body.kind === 'none' ? [] : ['The call takes no body.'];
  const {content, required} = resolveRef<RequestBodyObject>(document, source.requestBody);
  if (body.kind === 'none') return required === false ? [] : ['The body is missing.'];
  const {type} = body;
  const schema = content[type]?.schema;
  if (!schema) return [`The body must be ${Object.keys(content).join(' or ')}, not ${type}.`];
  const place = pointer + toPointer(['requestBody', 'content', type, 'schema']);
  if (body.kind === 'json') return checkValue(served, place, schema, body.value);
  if (body.kind === 'bytes') return checkBytes(served, place, schema, body.bytes);
  const {value, problems} = formValue(served, schema, body);
  return [...problems, ...checkValue(served, place, schema, value)];
}

/** A text must fit its schema; of a file there is nothing to know but that it is not empty. */
function checkBytes(served: Served, place: string, schema: Schema, bytes: Buffer): string[] {
  if (toType(served.document, schema).kind === 'file') return bytes.length > 0 ? [] : ['The file is empty.'];
  return checkValue(served, place, schema, bytes.toString('utf8'));
}

function checkValue({document, validate}: Served, place: string, schema: Schema, value: Json): string[] {
  return [
    ...validate(place, value).map((error) => `The body: ${describeError(error)}.`),
    ...unknownFields(document, schema, value, 'sent').map((field) => `The body: ${field} is unknown.`),
  ];
}

/** Puts a form together as the object its schema describes; a file is represented by its name. */
function formValue(
  {document, source}: Served,
  schema: Schema,
  {type, fields, files}: Extract<ReceivedBody, {kind: 'form'}>,
): {value: Json; problems: string[]} {
  const properties = propertiesOf(document, schema);
  const problems: string[] = [];
  // Some clients number the entries of a list: attachments[0].
  const plainName = (name: string): string => (name in properties ? name : name.replace(/\[\d*\]$/, ''));
  const isFile = (name: string): boolean => {
    const {kind, items} = toType(document, properties[plainName(name)] ?? {});
    return (items?.kind ?? kind) === 'file';
  };
  const pairs: RawPair[] = [];
  for (const {name, text} of fields) {
    if (isFile(name)) problems.push(`The field ${name} must be a file.`);
    else pairs.push([plainName(name), text]);
  }
  for (const {field, fileName, bytes} of files) {
    if (!isFile(field)) problems.push(`The field ${field} must not be a file.`);
    else if (bytes.length === 0) problems.push(`The file in ${field} is empty.`);
    else pairs.push([plainName(field), fileName]);
  }
  const body = source.requestBody && resolveRef<RequestBodyObject>(document, source.requestBody);
  const encoding = body?.content[type]?.encoding ?? {};
  const known = new Set<string>();
  const entries = Object.entries(properties).flatMap(([name, property]): [string, Json][] => {
    const {style = 'form', explode = style === 'form'} = encoding[name] ?? {};
    // Without a style of its own an object is one field, as JSON.
    const isStyled = encoding[name]?.style !== undefined || toType(document, property).kind !== 'object';
    const written = {name, schema: property, style, explode: isStyled && explode};
    const {value, names} = isStyled
      ? readPairs(document, written, pairs, String)
      : readPairs(document, {...written, contentType: 'application/json'}, pairs, String);
    names.forEach((one) => known.add(one));
    return value === undefined ? [] : [[name, value]];
  });
  const others = pairs.filter(([name]) => !known.has(name));
  return {value: Object.fromEntries([...entries, ...others]), problems};
}

function cookiesOf({cookie = ''}: IncomingHttpHeaders): RawPair[] {
  return cookie.split(/;\s*/).map((text) => toPair(text));
}

/** @returns the names and values of a query, undecoded. */
export function queryOf(target: string): RawPair[] {
  const query = target.split('?').slice(1).join('?');
  return query === '' ? [] : query.split('&').map((text) => toPair(text));
}

function toPair(text: string): RawPair {
  const [name = '', ...rest] = text.split('=');
  return [name, rest.join('=')];
}

/** @returns a text of a query without its escapes. */
function decode(text: string): string {
  return decodePath(text.replaceAll('+', ' '));
}

/** @returns a text of a path without its escapes; what is no escape stays. */
function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
