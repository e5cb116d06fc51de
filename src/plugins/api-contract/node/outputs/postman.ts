import type {ApiLocale, Json, NamedExample, Operation} from '../../shared/model';
import {message} from '../../../../content/messages';
import type {OpenApi} from '../contract/openApi';
import {compactJson} from '../compactJson';
import {isObject} from '../contract/pointer';
import {toOperations} from '../model/operations';

/** The parts of Postman's collection format 2.1 that we write. */
export interface PostmanCollection {
  info: {name: string; description: string; schema: string; version: string};
  auth: PostmanAuth;
  variable: {key: string; value: string}[];
  item: PostmanFolder[];
}

interface PostmanFolder {
  name: string;
  description: string;
  item: PostmanItem[];
}

interface PostmanItem {
  name: string;
  request: PostmanRequest;
  response: PostmanResponse[];
  event?: {listen: 'test'; script: {type: 'text/javascript'; exec: string[]}}[];
}

interface PostmanRequest {
  method: string;
  description: string;
  header: {key: string; value: string}[];
  url: PostmanUrl;
  body?: PostmanBody;
  auth?: PostmanAuth;
}

interface PostmanUrl {
  raw: string;
  host: string[];
  path: string[];
  query: {key: string; value: string; description: string; disabled: boolean}[];
  variable: {key: string; value: string; description: string}[];
}

type PostmanField = {key: string; type: 'text'; value: string} | {key: string; type: 'file'; src: string};

type PostmanBody =
  {mode: 'raw'; raw: string; options: {raw: {language: 'json'}}} | {mode: 'formdata'; formdata: PostmanField[]};

type PostmanAuth = {type: 'bearer'; bearer: {key: 'token'; value: string; type: 'string'}[]} | {type: 'noauth'};

interface PostmanResponse {
  name: string;
  originalRequest: PostmanRequest;
  status: string;
  code: number;
  header: {key: string; value: string}[];
  body: string;
  _postman_previewlanguage: 'json';
}

export interface CollectionSource {
  documents: readonly OpenApi[];
  locale: ApiLocale;
  /** Label of the version. */
  version: string;
  apiUrl: string;
  /** Address of an operation's page. */
  pageUrl: (route: string) => string;
}

/** Login fields whose values are the reader's own. */
const SECRET_VARIABLES: Readonly<Record<string, string>> = {
  username: '{{username}}',
  userName: '{{username}}',
  password: '{{password}}',
};

/** @returns a Postman collection of every operation; a login keeps its token for the calls after it. */
export function toPostman(source: CollectionSource): PostmanCollection {
  const [first] = source.documents;
  return {
    info: {
      name: `${first?.info.title ?? ''} ${source.version}`,
      description: first?.info.description ?? '',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
      version: source.version,
    },
    auth: {type: 'bearer', bearer: [{key: 'token', value: '{{token}}', type: 'string'}]},
    variable: [
      {key: 'baseUrl', value: source.apiUrl},
      {key: 'token', value: ''},
      {key: 'username', value: ''},
      {key: 'password', value: ''},
    ],
    item: source.documents.flatMap((document) => toFolders(document, source)),
  };
}

function toFolders(document: OpenApi, source: CollectionSource): PostmanFolder[] {
  const operations = toOperations(document);
  const tags = [...new Set(operations.map(({tag}) => tag))];
  const isSecond = document !== source.documents[0];
  return tags.map((tag) => {
    const declared = document.tags?.find(({name}) => name === tag);
    const name = declared?.['x-displayName'] ?? tag;
    return {
      name: isSecond ? `${name} (${document.info.title})` : name,
      description: declared?.description ?? '',
      item: operations.filter((operation) => operation.tag === tag).map((operation) => toItem(operation, source)),
    };
  });
}

function toItem(operation: Operation, {locale, pageUrl}: CollectionSource): PostmanItem {
  const request = toRequest(operation, pageUrl);
  const examples = operation.answer.kind === 'envelope' ? operation.answer.examples : [];
  return {
    name: operation.summary,
    request,
    response: examples.map((example) => toResponse(example, request, locale)),
    ...(isLogin(operation) ? {event: [{listen: 'test', script: {type: 'text/javascript', exec: keepToken}}]} : {}),
  };
}

/** What Postman runs after a login: the token of the answer becomes the collection's. */
const keepToken = [
  'const {data} = pm.response.json();',
  "const token = typeof data === 'string' ? data : data && data.token;",
  "if (token) pm.collectionVariables.set('token', token);",
];

function isLogin({answer}: Operation): boolean {
  const example = answer.kind === 'envelope' ? answer.examples[0]?.value : undefined;
  const data = isObject(example) ? example.data : undefined;
  return typeof data === 'string' || (isObject(data) && typeof data.token === 'string');
}

function toRequest(operation: Operation, pageUrl: (route: string) => string): PostmanRequest {
  const {method, path, parameters, body, needsToken, description, notes, page} = operation;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const sent = inQuery.filter(({inSample}) => inSample);
  const address = path.replace(/\{([^}]+)\}/g, ':$1');
  const query = sent.map(({name, example}) => `${name}=${String(example)}`).join('&');
  return {
    method,
    description: [description, ...notes, pageUrl(page)].filter((text) => text !== '').join('\n\n'),
    header: body?.contentType === 'application/json' ? [{key: 'Content-Type', value: 'application/json'}] : [],
    url: {
      raw: `{{baseUrl}}${address}${query === '' ? '' : `?${query}`}`,
      host: ['{{baseUrl}}'],
      path: address.split('/').slice(1),
      query: inQuery.map((parameter) => ({
        key: parameter.name,
        value: parameter.example === undefined ? '' : String(parameter.example),
        description: parameter.description,
        disabled: !parameter.inSample,
      })),
      variable: inPath.map(({name, example, description: text}) => ({
        key: name,
        value: String(example),
        description: text,
      })),
    },
    ...(body ? {body: toBody(operation)} : {}),
    ...(needsToken ? {} : {auth: {type: 'noauth' as const}}),
  };
}

function toBody({body, needsToken}: Operation): PostmanBody {
  const example = body?.example ?? null;
  if (body?.contentType !== 'multipart/form-data') {
    return {mode: 'raw', raw: compactJson(withVariables(example, needsToken)), options: {raw: {language: 'json'}}};
  }
  const formdata = Object.entries(isObject(example) ? example : {}).flatMap(([key, value]): PostmanField[] => {
    const file = body.files.find(({name}) => name === key);
    if (file) return [{key, type: 'file', src: file.fileName}];
    return [value].flat().map((entry) => ({
      key,
      type: 'text',
      value: typeof entry === 'string' ? entry : JSON.stringify(entry),
    }));
  });
  return {mode: 'formdata', formdata};
}

function withVariables(example: Json, needsToken: boolean): Json {
  if (needsToken || !isObject(example)) return example;
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, SECRET_VARIABLES[name] ?? value]));
}

function toResponse(
  {name, summary, value}: NamedExample,
  originalRequest: PostmanRequest,
  locale: ApiLocale,
): PostmanResponse {
  return {
    name: summary || message(locale, 'api.example') || name,
    originalRequest,
    status: 'OK',
    code: 200,
    header: [{key: 'Content-Type', value: 'application/json'}],
    body: JSON.stringify(value, null, 2),
    _postman_previewlanguage: 'json',
  };
}
