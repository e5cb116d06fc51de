import type {NamedExample, Operation} from '../../shared/model';
import type {LocaleCode} from '../../../../config/locales';
import {message} from '../../../../content/messages';
import type {OpenApi} from '../contract/openApi';
import {compactJson} from '../compactJson';
import {isObject} from '../contract/pointer';
import {toOperations} from '../model/operations';
import {toSampleRequest, type SampleBody} from '../samples/request';

export interface CollectionSource {
  documents: readonly OpenApi[];
  locale: LocaleCode;
  /** Label of the version. */
  version: string;
  apiUrl: string;
  /** Address of an operation's page. */
  pageUrl: (route: string) => string;
}

/**
 * @returns a Postman collection (format 2.1) of every operation; a login stores its token for the calls after it
 * @see https://schema.postman.com/
 */
export function toPostman(source: CollectionSource) {
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

function toFolders(document: OpenApi, source: CollectionSource) {
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

function toItem(operation: Operation, {locale, apiUrl, pageUrl}: CollectionSource) {
  const request = toRequest(operation, apiUrl, pageUrl);
  const examples = operation.response.kind === 'envelope' ? operation.response.examples : [];
  return {
    name: operation.summary,
    request,
    response: examples.map((example) => toResponse(example, request, locale)),
    ...(isLogin(operation) ? {event: [{listen: 'test', script: {type: 'text/javascript', exec: storeToken}}]} : {}),
  };
}

/** What Postman runs after a login: the token of the response becomes the collection's. */
const storeToken = [
  'const {data} = pm.response.json();',
  "const token = typeof data === 'string' ? data : data && data.token;",
  "if (token) pm.collectionVariables.set('token', token);",
];

function isLogin({response}: Operation): boolean {
  const example = response.kind === 'envelope' ? response.examples[0]?.value : undefined;
  const data = isObject(example) ? example.data : undefined;
  return typeof data === 'string' || (isObject(data) && typeof data.token === 'string');
}

function toRequest(operation: Operation, apiUrl: string, pageUrl: CollectionSource['pageUrl']) {
  const {path, parameters, description, notes, page} = operation;
  const {method, needsToken, body} = toSampleRequest(operation, apiUrl);
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const sent = inQuery.filter(({inSample}) => inSample);
  const address = path.replace(/\{([^}]+)\}/g, ':$1');
  const query = sent.map(({name, example}) => `${name}=${String(example)}`).join('&');
  return {
    method,
    description: [description, ...notes, pageUrl(page)].filter((text) => text !== '').join('\n\n'),
    header: body.kind === 'json' ? [{key: 'Content-Type', value: 'application/json'}] : [],
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
    ...toBody(body, Object.keys(operation.body?.example ?? {})),
    ...(needsToken ? {} : {auth: {type: 'noauth'}}),
  };
}

/**
 * What a login must not spell out is a variable of the collection: ECONTRACT_PASSWORD → {{password}}
 *
 * @param order of the fields of a form
 */
function toBody(body: SampleBody, order: readonly string[]) {
  if (body.kind === 'none') return {};
  if (body.kind === 'json') {
    const field = (name: string): string | undefined =>
      body.secrets[name] && `"{{${body.secrets[name].replace('ECONTRACT_', '').toLowerCase()}}}"`;
    return {body: {mode: 'raw', raw: compactJson(body.value, {field}), options: {raw: {language: 'json'}}}};
  }
  const texts = body.fields.map(({name, value}) => ({key: name, type: 'text', value}));
  const files = body.files.map(({name, fileName}) => ({key: name, type: 'file', src: fileName}));
  const formdata = [...texts, ...files].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  return {body: {mode: 'formdata', formdata}};
}

function toResponse(
  {name, summary, value}: NamedExample,
  originalRequest: ReturnType<typeof toRequest>,
  locale: LocaleCode,
) {
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
