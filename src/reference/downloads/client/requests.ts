import type {OpenApi, OperationObject, RequestBodyObject} from '../../contract/openApi';
import {parametersOf, toBodies, toParameter, toSecurity} from '../../model/request';
import {propertiesOf, toType} from '../../model/schemas';
import {isJsonType} from '../../samples/serialize';
import type {Credential, Json, JsonObject, Parameter, TypeModel} from '../../shared/model';
import {resolveRef} from '../../contract/refs';
import {literal, propertyKey, typeOf} from './types';

/** A parameter of an operation and the place of its value in the method. */
export interface Argument {
  parameter: Parameter;
  /** As the contract has it. */
  source: JsonObject;
  type: string;
  /** A name in the program: of an argument, or of a field. */
  name: string;
}

/** The body of a method. */
export interface Body {
  type: string;
  contentType: string;
  isOptional: boolean;
  /** The part of a plain request that holds it, if one can. */
  part: 'json' | 'form' | undefined;
  /** How the contract writes fields of a form. */
  parts: JsonObject;
}

const reserved =
  /^(body|query|parameters|options|this|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super|switch|throw|true|try|typeof|var|void|while|with|yield|await|let|static|implements|interface|package|private|protected|public|eval|arguments)$/;

/** @returns the parameters of an operation, each with a name that no other has */
export function argumentsOf(document: OpenApi, path: string, verb: string, operation: OperationObject): Argument[] {
  const taken = new Set<string>();
  return parametersOf(document, path, verb, operation).map(({source}) => {
    const parameter = toParameter(document, source);
    const [media] = Object.values(source.content ?? {});
    const isInPath = parameter.in === 'path';
    const scope = isInPath ? 'path' : 'fields';
    const wish = isInPath ? identifierOf(parameter.name) : parameter.name;
    const name = taken.has(`${scope} ${wish}`) ? `${wish}${isInPath ? taken.size : ` in ${parameter.in}`}` : wish;
    taken.add(`${scope} ${name}`);
    const json = source as unknown as JsonObject;
    return {parameter, source: json, type: typeOf((media?.schema ?? source.schema) as Json | undefined), name};
  });
}

function identifierOf(name: string): string {
  const words = name.replace(/[^\w$]+(\w?)/g, (_, letter: string) => letter.toUpperCase());
  return /^\d|^$/.test(words) ? `_${words}` : reserved.test(words) ? `${words}Value` : words;
}

/** @returns whether a parameter is sent as programs send it without being told how */
export function isPlain({parameter, name}: Argument): boolean {
  const {in: place, style, explode, contentType, allowReserved, type} = parameter;
  if (contentType !== undefined || allowReserved) return false;
  if (place === 'path') return style === 'simple' && isSimple(type) && !type.nullable && name === parameter.name;
  const one = type.kind === 'array' ? (type.items ?? type) : type;
  return place === 'query' && name === parameter.name && style === 'form' && explode && isSimple(one);
}

function isSimple({kind, choices = []}: TypeModel): boolean {
  const ofChoices = kind === 'any' && choices.length > 0;
  return ofChoices ? choices.every(isSimple) : ['string', 'integer', 'number', 'boolean', 'null'].includes(kind);
}

/** @returns the body in the content type that the contract names first */
export function bodyOf(document: OpenApi, operation: OperationObject): Body | undefined {
  const {body} = toBodies(document, operation);
  if (!body || !operation.requestBody) return undefined;
  const {contentType} = body;
  const {content} = resolveRef<RequestBodyObject>(document, operation.requestBody);
  const schema = content[contentType]?.schema ?? {};
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)$/.test(contentType);
  const own = typeOf(schema as Json);
  const whole = toType(document, schema).kind === 'file' ? 'Blob' : 'string';
  const hasObjects = Object.values(propertiesOf(document, schema)).some((property) => {
    const {kind, items} = toType(document, property);
    return ['object', 'array'].includes(items?.kind ?? kind);
  });
  const isPlainForm = contentType === 'multipart/form-data' && body.parts.length === 0 && !hasObjects;
  return {
    type: isForm || isJsonType(contentType) ? own : whole,
    contentType,
    isOptional: body.isOptional === true,
    part: contentType === 'application/json' ? 'json' : isPlainForm ? 'form' : undefined,
    parts: Object.fromEntries(body.parts.map(({name, ...layout}) => [name, {...layout}])) as JsonObject,
  };
}

/** @returns the alternatives that prove who calls; a call that may be made without any has them too. */
export function securityOf(document: OpenApi, operation: OperationObject): Credential[][] {
  return toSecurity(document, operation).filter((alternative) => alternative.length > 0);
}

/** @returns whether the token is all that proves who calls, or nothing is needed */
export function isTokenOnly(security: readonly Credential[][]): boolean {
  return security.every((alternative) => alternative.length === 1 && alternative[0]?.kind === 'bearer');
}

/** @returns the names of the schemes whose keys a call may send, and whether it may send a name and a password */
export function credentialsOf(security: readonly Credential[][]): {keys: string[]; isAccount: boolean} {
  const all = security.flat();
  return {
    keys: all.flatMap((credential) => (credential.kind === 'apiKey' ? [credential.scheme] : [])),
    isAccount: all.some(({kind}) => kind === 'basic'),
  };
}

/** @returns the code of alternatives, for `AnyConnection` */
export function securityCode(security: readonly Credential[][]): string {
  return code(
    security.map((alternative) =>
      alternative.map((one) => (one.kind === 'apiKey' ? {in: one.in, name: one.name, key: one.scheme} : one.kind)),
    ),
  );
}

/** @returns the code of a parameter, for `AnyConnection` */
export function parameterCode({parameter}: Argument, value: string): string {
  const {in: place, name, style, explode, contentType, allowReserved} = parameter;
  const isForm = style === 'form';
  // What is usual in its place is left out.
  const layout: JsonObject = {
    ...(isForm || style === 'simple' ? {} : {style}),
    ...(explode === isForm ? {} : {explode}),
  };
  const known: JsonObject = {
    in: place,
    name,
    ...(contentType === undefined ? layout : {contentType}),
    ...(allowReserved ? {allowReserved} : {}),
  };
  return `${code(known).slice(0, -1)}, value: ${value}}`;
}

/** @returns the code of a value that holds data only */
export function code(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(code).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return literal(value);
  const entries = Object.entries(value).map(([key, one]) => `${propertyKey(key)}: ${code(one)}`);
  return `{${entries.join(', ')}}`;
}
