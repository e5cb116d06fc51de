import {isObject} from '../contract/pointer';
import {exactJson} from '../shared/exactJson';
import type {BodyPart, Json, RequestBody} from '../shared/model';
import {compactJson} from './compactJson';
import {isJsonType, percentEncode, encodeUnreserved, plain, toPairs, toText, type Escape} from './serialize';

export type SampleBody =
  | {kind: 'none'}
  /** `secrets` maps fields of the value to the environment variables from which they are read. */
  | {kind: 'json'; value: Json; secrets: Readonly<Record<string, string>>}
  | {kind: 'text'; value: string}
  | {kind: 'file'; fileName: string}
  | MultipartBody;

export interface MultipartBody {
  kind: 'multipart';
  fields: SampleField[];
  files: SampleFile[];
}

export interface SampleField {
  name: string;
  value: string;
  /** Of a part that is more than a text. */
  contentType?: string;
}

export interface SampleFile {
  name: string;
  fileName: string;
  contentType: string;
}

/** Fields of a login that no sample may spell out. */
const secretVariables: Readonly<Record<string, string>> = {
  username: 'ECONTRACT_USERNAME',
  userName: 'ECONTRACT_USERNAME',
  password: 'ECONTRACT_PASSWORD',
};

const contentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  csv: 'text/csv',
  xml: 'application/xml',
  json: 'application/json',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** @returns the content type of a file by its name. */
export function contentTypeOf(fileName: string): string {
  return contentTypes[fileName.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}

/** @returns a name of a field or a file as the head of a part writes it: what would end it is escaped, as browsers do. */
export function partName(name: string): string {
  return name.replace(/["\r\n]/g, percentEncode);
}

/** @returns what the head of a part says after `form-data; `, for languages that put a form together themselves. */
export function partHead({
  name,
  fileName,
  contentType,
}: {
  name: string;
  fileName?: string;
  contentType?: string;
}): string {
  const file = fileName === undefined ? '' : `; filename="${partName(fileName)}"`;
  return `name="${partName(name)}"${file}${contentType === undefined ? '' : `\r\nContent-Type: ${contentType}`}`;
}

/** @returns whether a field of a form has a content type, which many libraries send with files only. */
export function hasTypes({fields}: MultipartBody): boolean {
  return fields.some(({contentType}) => contentType !== undefined);
}

/** @returns whether people read what has this content type: a text, or XML. */
export function isTextType(contentType: string): boolean {
  return /^text\/|[/+]xml\b/.test(contentType);
}

/** @returns the ending of files of a content type. */
export function extensionOf(contentType: string): string {
  return Object.entries(contentTypes).find(([, type]) => type === contentType)?.[0] ?? 'bin';
}

/** @returns the header with which a body is sent; a multipart form makes its own. */
export function contentTypeHeader(body: RequestBody): string | undefined {
  const contentType = sentType(body);
  if (contentType === multipart) return undefined;
  // What `general-format` asks for; a text without a character set may be read as another one.
  return contentType === 'application/json' || /^text\/[^;]+$/.test(contentType)
    ? `${contentType}; charset=utf-8`
    : contentType;
}

/** A request has one type, where the contract may allow a range such as `image/*`. */
function sentType({contentType, files: [file], example}: RequestBody): string {
  if (!contentType.includes('*')) return contentType;
  if (file) return contentTypeOf(file.fileName);
  return typeof example === 'string' ? 'text/plain' : 'application/json';
}

const multipart = 'multipart/form-data';
const urlEncoded = 'application/x-www-form-urlencoded';

/** @param isLogin whether the call proves nothing but by what its body holds */
export function toSampleBody(body: RequestBody | undefined, isLogin: boolean): SampleBody {
  if (!body) return {kind: 'none'};
  const {example, files} = body;
  const contentType = sentType(body);
  if (contentType === multipart) return toForm(body);
  if (contentType === urlEncoded) return {kind: 'text', value: toUrlEncoded(body)};
  // Not every language has numbers that hold these.
  if (isJsonType(contentType) && holdsBigInteger(example)) return {kind: 'text', value: compactJson(example)};
  if (isJsonType(contentType)) return {kind: 'json', value: example, secrets: isLogin ? secretsOf(example) : {}};
  const [file] = files;
  return file ? {kind: 'file', fileName: file.fileName} : {kind: 'text', value: toText(example)};
}

function holdsBigInteger(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint';
  return Object.values(value).some(holdsBigInteger);
}

function secretsOf(example: Json): Record<string, string> {
  const names = isObject(example) ? Object.keys(example) : [];
  return Object.fromEntries(names.flatMap((name) => (secretVariables[name] ? [[name, secretVariables[name]]] : [])));
}

function toForm(body: RequestBody): SampleBody {
  const files = body.files.map(({name, fileName}) => ({name, fileName, contentType: fileType(body, name, fileName)}));
  return {kind: 'multipart', fields: fieldsOf(body, plain), files};
}

/** The type of a file is the one that the contract asks for; of several, that of its name, or else the first. */
function fileType({parts}: RequestBody, name: string, fileName: string): string {
  const ofName = contentTypeOf(fileName);
  const asked = typesOf(partOf(parts, name));
  const fits = (type: string): boolean =>
    type === ofName || type === '*/*' || (type.endsWith('/*') && ofName.startsWith(type.slice(0, -1)));
  return asked.some(fits) ? ofName : (asked.find((type) => !type.includes('*')) ?? ofName);
}

function typesOf(part: BodyPart | undefined): string[] {
  return part?.contentType?.split(/\s*,\s*/) ?? [];
}

function toUrlEncoded(body: RequestBody): string {
  return fieldsOf(body, percentEncode)
    .map(({name, value}) => `${name}=${value}`)
    .join('&');
}

/** The fields of a form, without its files. */
function fieldsOf({example, files, parts}: RequestBody, escape: Escape): SampleField[] {
  return Object.entries(isObject(example) ? example : {})
    .filter(([name]) => !files.some((file) => file.name === name))
    .flatMap(([name, value]) => {
      const part = partOf(parts, name);
      return part?.style ? styledFields(name, value, part, escape) : typedFields(name, value, part, escape);
    });
}

function styledFields(name: string, value: Json, part: BodyPart, escape: Escape): SampleField[] {
  const layout = {style: part.style ?? 'form', explode: part.explode === true};
  const escapeValue = escape !== plain && part.allowReserved ? encodeUnreserved : escape;
  return toPairs(name, value, layout, escapeValue).map(([key, text]) => ({name: key, value: text}));
}

/** Each entry of a list is a field of its own; what has parts is JSON, unless the contract says otherwise. */
function typedFields(name: string, value: Json, part: BodyPart | undefined, escape: Escape): SampleField[] {
  const [asked] = typesOf(part);
  // A text cannot say null; JSON can.
  const entries = [value].flat().filter((entry) => entry !== null || isJsonType(asked ?? ''));
  return entries.map((entry) => {
    const isCompound = typeof entry === 'object' && entry !== null;
    const contentType = asked ?? (isCompound ? 'application/json' : 'text/plain');
    const text = isJsonType(contentType) ? exactJson(entry) : toText(entry);
    const isPlain = contentType === 'text/plain' || escape !== plain;
    return {name: escape(name), value: escape(text), ...(isPlain ? {} : {contentType})};
  });
}

function partOf(parts: readonly BodyPart[], name: string): BodyPart | undefined {
  return parts.find((part) => part.name === name);
}
