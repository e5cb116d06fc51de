import {operationsOf, type OpenApi, type OperationObject} from '../../contract/openApi';
import type {JsonObject} from '../../shared/model';
import {resultOf, type Result} from './answers';
import {docComment} from './comments';
import {
  argumentsOf,
  bodyOf,
  code,
  credentialsOf,
  isPlain,
  isTokenOnly,
  parameterCode,
  securityCode,
  securityOf,
  type Argument,
  type Body,
} from './requests';
import {propertyKey, tagsOf, textsOf} from './types';

/** A method of the client and the type of its query, if it has one. */
export interface Method {
  name: string;
  /** The method itself. */
  code: string;
  /** An exported interface of its parameters that are not in the path. */
  queryType: string;
  /** Whether it needs more of the client than the usual calls do. */
  isAny: boolean;
  /** Schemes whose keys it may send. */
  keys: string[];
  /** Whether it may send a name and a password. */
  isAccount: boolean;
}

/** Where a signature is broken, a parameter on each line. */
const longestLine = 120;

/**
 * @param contract a published contract
 * @param rename gives the method another name, where two contracts of one version use the same
 */
export function methodsOf(contract: JsonObject, rename: (name: string) => string = (name) => name): Method[] {
  const document = contract as unknown as OpenApi;
  return operationsOf(document.paths).map(({path, method, operation}) =>
    methodOf(document, path, method, operation, rename(operation.operationId)),
  );
}

function methodOf(document: OpenApi, path: string, verb: string, operation: OperationObject, name: string): Method {
  const parameters = argumentsOf(document, path, verb, operation);
  const inPath = parameters.filter(({parameter}) => parameter.in === 'path');
  const fields = parameters.filter(({parameter}) => parameter.in !== 'path');
  const body = bodyOf(document, operation);
  const security = securityOf(document, operation);
  const result = resultOf(document, operation);
  const isAny = !(
    parameters.every(isPlain) &&
    (!body || body.part !== undefined) &&
    isTokenOnly(security) &&
    typeof result.kind === 'string'
  );
  const group = fields.every(({parameter}) => parameter.in === 'query') ? 'query' : 'parameters';
  const wish = `${capital(name)}${capital(group)}`;
  const groupType = document.components?.schemas?.[wish] ? `${wish}Fields` : wish;
  const isGroupNeeded = fields.some(({parameter}) => parameter.required);
  const signature = [
    ...inPath.map((one) => `${one.name}: ${one.type}`),
    ...(body ? [`body: ${body.type}${body.isOptional ? ' | undefined' : ''}`] : []),
    ...(fields.length > 0 ? [`${group}: ${groupType}${isGroupNeeded ? '' : ' = {}'}`] : []),
    'options?: CallOptions',
  ];
  const head = headOf(name, signature, result.type);
  const call = isAny
    ? anyCall(verb, path, {parameters, group, body, security: securityCode(security), result})
    : plainCall(verb, path, {inPath, hasQuery: fields.length > 0, body, isPublic: security.length === 0, result});
  return {
    name,
    code: `${commentOf(operation, inPath)}${head} {\n    return this.${call};\n  }\n`,
    queryType:
      fields.length > 0
        ? `${docComment('', [`{@link EContract.${name}}`])}export interface ${groupType} {\n${fields.map(fieldOf).join('')}}\n`
        : '',
    isAny,
    ...credentialsOf(security),
  };
}

function commentOf(operation: OperationObject, inPath: readonly Argument[]): string {
  const source = operation as unknown as JsonObject;
  const summary = operation.summary ? `${operation.summary.replace(/\.$/, '')}.` : '';
  const about = inPath.flatMap(({name, source: one}) => textsOf(one).map((text) => `@param ${name} ${text}`));
  return docComment('  ', [summary, ...textsOf(source)], [...about, ...tagsOf(source)]);
}

function headOf(name: string, signature: readonly string[], type: string): string {
  const isLong = `  ${name}(${signature.join(', ')}): Promise<${type}> {`.length > longestLine;
  const list = isLong ? `\n${signature.map((one) => `    ${one},\n`).join('')}  ` : signature.join(', ');
  return `  ${name}(${list}): Promise<${type}>`;
}

interface PlainCall {
  inPath: readonly Argument[];
  hasQuery: boolean;
  body: Body | undefined;
  isPublic: boolean;
  result: Result;
}

function plainCall(verb: string, path: string, {inPath, hasQuery, body, isPublic, result}: PlainCall): string {
  const request = [
    ...(hasQuery ? ['query'] : []),
    ...(body ? [`${body.part}: body`] : []),
    ...(isPublic ? ['isPublic: true'] : []),
    ...(result.repeat.length > 0 ? [`repeat: [${result.repeat.join(', ')}]`] : []),
  ];
  const filled = inPath.reduce((text, {name}) => text.replace(`{${name}}`, `\${encodeURIComponent(${name})}`), path);
  const address = inPath.length > 0 ? `\`${filled}\`` : code(path);
  const call = result.kind === 'file' ? 'callForFile' : 'call';
  return `${call}('${verb.toUpperCase()}', ${address}, {${request.join(', ')}}, options)`;
}

interface AnyCall {
  parameters: readonly Argument[];
  group: string;
  body: Body | undefined;
  security: string;
  result: Result;
}

function anyCall(verb: string, path: string, {parameters, group, body, security, result}: AnyCall): string {
  const valueOf = ({parameter, name}: Argument): string =>
    parameter.in === 'path' ? name : propertyKey(name) === name ? `${group}.${name}` : `${group}[${code(name)}]`;
  const list = listCode(parameters.map((one) => parameterCode(one, valueOf(one))));
  const request = [
    ...(parameters.length === 0 ? [] : [`parameters: ${list}`]),
    ...(security === '[]' ? [] : [`security: ${security}`]),
    ...(body ? [`body: ${bodyCode(body)}`] : []),
    `answer: ${code(result.kind as string)}`,
    ...(result.repeat.length > 0 ? [`repeat: [${result.repeat.join(', ')}]`] : []),
  ];
  return `request(
      '${verb.toUpperCase()}',
      ${code(path)},
      {
${request.map((one) => `        ${one},\n`).join('')}      },
      options,
    )`;
}

/** An entry on each line, as prettier writes them. */
function listCode(entries: readonly string[]): string {
  const [first = ''] = entries;
  const isShort = entries.length === 1 && first.length < longestLine - 24;
  return isShort ? `[${first}]` : `[\n${entries.map((one) => `          ${one},\n`).join('')}        ]`;
}

function bodyCode({contentType, parts}: Body): string {
  const known = `contentType: ${code(contentType)}`;
  const lines = Object.entries(parts).map(([name, part]) => `            ${propertyKey(name)}: ${code(part)},\n`);
  if (lines.length === 0) return `{${known}, value: body}`;
  return `{\n          ${known},\n          value: body,\n          parts: {\n${lines.join('')}          },\n        }`;
}

/** What is said of a field by its place. */
const placeWords = {
  path: [],
  query: [],
  header: ['A header.'],
  cookie: ['A cookie: browsers do not let a program send one, other programs do.'],
} as const;

function fieldOf({name, type, parameter, source}: Argument): string {
  const tags = tagsOf((source.schema ?? {}) as JsonObject);
  const comment = docComment('  ', [...textsOf(source), ...placeWords[parameter.in]], tags);
  return `${comment}  ${propertyKey(name)}${parameter.required ? '' : '?'}: ${type};\n`;
}

function capital(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
