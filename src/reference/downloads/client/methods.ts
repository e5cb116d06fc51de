import {fromPointer, isObject, toPointer, valueAt} from '../../contract/pointer';
import type {Json, JsonObject} from '../../shared/model';
import {docComment} from './comments';
import {propertyKey, tagsOf, textsOf, typeOf} from './types';

/** A method of the client and the type of its query, if it has one. */
export interface Method {
  name: string;
  /** The method itself. */
  code: string;
  /** An exported interface of its query parameters. */
  queryType: string;
}

interface Parameter {
  name: string;
  type: string;
  isRequired: boolean;
  value: JsonObject;
}

/** Where a signature is broken, a parameter on each line. */
const longestLine = 120;

/** Codes that ask for the same call once more. */
const repeatCodes = [100, 202];

/**
 * @param contract a published contract
 * @param rename gives the method another name, where two contracts of one version use the same
 * @throws Error for what the client cannot send, with its place
 */
export function methodsOf(contract: JsonObject, rename: (name: string) => string = (name) => name): Method[] {
  return Object.entries(isObject(contract.paths) ? contract.paths : {}).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([verb, operation]) =>
      isObject(operation) && typeof operation.operationId === 'string'
        ? [methodOf(contract, ['paths', path, verb], operation, rename(operation.operationId))]
        : [],
    ),
  );
}

function methodOf(contract: JsonObject, place: string[], operation: JsonObject, name: string): Method {
  const [, path = '', verb = ''] = place;
  const refuse = (at: string[], what: string): never => {
    throw new Error(
      `reference: ${toPointer([...place, ...at])} ${what}, which the published client cannot send. Teach it in src/reference/downloads/client/.`,
    );
  };
  const parameters = parametersOf(contract, operation, refuse);
  const inPath = parameters.filter(({value}) => value.in === 'path');
  const inQuery = parameters.filter(({value}) => value.in === 'query');
  const body = bodyOf(contract, operation, refuse);
  const queryName = `${name.charAt(0).toUpperCase()}${name.slice(1)}Query`;
  const isQueryNeeded = inQuery.some(({isRequired}) => isRequired);
  const result = resultOf(contract, operation, refuse);
  const signature = [
    ...inPath.map((parameter) => `${parameter.name}: ${parameter.type}`),
    ...(body ? [`body: ${body.type}`] : []),
    ...(inQuery.length > 0 ? [`query: ${queryName}${isQueryNeeded ? '' : ' = {}'}`] : []),
    'options?: CallOptions',
  ];
  const request = [
    ...(inQuery.length > 0 ? ['query'] : []),
    ...(body ? [`${body.part}: body`] : []),
    ...(isPublic(contract, operation) ? ['isPublic: true'] : []),
    ...(result.repeat.length > 0 ? [`repeat: [${result.repeat.join(', ')}]`] : []),
  ];
  const filled = inPath.reduce(
    (text, parameter) => text.replace(`{${parameter.name}}`, `\${encodeURIComponent(${parameter.name})}`),
    path,
  );
  const address = inPath.length > 0 ? `\`${filled}\`` : `'${path}'`;
  const summary = typeof operation.summary === 'string' ? `${operation.summary.replace(/\.$/, '')}.` : '';
  const about = inPath.flatMap((parameter) =>
    textsOf(parameter.value).map((text) => `@param ${parameter.name} ${text}`),
  );
  const comment = docComment('  ', [summary, ...textsOf(operation)], [...about, ...tagsOf(operation)]);
  const isLong = `  ${name}(${signature.join(', ')}): Promise<${result.type}> {`.length > longestLine;
  const list = isLong ? `\n${signature.map((one) => `    ${one},\n`).join('')}  ` : signature.join(', ');
  const head = `  ${name}(${list}): Promise<${result.type}>`;
  const call = `${result.isFile ? 'callForFile' : 'call'}('${verb.toUpperCase()}', ${address}, {${request.join(', ')}}, options)`;
  return {
    name,
    code: `${comment}${head} {
    return this.${call};
  }
`,
    queryType:
      inQuery.length > 0
        ? `${docComment('', [`{@link EContract.${name}}`])}export interface ${queryName} {\n${inQuery.map(fieldOf).join('')}}\n`
        : '',
  };
}

function fieldOf({name, type, isRequired, value}: Parameter): string {
  const tags = isObject(value.schema) ? tagsOf(value.schema) : [];
  return `${docComment('  ', textsOf(value), tags)}  ${propertyKey(name)}${isRequired ? '' : '?'}: ${type};\n`;
}

type Refuse = (at: string[], what: string) => never;

function parametersOf(contract: JsonObject, operation: JsonObject, refuse: Refuse): Parameter[] {
  const list = Array.isArray(operation.parameters) ? operation.parameters : [];
  return list.map((entry, index) => {
    const value = resolve(contract, entry);
    const at = ['parameters', String(index)];
    const {name, in: location, style, explode, schema} = value;
    if (location !== 'path' && location !== 'query') refuse(at, `is in the ${String(location)}`);
    if (schema === undefined) refuse(at, 'has no schema');
    if (style !== undefined && style !== (location === 'path' ? 'simple' : 'form'))
      refuse(at, `has the style ${String(style)}`);
    if (location === 'query' && explode === false) refuse(at, 'is not exploded');
    const type = typeOf(schema);
    if (type.includes('{') && !type.includes('& {}')) refuse(at, 'is an object');
    return {name: String(name), type, isRequired: value.required === true, value};
  });
}

function bodyOf(contract: JsonObject, operation: JsonObject, refuse: Refuse): {type: string; part: string} | undefined {
  if (operation.requestBody === undefined) return undefined;
  const {content} = resolve(contract, operation.requestBody);
  const [[mediaType = '', media] = [], ...others] = Object.entries(isObject(content) ? content : {});
  const part = {'application/json': 'json', 'multipart/form-data': 'form'}[mediaType];
  if (part === undefined || others.length > 0)
    return refuse(['requestBody', 'content'], `is ${[mediaType, ...others.map(([type]) => type)].join(', ')}`);
  return {type: typeOf(isObject(media) ? media.schema : undefined), part};
}

/** What a call answers with: a file, or the usual answer and, where an example shows it, the one that asks for a repetition. */
function resultOf(
  contract: JsonObject,
  operation: JsonObject,
  refuse: Refuse,
): {type: string; isFile: boolean; repeat: number[]} {
  const {content} = resolve(contract, valueAt(operation, '/responses/200') ?? null);
  const [mediaType = '', media] = Object.entries(isObject(content) ? content : {})[0] ?? [];
  if (!isObject(media)) return refuse(['responses'], 'has no answer with HTTP 200');
  if (mediaType !== 'application/json') return {type: 'Blob', isFile: true, repeat: []};
  const data = dataOf(media.schema);
  const examples = Object.values(isObject(media.examples) ? media.examples : {}).flatMap((example) => {
    const {value} = resolve(contract, example);
    return isObject(value) ? [value] : [];
  });
  const members = isObject(data) && Array.isArray(data.anyOf) ? data.anyOf : [data];
  const typesFor = (answers: readonly JsonObject[]): string => {
    const fitting = members.filter((member) => answers.some((answer) => holds(contract, member, answer.data)));
    return [...new Set((fitting.length > 0 ? fitting : members).map((member) => typeOf(member)))].join(' | ');
  };
  const isRepeat = ({code}: JsonObject): boolean => typeof code === 'number' && repeatCodes.includes(code);
  const repeat = repeatCodes.filter((code) => examples.some((example) => example.code === code));
  const types = [
    `Answer<${typesFor(examples.filter((example) => !isRepeat(example)))}>`,
    ...repeat.map((code) => `RepeatNeeded<${code}, ${typesFor(examples.filter((example) => example.code === code))}>`),
  ];
  return {type: types.join(' | '), isFile: false, repeat};
}

/** The contract writes an answer as the envelope together with its `data`. */
function dataOf(schema: Json | undefined): Json {
  const parts = isObject(schema) && Array.isArray(schema.allOf) ? schema.allOf : [schema ?? {}];
  const found = parts.map((part) => valueAt(part, '/properties/data')).find((data) => data !== undefined);
  return found ?? {};
}

/** @returns whether an example's data has fields of this schema only */
function holds(contract: JsonObject, schema: Json | undefined, data: Json | undefined): boolean {
  if (!isObject(data)) return true;
  const {properties} = resolve(contract, schema ?? {});
  return isObject(properties) && Object.keys(data).every((key) => key in properties);
}

function isPublic(contract: JsonObject, operation: JsonObject): boolean {
  const security = operation.security ?? contract.security;
  return Array.isArray(security) && security.length === 0;
}

function resolve(contract: JsonObject, value: Json): JsonObject {
  const ref = isObject(value) ? value.$ref : undefined;
  const target = typeof ref === 'string' ? valueAt(contract, toPointer(fromPointer(ref.replace(/^#/, '')))) : value;
  return isObject(target) ? target : {};
}
