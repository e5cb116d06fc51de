import {itemsOf, propertiesOf, resolve, type Contract, type ContractOperation, type Schema} from './contract';
import {Refusal, type Call} from './context';
import type {ApiRequest, SentFile} from './exchange';
import {isObject, type Json, type JsonObject} from './json';
import {decode} from './route';
import {fromText, problemsOf, typeOf, unknownFields} from './validate';

/** So many problems are told at once. */
const mostProblems = 10;

/**
 * Reads a call as the contract describes it.
 *
 * @param values of the path
 * @throws Refusal that says all that is wrong
 */
export function readCall(
  contract: Contract,
  operation: ContractOperation,
  values: Readonly<Record<string, string>>,
  request: ApiRequest,
): Call {
  const problems: string[] = [];
  const query = readQuery(contract, operation, request.target, problems);
  for (const {name, in: place, schema} of operation.parameters) {
    if (place !== 'path') continue;
    const found = problemsOf(contract, schema, fromText(contract, schema, values[name] ?? ''));
    problems.push(...found.map((problem) => `The parameter ${name} ${problem}.`));
  }
  const {value, files} = readBody(contract, operation, request, problems);
  if (problems.length > 0) throw new Refusal('bad-request', problems.slice(0, mostProblems).join('\n'), 400);
  return {
    path: values,
    query,
    body: isObject(value) ? value : {},
    list: Array.isArray(value) ? value : [],
    files,
  };
}

function readQuery(
  contract: Contract,
  {parameters}: ContractOperation,
  target: string,
  problems: string[],
): Record<string, Json> {
  const given = new Map<string, string[]>();
  const query = target.split('?').slice(1).join('?');
  for (const part of query === '' ? [] : query.split('&')) {
    const [name = '', ...rest] = part.split('=');
    const key = decode(name.replaceAll('+', ' '));
    given.set(key, [...(given.get(key) ?? []), decode(rest.join('=').replaceAll('+', ' '))]);
  }
  const result: Record<string, Json> = {};
  const known = parameters.filter((parameter) => parameter.in === 'query');
  for (const [key, texts] of given) {
    // Public programs write some names in other letters, such as `pagesize`.
    const parameter = known.find(({name}) => name === key) ?? known.find(({name}) => sameName(name, key));
    if (!parameter) {
      problems.push(`The parameter ${key} is unknown.`);
      continue;
    }
    const {name, schema} = parameter;
    const isList = typeOf(contract, schema) === 'array';
    const items = itemsOf(contract, schema);
    const value = isList
      ? texts.map((text) => fromText(contract, items, text))
      : fromText(contract, schema, texts[0] ?? '');
    // An empty filter filters nothing.
    if (texts.every((text) => text === '')) continue;
    problems.push(...problemsOf(contract, schema, value).map((problem) => `The parameter ${name} ${problem}.`));
    result[name] = value;
  }
  for (const {name, isRequired} of known)
    if (isRequired && result[name] === undefined) problems.push(`The parameter ${name} is missing.`);
  return result;
}

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

interface ReadBody {
  value: Json;
  files: readonly SentFile[];
}

function readBody(
  contract: Contract,
  {body: wanted}: ContractOperation,
  {body}: ApiRequest,
  problems: string[],
): ReadBody {
  const nothing: ReadBody = {value: {}, files: []};
  const fail = (problem: string): ReadBody => {
    problems.push(problem);
    return nothing;
  };
  if (body.kind === 'unreadable') return fail(body.reason);
  if (!wanted)
    return body.kind === 'none' || (body.kind === 'text' && body.text === '')
      ? nothing
      : fail('The call takes no body.');
  if (body.kind === 'none') return fail('The body is missing.');
  if (body.type !== wanted.type)
    return fail(`The body must be ${wanted.type}, not ${body.type === '' ? 'without a type' : body.type}.`);
  if (body.kind === 'form') return readForm(contract, wanted.schema, body, problems);
  let value: Json;
  try {
    value = JSON.parse(body.text, toFinite) as Json;
  } catch {
    // In words of its own, since those of JSON.parse differ between browsers.
    return fail(`The body cannot be read as JSON; it begins with ${body.text.slice(0, 40)}`);
  }
  check(contract, wanted.schema, value, problems);
  return {value, files: []};
}

/** A number that is too large, such as 1e999, fits nowhere, and could not be written down again. */
const toFinite = (_: string, value: Json): Json => (value === Infinity || value === -Infinity ? String(value) : value);

function check(contract: Contract, schema: Schema, value: Json, problems: string[]): void {
  const found = [
    ...problemsOf(contract, schema, value).map((problem) => `The body: ${problem}.`),
    ...unknownFields(contract, schema, value).map((field) => `The body: ${field} is unknown.`),
  ];
  // Not all of them: a long list with a problem in each row has more than a call takes arguments.
  problems.push(...found.slice(0, mostProblems));
}

/** Puts a form together as the object that its schema describes; a file is represented by its name. */
function readForm(
  contract: Contract,
  schema: Schema,
  {fields, files}: Extract<ApiRequest['body'], {kind: 'form'}>,
  problems: string[],
): ReadBody {
  const properties = propertiesOf(contract, schema) ?? {};
  const propertyOf = (name: string): Schema => (Object.hasOwn(properties, name) ? properties[name] : undefined) ?? true;
  // Clients number the entries of a list, and public ones begin names with a capital letter.
  const plainName = (name: string): string => {
    const bare = name.replace(/\[\d*\]$/, '');
    return Object.keys(properties).find((known) => known === bare || sameName(known, bare)) ?? name;
  };
  const isFile = (name: string): boolean => {
    const property = propertyOf(name);
    const own = resolve(contract, typeOf(contract, property) === 'array' ? itemsOf(contract, property) : property);
    return own.format === 'binary';
  };
  const value: JsonObject = {};
  const put = (name: string, entry: Json): void => {
    const isList = typeOf(contract, propertyOf(name)) === 'array';
    value[name] = isList ? [...((value[name] as Json[] | undefined) ?? []), entry] : entry;
  };
  for (const [given, text] of fields) {
    const name = plainName(given);
    const property = propertyOf(name);
    if (!Object.hasOwn(properties, name)) problems.push(`The field ${given} is unknown.`);
    else if (isFile(name)) problems.push(`The field ${given} must be a file.`);
    else if (typeOf(contract, property) === 'array') put(name, fromText(contract, itemsOf(contract, property), text));
    else put(name, fromText(contract, property, text));
  }
  const named = files.map((file) => ({...file, field: plainName(file.field)}));
  for (const {field, name, size} of named) {
    if (!isFile(field)) problems.push(`The field ${field} must not be a file.`);
    else if (size === 0) problems.push(`The file ${name} is empty.`);
    else put(field, name);
  }
  check(contract, schema, value, problems);
  return {value, files: named};
}
