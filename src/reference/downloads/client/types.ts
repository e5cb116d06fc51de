import {isObject} from '../../contract/pointer';
import {exactJson} from '../../shared/exactJson';
import type {Json, JsonObject} from '../../shared/model';
import {docComment} from './comments';

const indent = '  ';

/** @returns the name at the end of a reference such as `#/components/schemas/Document` */
export function nameOfRef(ref: Json | undefined): string | undefined {
  return typeof ref === 'string' ? ref.split('/').at(-1) : undefined;
}

/** Names that mean something else in the published file: its own, and those of JavaScript. */
const takenNames = new Set([
  ...['EContract', 'EContractOptions', 'CallOptions', 'Answer', 'RepeatNeeded', 'EContractError', 'RequestParts'],
  ...['Connection', 'AnyConnection', 'KeyConnection', 'KeyOptions', 'Layout', 'Sent', 'Credential', 'AnyRequest'],
  ...['Escape', 'FormField'],
  ...['AbortSignal', 'Array', 'Blob', 'BodyInit', 'DOMException', 'Error', 'Extract', 'File', 'FormData', 'Headers'],
  ...['JSON', 'Math', 'NonNullable', 'Object', 'Partial', 'Pick', 'Promise', 'Readonly', 'Record', 'RequestInit'],
  ...['Response', 'ReturnType', 'String', 'TextEncoder', 'TypeError', 'URL'],
]);

/** @returns the name of a schema in programs */
export function typeName(name: string): string {
  const words = name.replace(/[^\w$]+/g, '_').replace(/^(?=\d)/, '_');
  const isKeyword = /^(any|bigint|boolean|never|null|number|object|string|symbol|undefined|unknown|void)$/.test(words);
  return isKeyword || takenNames.has(words) ? `${words}Schema` : words;
}

/**
 * A keyword that TypeScript cannot say only narrows a value further, so the type without it is still right.
 *
 * @returns the type of a schema of the published contract
 */
export function typeOf(schema: Json | undefined): string {
  if (!isObject(schema)) return 'unknown';
  const name = nameOfRef(schema.$ref);
  if (name !== undefined) return typeName(name);
  if (schema.const !== undefined) return literal(schema.const);
  if (Array.isArray(schema.enum)) return union(schema.enum.map(literal));
  for (const key of ['anyOf', 'oneOf']) {
    const members = schema[key];
    if (Array.isArray(members)) return openUnion(members);
  }
  if (Array.isArray(schema.allOf)) return schema.allOf.map((member) => inParentheses(typeOf(member))).join(' & ');
  const types: readonly (Json | undefined)[] = Array.isArray(schema.type) ? schema.type : [schema.type];
  return union(types.map((type) => typeOfKind(type, schema)));
}

function typeOfKind(type: Json | undefined, schema: JsonObject): string {
  switch (type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
    case 'null':
      return type;
    case 'string':
      // The name of a file tells the platform its type, so a Blob without a name is not enough.
      return isFile(schema) ? 'File' : 'string';
    case 'array':
      return `${inParentheses(typeOf(schema.items))}[]`;
    case 'object':
      return isObject(schema.properties)
        ? `{${[...propertiesOf(schema).map(({key, type: own}) => `${key}: ${own}`), ...othersOf(schema)].join('; ')}}`
        : `Record<string, ${typeOf(schema.additionalProperties)}>`;
    default:
      return 'unknown';
  }
}

/** Other fields may be of another type than the named ones, so a program must look at them first. */
function othersOf({additionalProperties: others}: JsonObject): string[] {
  return others === true || isObject(others) ? ['[name: string]: unknown'] : [];
}

function isFile({format, contentMediaType, contentEncoding}: JsonObject): boolean {
  return format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined);
}

/** A list that takes other numbers too keeps its known values for the editor; `number` alone would swallow them. */
function openUnion(members: readonly Json[]): string {
  const isOpen = members.some((member) => isObject(member) && member.$ref !== undefined);
  return union(
    members.map((member) => {
      const type = typeOf(member);
      return isOpen && (type === 'number' || type === 'string') ? `(${type} & {})` : type;
    }),
  );
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

function inParentheses(type: string): string {
  return / [|&] /.test(type) ? `(${type})` : type;
}

/** @returns a single value as a program writes it; of a number that programs would round, its type */
export function literal(value: Json): string {
  if (typeof value === 'bigint') return 'number';
  const text = exactJson(value);
  return typeof value === 'string' && !/['\\]/.test(text) ? `'${value}'` : text;
}

/** @returns a name as it stands in front of a colon */
export function propertyKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
}

function propertiesOf(
  schema: JsonObject,
  required = requiredOf(schema),
): {key: string; type: string; property: Json}[] {
  return Object.entries(isObject(schema.properties) ? schema.properties : {}).map(([name, property]) => ({
    key: propertyKey(name) + (required.includes(name) ? '' : '?'),
    type: typeOf(property),
    property,
  }));
}

function requiredOf(schema: JsonObject): readonly Json[] {
  return Array.isArray(schema.required) ? schema.required : [];
}

/** A field that one part of `allOf` requires stays required where another part describes it more closely. */
function requiredWithBases(schema: JsonObject, schemas: JsonObject): readonly Json[] {
  const bases = (Array.isArray(schema.allOf) ? schema.allOf : []).flatMap((base) => {
    const target = isObject(base) ? (schemas[nameOfRef(base.$ref) ?? ''] ?? base) : {};
    return isObject(target) && target !== schema ? requiredWithBases(target, schemas) : [];
  });
  return [...requiredOf(schema), ...bases];
}

/** @returns the fields of an object, a line with its comment for each */
function fieldLines(schema: JsonObject, required: readonly Json[]): string {
  return propertiesOf(schema, required)
    .map(
      ({key, type, property}) =>
        `${docComment(indent, textsOf(property), tagsOf(property))}${indent}${key}: ${type};\n`,
    )
    .join('');
}

/**
 * @param schemas all named schemas of the contract
 * @returns the exported declaration of one of them, with its comments
 */
export function declarationOf(name: string, schemas: JsonObject): string {
  const schema = schemas[name];
  if (!isObject(schema)) return '';
  const names = schema['x-enum-varnames'];
  if (Array.isArray(schema.enum) && Array.isArray(names)) return valuesOf(typeName(name), schema, schema.enum, names);
  const comment = docComment('', textsOf(schema), tagsOf(schema));
  const bases = (Array.isArray(schema.allOf) ? schema.allOf : []).map((base) =>
    nameOfRef(isObject(base) ? base.$ref : undefined),
  );
  if (isObject(schema.properties) && bases.every((base) => base !== undefined)) {
    const from = bases.length > 0 ? ` extends ${bases.map((base) => typeName(base)).join(', ')}` : '';
    const others = othersOf(schema).map((line) => `${indent}${line};\n`);
    return `${comment}export interface ${typeName(name)}${from} {\n${fieldLines(schema, requiredWithBases(schema, schemas))}${others.join('')}}\n`;
  }
  return `${comment}export type ${typeName(name)} = ${typeOf(schema)};\n`;
}

/** A list of values becomes an object of their names and a type of the same name. */
function valuesOf(name: string, schema: JsonObject, values: readonly Json[], names: readonly Json[]): string {
  const meanings = Array.isArray(schema['x-enum-descriptions']) ? schema['x-enum-descriptions'] : [];
  // The description ends with the list of the values, which stand below with a comment each.
  const about = (textsOf(schema)[0] ?? '').split('\n\n').filter((text) => !text.startsWith('- '));
  const entries = values.map(
    (value, index) =>
      `${docComment(indent, [String(meanings[index] ?? '')])}${indent}${propertyKey(String(names[index]))}: ${typeof value === 'bigint' ? value : literal(value)},\n`,
  );
  return `${docComment('', about, tagsOf(schema))}export const ${name} = {\n${entries.join('')}} as const;
export type ${name} = (typeof ${name})[keyof typeof ${name}];\n`;
}

/** @returns the words about a schema, a parameter or an operation */
export function textsOf(value: Json): string[] {
  return isObject(value) && typeof value.description === 'string' ? [value.description] : [];
}

/** @returns the tags of its comment: its page, its default, whether it should no longer be used */
export function tagsOf(value: Json): string[] {
  if (!isObject(value)) return [];
  const {default: preset, deprecated, externalDocs} = value;
  const page = isObject(externalDocs) ? externalDocs.url : undefined;
  return [
    ...(preset === undefined ? [] : [`@default ${exactJson(preset)}`]),
    ...(deprecated === true ? ['@deprecated'] : []),
    ...(typeof page === 'string' ? [`@see ${page}`] : []),
  ];
}
