import {describeError} from '../../src/reference/contract/createValidator';
import type {OpenApi, ParameterObject, RequestBodyObject, Schema} from '../../src/reference/contract/openApi';
import {toPointer} from '../../src/reference/contract/pointer';
import {resolveRef} from '../../src/reference/contract/refs';
import {unknownFields} from '../../src/reference/contract/unknownFields';
import {propertiesOf, toType} from '../../src/reference/model/schemas';
import type {Json, TypeModel} from '../../src/reference/shared/model';
import type {Served} from './operations';
import type {ReceivedBody} from './readBody';

/** A request whose address has been matched. */
export interface CheckedRequest {
  served: Served;
  pathValues: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: ReceivedBody;
}

/** @returns everything about a request that the contract does not allow, in words. */
export function checkRequest(request: CheckedRequest): string[] {
  return [...checkParameters(request), ...checkBody(request)];
}

function checkParameters({served, pathValues, query}: CheckedRequest): string[] {
  const {document, source, pointer, validate} = served;
  const known = new Set<string>();
  const problems = (source.parameters ?? []).flatMap((entry, index) => {
    const parameter = resolveRef<ParameterObject>(document, entry);
    const texts = parameter.in === 'path' ? [pathValues[parameter.name] ?? ''] : query.getAll(parameter.name);
    if (parameter.in === 'query') known.add(parameter.name);
    if (parameter.in !== 'path' && parameter.in !== 'query') return [];
    if (texts.length === 0) return parameter.required ? [`The parameter ${parameter.name} is missing.`] : [];
    const place = '$ref' in entry ? entry.$ref.slice(1) : pointer + toPointer(['parameters', index]);
    return validate(`${place}/schema`, fromTexts(document, parameter.schema, texts)).map(
      (error) => `The parameter ${parameter.name}: ${describeError(error)}.`,
    );
  });
  const unknown = [...new Set(query.keys())].filter((name) => !known.has(name));
  return [...problems, ...unknown.map((name) => `The parameter ${name} is unknown.`)];
}

function checkBody({served, body}: CheckedRequest): string[] {
  const {document, source, pointer} = served;
  if (body.kind === 'unreadable') return [body.reason];
  if (!source.requestBody) return body.kind === 'none' ? [] : ['The call takes no body.'];
  const {content, required} = resolveRef<RequestBodyObject>(document, source.requestBody);
  if (body.kind === 'none') return required === false ? [] : ['The body is missing.'];
  const type = body.kind === 'json' ? 'application/json' : 'multipart/form-data';
  const schema = content[type]?.schema;
  if (!schema) return [`The body must be ${Object.keys(content).join(' or ')}, not ${type}.`];
  const place = pointer + toPointer(['requestBody', 'content', type, 'schema']);
  if (body.kind === 'json') return checkValue(served, place, schema, body.value);
  const {value, problems} = formValue(served, schema, body);
  return [...problems, ...checkValue(served, place, schema, value)];
}

function checkValue({document, validate}: Served, place: string, schema: Schema, value: Json): string[] {
  return [
    ...validate(place, value).map((error) => `The body: ${describeError(error)}.`),
    ...unknownFields(document, schema, value).map((field) => `The body: ${field} is unknown.`),
  ];
}

/** Puts a form together as the object its schema describes; a file is represented by its name. */
function formValue(
  {document}: Served,
  schema: Schema,
  {fields, files}: Extract<ReceivedBody, {kind: 'form'}>,
): {value: Json; problems: string[]} {
  const properties = propertiesOf(document, schema);
  const problems: string[] = [];
  const texts = new Map<string, string[]>();
  const add = (name: string, text: string): void => {
    // Some clients number the entries of a list: attachments[0].
    const plain = name in properties ? name : name.replace(/\[\d*\]$/, '');
    texts.set(plain, [...(texts.get(plain) ?? []), text]);
  };
  const isFile = (name: string): boolean => {
    const property = properties[name.replace(/\[\d*\]$/, '')];
    const type = property && toType(document, property);
    return (type?.items?.kind ?? type?.kind) === 'file';
  };
  for (const {name, text} of fields) {
    if (isFile(name)) problems.push(`The field ${name} must be a file.`);
    else add(name, text);
  }
  for (const {field, fileName, bytes} of files) {
    if (!isFile(field)) problems.push(`The field ${field} must not be a file.`);
    else if (bytes.length === 0) problems.push(`The file in ${field} is empty.`);
    else add(field, fileName);
  }
  const value = Object.fromEntries(
    [...texts].map(([name, list]) => [name, properties[name] ? fromTexts(document, properties[name], list) : list]),
  );
  return {value, problems};
}

/**
 * Reads the texts of a query parameter or form field as the value its schema describes. What cannot be read stays a
 * text, which the schema then rejects.
 */
function fromTexts(document: OpenApi, schema: Schema, texts: readonly string[]): Json {
  const type = toType(document, schema);
  if (type.kind === 'array') return texts.map((text) => fromText(type.items ?? {kind: 'any'}, text));
  const [first = '', ...more] = texts;
  return more.length > 0 ? [...texts] : fromText(type, first);
}

function fromText({kind}: TypeModel, text: string): Json {
  if ((kind === 'integer' || kind === 'number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (kind === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}
