import type {
  BodyPart,
  Credential,
  Field,
  Json,
  Parameter,
  ParameterStyle,
  Remark,
  RequestBody,
  SecurityAlternative,
} from '../shared/model';
import {plain, toPairs} from '../samples/serialize';
import {isObject, toPointer, type PathSegment} from '../contract/pointer';
import type {
  EncodingObject,
  MediaType,
  OpenApi,
  OperationObject,
  ParameterObject,
  Ref,
  RequestBodyObject,
  Schema,
  SecurityScheme,
} from '../contract/openApi';
import {resolveRef} from '../contract/refs';
import {examplesOf} from './examples';
import {fieldsWithin, propertiesOf, toField, toOwnShape, toType} from './schemas';

/** How OpenAPI writes a parameter that says nothing about it. */
const defaultStyles: Readonly<Record<Parameter['in'], ParameterStyle>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

/** A parameter of an operation, and where the contract holds it. */
export interface PlacedParameter {
  source: ParameterObject;
  /** Where the operation or its path lists it. */
  at: PathSegment[];
  /** JSON pointer of the parameter itself, which may be a shared one. */
  pointer: string;
}

/** @returns the parameters of a path and of its operation, of which an own one replaces one of the path. */
export function parametersOf(
  document: OpenApi,
  path: string,
  method: string,
  operation: OperationObject,
): PlacedParameter[] {
  const placed = (here: PathSegment[], entries: readonly (ParameterObject | Ref)[] = []): PlacedParameter[] =>
    entries.map((entry, index) => {
      const at = [...here, 'parameters', index];
      const source = resolveRef<ParameterObject>(document, entry);
      return {source, at, pointer: '$ref' in entry ? entry.$ref.slice(1) : toPointer(at)};
    });
  const own = placed(['paths', path, method], operation.parameters);
  const isReplaced = (parameter: ParameterObject): boolean =>
    own.some(({source}) => identityOf(source) === identityOf(parameter));
  const shared = placed(['paths', path], document.paths[path]?.parameters);
  return [...shared.filter(({source}) => !isReplaced(source)), ...own];
}

/** Names of headers have no case. */
function identityOf({name, in: place}: ParameterObject): string {
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

/** @returns a parameter as pages show it and samples send it. */
export function toParameter(document: OpenApi, parameter: ParameterObject): Parameter {
  const [contentType, media] = Object.entries(parameter.content ?? {})[0] ?? [];
  const schema: Schema = {
    ...(media?.schema ?? parameter.schema),
    ...(parameter.description ? {description: parameter.description} : {}),
  };
  const field = toField(document, schema, parameter.name, parameter.required === true);
  const examples = examplesOf(document, media ?? parameter);
  const example = examples[0]?.value ?? field.default;
  const style = parameter.style ?? defaultStyles[parameter.in];
  const fields = fieldsWithin(document, schema, field, 'sent');
  return {
    ...field,
    in: parameter.in,
    style,
    explode: parameter.explode ?? style === 'form',
    ...(parameter.deprecated ? {deprecated: true as const} : {}),
    ...(parameter.allowReserved ? {allowReserved: true} : {}),
    ...(contentType === undefined ? {} : {contentType}),
    ...(fields.length > 0 ? {fields} : {}),
    ...(example === undefined ? {} : {example}),
    ...(examples.length > 0 ? {examples} : {}),
    // A short sample: what must be sent, what has a usual value, and what the contract asks to show.
    inSample: example !== undefined && (parameter['x-sample'] ?? (field.required || field.default !== undefined)),
    ...(parameter['x-confidence'] ? {confidence: parameter['x-confidence']} : {}),
  };
}

/** @returns the ways in which a caller may prove who it is. */
export function toSecurity(document: OpenApi, operation: OperationObject): SecurityAlternative[] {
  const schemes = document.components?.securitySchemes ?? {};
  return (operation.security ?? document.security ?? []).map((alternative) =>
    Object.entries(alternative).flatMap(([name, scopes]) => {
      const scheme = schemes[name];
      return scheme ? [toCredential(name, scopes, resolveRef<SecurityScheme>(document, scheme))] : [];
    }),
  );
}

function toCredential(scheme: string, scopes: string[], {type, description = '', ...rest}: SecurityScheme): Credential {
  const common = {scheme, description, scopes};
  if (type === 'apiKey') return {...common, kind: type, in: rest.in ?? 'header', name: rest.name ?? ''};
  const flows = Object.entries(rest.flows ?? {}).map(([flow, {scopes: _, ...urls}]) => ({kind: flow, ...urls}));
  const meanings = Object.values(rest.flows ?? {}).map((flow) => flow.scopes ?? {});
  const kind = rest.scheme?.toLowerCase() === 'basic' ? 'basic' : 'bearer';
  return {
    ...common,
    kind,
    ...(rest.openIdConnectUrl && {openIdUrl: rest.openIdConnectUrl}),
    ...(flows.length > 0 ? {flows, scopeMeanings: Object.assign({}, ...meanings) as Record<string, string>} : {}),
  };
}

/** @returns the body in the content type that the contract names first, which samples send, and in the others. */
export function toBodies(
  document: OpenApi,
  {requestBody}: OperationObject,
): {body?: RequestBody; otherBodies?: RequestBody[]} {
  if (!requestBody) return {};
  const {content, description, required} = resolveRef<RequestBodyObject>(document, requestBody);
  const [first, ...otherBodies] = Object.entries(content).map(([type, media]) => toBody(document, type, media));
  if (!first) return {};
  const words = {...(description ? {description} : {}), ...(required ? {} : {isOptional: true as const})};
  return {body: {...first, ...words}, ...(otherBodies.length > 0 ? {otherBodies} : {})};
}

function toBody(document: OpenApi, contentType: string, media: MediaType): RequestBody {
  const schema = media.schema ?? {};
  const examples = examplesOf(document, media);
  const example = examples[0]?.value ?? media.example ?? null;
  // What one has to send is always shown in full here; only what comes back may be shown elsewhere.
  const parts = Object.entries(media.encoding ?? {}).map(([name, encoding]) => toPart(name, encoding));
  const shape = toOwnShape(document, schema, 'sent');
  return {
    contentType,
    shape: {...shape, fields: shape.fields.map((field) => withPart(field, parts, example))},
    example,
    examples,
    files: filesOf(document, schema, example),
    parts,
  };
}

/** Readers are told beside a field how the form writes it. */
function withPart(field: Field, parts: readonly BodyPart[], example: Json): Field {
  const part = parts.find(({name}) => name === field.name);
  if (!part) return field;
  const {name, contentType, style, explode = false} = part;
  const value = isObject(example) ? example[name] : undefined;
  const written =
    style && typeof value === 'object' && value !== null ? toPairs(name, value, {style, explode}, plain) : [];
  const remark: Remark | undefined = style
    ? written.length > 0
      ? {id: 'partStyle', value: written.map((pair) => pair.join('=')).join('&')}
      : undefined
    : contentType
      ? {id: 'partType', value: contentType}
      : undefined;
  return remark ? {...field, remarks: [...(field.remarks ?? []), remark]} : field;
}

/** The files of an example, which names them; a body that is a file as a whole has one without a field. */
function filesOf(document: OpenApi, schema: Schema, example: Json): RequestBody['files'] {
  if (toType(document, schema).kind === 'file') return [{name: '', fileName: fileName(schema, example)}];
  const properties = propertiesOf(document, schema);
  return Object.entries(isObject(example) ? example : {}).flatMap(([name, value]) => {
    const property = properties[name];
    if (!property || !isFile(document, property)) return [];
    const entries = Array.isArray(value) ? value : [value];
    return entries.map((entry) => ({name, fileName: fileName(property.items ?? property, entry)}));
  });
}

/** @returns whether a field carries a file, or a list of files. */
function isFile(document: OpenApi, property: Schema): boolean {
  const {kind, items} = toType(document, property);
  return (items?.kind ?? kind) === 'file';
}

function fileName(schema: Schema, example: Json): string {
  return typeof example === 'string' && example !== '' ? example : (schema['x-sample-file'] ?? 'sample.bin');
}

/** Any of `style`, `explode` and `allowReserved` makes the content type void. */
function toPart(name: string, {contentType, style, explode, allowReserved}: EncodingObject): BodyPart {
  if (style === undefined && explode === undefined && allowReserved === undefined)
    return {name, ...(contentType === undefined ? {} : {contentType})};
  const chosen = style ?? 'form';
  return {
    name,
    style: chosen,
    explode: explode ?? chosen === 'form',
    ...(allowReserved ? {allowReserved: true} : {}),
  };
}
