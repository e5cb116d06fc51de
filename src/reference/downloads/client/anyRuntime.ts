import {Connection, EContractError, isAnswer, type CallOptions} from './runtime';

/** How a value is laid out, in the words of OpenAPI. */
interface Layout {
  style?: string;
  explode?: boolean;
  /** Signs such as `/` and `:` go unescaped. */
  allowReserved?: boolean;
  /** Nothing is escaped. */
  isRaw?: boolean;
  /** The value is a text in this format. */
  contentType?: string;
}

/** A parameter with its value. */
interface Sent extends Layout {
  in: 'path' | 'query' | 'header' | 'cookie';
  name: string;
  value: unknown;
}

/** What proves who calls: the token, name and password, or the key of a scheme. */
export type Credential = 'bearer' | 'basic' | {in: 'query' | 'header' | 'cookie'; name: string; key: string};

/** Everything that a contract says of a request. */
interface AnyRequest {
  parameters?: readonly Sent[];
  /** Alternatives, of which the first is sent for which everything is set. */
  security?: readonly (readonly Credential[])[];
  body?: {contentType: string; value: unknown; parts?: Readonly<Record<string, Layout>>};
  /** The usual answer, a file, or anything of these content types. */
  answer: 'envelope' | 'file' | readonly string[];
  repeat?: readonly (100 | 202)[];
}

/** Sends calls with headers, cookies, styles and content types of every kind. */
export class AnyConnection extends Connection {
  /** @returns a credential as it is sent, if it is set */
  protected credentialOf(credential: Credential): Sent | undefined {
    if (credential !== 'bearer' || this.token === undefined) return undefined;
    return {in: 'header', name: 'Authorization', value: `Bearer ${this.token}`};
  }

  protected async request<Result>(
    method: string,
    template: string,
    request: AnyRequest,
    options: CallOptions = {},
  ): Promise<Result> {
    const {parameters = [], security = [], body, answer} = request;
    const credentials = security
      .map((alternative) => alternative.map((credential) => this.credentialOf(credential)))
      .find((alternative) => !alternative.includes(undefined));
    const sent = [...parameters, ...(credentials ?? [])].filter(isSet);
    const path = template.replace(/\{([^}]+)\}/g, (whole, name: string) => {
      const parameter = sent.find((one) => one.in === 'path' && one.name === name);
      return parameter ? toSegment(parameter, encode) : whole;
    });
    const query = pairsIn('query', sent).join('&');
    const headers = new Headers(options.headers);
    for (const one of sent) if (one.in === 'header') headers.set(one.name, headerText(one));
    const cookies = pairsIn('cookie', sent).join('; ');
    if (cookies !== '') headers.set('Cookie', cookies);
    const content = body && body.value !== undefined ? toContent(body) : undefined;
    if (content?.contentType !== undefined) headers.set('Content-Type', content.contentType);
    const url = new URL(this.baseUrl + path + (query === '' ? '' : `?${query}`));
    const response = await this.transmit(method, url, {headers, body: content?.data ?? null}, options);
    const call = `${method} ${path}`;
    if (answer === 'envelope') return this.answerOf(call, response, request);
    if (answer === 'file') return (await this.fileOf(call, response)) as Result;
    return (await readContent(call, response, answer)) as Result;
  }
}

/** Nothing is read as `undefined`, JSON as its value, a text as a string and everything else as a Blob. */
async function readContent(call: string, response: Response, expected: readonly string[]): Promise<unknown> {
  const type = (response.headers.get('Content-Type') ?? '').split(';', 1)[0] ?? '';
  if (response.ok && !/^$|json$|^text\/|xml$/.test(type)) return response.blob();
  const text = await response.text();
  let content: unknown = text === '' ? undefined : text;
  if (/json$/.test(type)) {
    try {
      content = JSON.parse(text);
    } catch {
      // It stays a text.
    }
  }
  const isRefused = isAnswer(content) && content.success === false;
  // A page for people in place of an answer.
  const isStrange = type === 'text/html' && !expected.includes(type);
  if (!response.ok || isRefused || isStrange) throw new EContractError(call, response.status, content);
  return content;
}

type Escape = (text: string) => string;

const plain: Escape = (text) => text;
const percentCode = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
const encode: Escape = (text) => encodeURIComponent(text).replace(/[!'()*]/g, percentCode);
const encodeUnreserved: Escape = (text) =>
  encodeURI(text)
    .replace(/%25(?=[\dA-Fa-f]{2})/g, '%')
    .replace(/[#&+']/g, percentCode);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What is undefined or null is left out. */
function isSet(parameter: Sent | undefined): parameter is Sent {
  return parameter !== undefined && isGiven(parameter.value);
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function toText(value: unknown): string {
  return isObject(value) ? JSON.stringify(value) : String(value);
}

function isJson(contentType: string): boolean {
  return /^[\w.-]+\/([\w.-]+\+)?json(;|$)/i.test(contentType);
}

function toFormat(contentType: string, value: unknown): string {
  return isJson(contentType) ? JSON.stringify(value) : toText(value);
}

function entriesOf(value: object): [string, string][] {
  return Object.entries(value)
    .filter(([, entry]) => isGiven(entry))
    .map(([key, entry]) => [key, toText(entry)]);
}

/** A list as its entries, an object as its names and values in turn. */
function flat(value: object): string[] {
  const entries = entriesOf(value);
  return Array.isArray(value) ? entries.map(([, text]) => text) : entries.flat();
}

function pairsIn(place: 'query' | 'cookie', sent: readonly Sent[]): string[] {
  return sent
    .filter((one) => one.in === place)
    .flatMap(({name, value, ...layout}) => toPairs(name, value, layout, escapeOf(layout)))
    .map(([name, text]) => `${name}=${text}`);
}

function escapeOf({isRaw, allowReserved}: Layout): Escape {
  return isRaw ? plain : allowReserved ? encodeUnreserved : encode;
}

/** The names and values that a query, a cookie or a form holds for one value. */
function toPairs(name: string, value: unknown, layout: Layout, escape: Escape): [string, string][] {
  const {style = 'form', explode = style === 'form', contentType} = layout;
  const escapeName = escape === plain ? plain : encode;
  const pair = (key: string, text: string): [string, string] => [escapeName(key), escape(text)];
  if (contentType !== undefined) return [pair(name, toFormat(contentType, value))];
  if (!isGiven(value)) return [];
  if (!isObject(value)) return [pair(name, toText(value))];
  if (style === 'deepObject') return entriesOf(value).map(([key, text]) => pair(`${name}[${key}]`, text));
  if (explode) return entriesOf(value).map(([key, text]) => pair(Array.isArray(value) ? name : key, text));
  const delimiter = style === 'spaceDelimited' ? escape(' ') : style === 'pipeDelimited' ? escape('|') : ',';
  return [[escapeName(name), flat(value).map(escape).join(delimiter)]];
}

/** What stands in the place of a path parameter, or is the value of a header. */
function toSegment({name, value, style, explode = false, contentType}: Sent, escape: Escape): string {
  const content = contentType === undefined ? value : toFormat(contentType, value);
  const isNamed = isObject(content) && explode && !Array.isArray(content);
  const parts = !isObject(content)
    ? [escape(toText(content))]
    : isNamed
      ? entriesOf(content).map(([key, text]) => `${escape(key)}=${escape(text)}`)
      : explode
        ? flat(content).map(escape)
        : [flat(content).map(escape).join(',')];
  if (style === 'label') return parts.map((part) => `.${part}`).join('');
  if (style !== 'matrix') return parts.join(',');
  return parts.map((part) => `;${isNamed ? part : escape(name) + (part === '' ? '' : `=${part}`)}`).join('');
}

/** JSON can say in ASCII what a header cannot hold. */
function headerText(parameter: Sent): string {
  const text = toSegment(parameter, plain);
  const code = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return parameter.contentType === undefined ? text : text.replace(/[^\x20-\x7e]/g, code);
}

/** A body and the type that is sent with it; without one, that of the Blob. */
function toContent({contentType, value, parts = {}}: NonNullable<AnyRequest['body']>): {
  data: NonNullable<RequestInit['body']>;
  contentType?: string;
} {
  if (contentType === 'multipart/form-data') return {data: toMultipart(formFields(value, parts, plain))};
  if (contentType === 'application/x-www-form-urlencoded') {
    const pairs = formFields(value, parts, encode).map(({name, content}) => `${name}=${String(content)}`);
    return {data: pairs.join('&'), contentType};
  }
  const data = value instanceof Blob ? value : toFormat(contentType, value);
  if (contentType.includes('*')) return {data};
  const isBareText = contentType === 'application/json' || /^text\/[^;]+$/.test(contentType);
  return {data, contentType: isBareText ? `${contentType}; charset=utf-8` : contentType};
}

/** A field of a form; only those of more than a text have a content type. */
interface FormField {
  name: string;
  content: string | Blob;
  contentType?: string;
}

/** Each entry of a list is a field of its own; what has parts is JSON, unless the contract says otherwise. */
function formFields(values: unknown, parts: Readonly<Record<string, Layout>>, escape: Escape): FormField[] {
  return Object.entries(isObject(values) ? values : {}).flatMap(([name, value]) => {
    const {[name]: part = {}} = parts;
    if (part.style !== undefined) {
      const escapeValue = escape !== plain && part.allowReserved ? encodeUnreserved : escape;
      return toPairs(name, value, part, escapeValue).map(([key, content]) => ({name: key, content}));
    }
    const asked = part.contentType?.split(/\s*,\s*/) ?? [];
    const [first] = asked;
    // A text cannot say null; JSON can.
    const isSent = (entry: unknown): boolean => isGiven(entry) || (entry === null && isJson(first ?? ''));
    return [value]
      .flat()
      .filter(isSent)
      .map((entry: unknown): FormField => {
        if (entry instanceof Blob) {
          const only = asked.length === 1 && !first?.includes('*') ? first : undefined;
          return {name, content: entry, contentType: only ?? (entry.type || 'application/octet-stream')};
        }
        const contentType = first ?? (isObject(entry) ? 'application/json' : 'text/plain');
        const content = escape(toFormat(contentType, entry));
        return {name: escape(name), content, ...(contentType === 'text/plain' ? {} : {contentType})};
      });
  });
}

/** A FormData gives no content type to a text. */
function toMultipart(fields: readonly FormField[]): Blob {
  const boundary = `form-${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}`;
  const quote = (text: string): string => `"${text.replace(/["\r\n]/g, (sign) => encodeURIComponent(sign))}"`;
  const chunks = fields.flatMap(({name, content, contentType}) => {
    const file = content instanceof Blob ? `; filename=${quote(content instanceof File ? content.name : 'blob')}` : '';
    const type = contentType === undefined ? '' : `\r\nContent-Type: ${contentType}`;
    return [
      `--${boundary}\r\nContent-Disposition: form-data; name=${quote(name)}${file}${type}\r\n\r\n`,
      content,
      '\r\n',
    ];
  });
  return new Blob([...chunks, `--${boundary}--\r\n`], {type: `multipart/form-data; boundary=${boundary}`});
}
