import type {Json, NamedExample, Operation, Parameter} from '../shared/model';
import type {LocaleCode} from '../../kit/locales';
import {message} from '../../kit/messages';
import type {OpenApi} from '../contract/openApi';
import {compactJson} from '../samples/compactJson';
import {isObject} from '../contract/pointer';
import {toOperations} from '../model/operations';
import {toSampleRequest, type SampleBody} from '../samples/request';
import {testScript} from './collectionScripts';
import {variableFor, variablesOf, type CollectionVariable} from './collectionVariables';

export interface CollectionSource {
  documents: readonly OpenApi[];
  locale: LocaleCode;
  /** Label of the version. */
  version: string;
  apiUrl: string;
  /** Address of an operation's page. */
  pageUrl: (route: string) => string;
}

/** What the folders of a collection share. */
interface Collection extends CollectionSource {
  variables: CollectionVariable[];
}

/**
 * @returns a Postman collection (format 2.1) of every operation; answers fill the variables that later calls use, and
 *   each answer is checked
 * @see https://schema.postman.com/
 */
export function toPostman(source: CollectionSource) {
  const {locale, documents} = source;
  const [first] = documents;
  const variables = variablesOf(documents.flatMap((document) => toOperations(document)));
  const collection = {...source, variables};
  return {
    info: {
      name: `${first?.info.title ?? ''} ${source.version}`,
      description: first?.info.description ?? '',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
      version: source.version,
    },
    auth: {type: 'bearer', bearer: [{key: 'token', value: '{{token}}', type: 'string'}]},
    variable: [
      {key: 'baseUrl', value: source.apiUrl, description: message(locale, 'api.variable.baseUrl')},
      {key: 'username', value: '', description: message(locale, 'api.variable.username')},
      {key: 'password', value: '', description: message(locale, 'api.variable.password')},
      {key: 'token', value: '', description: message(locale, 'api.variable.token')},
      ...variables.map(({name, example, filledBy}) => ({
        key: name,
        value: String(example),
        description: message(locale, 'api.variable.filled', {
          calls: [...new Set(filledBy.map(({summary}) => summary))].join(', '),
        }),
      })),
    ],
    item: documents.flatMap((document) => toFolders(document, collection)),
  };
}

function toFolders(document: OpenApi, source: Collection) {
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

function toItem(operation: Operation, collection: Collection) {
  const {locale} = collection;
  const request = toRequest(operation, collection);
  const examples = operation.response.kind === 'envelope' ? operation.response.examples : [];
  return {
    name: operation.summary,
    request,
    response: examples.map((example) => toResponse(example, request, locale)),
    event: [{listen: 'test', script: {type: 'text/javascript', exec: testScript(operation, locale)}}],
  };
}

function toRequest(operation: Operation, {apiUrl, pageUrl, variables}: Collection) {
  const {path, parameters, description, notes, page} = operation;
  const {method, needsToken, body} = toSampleRequest(operation, apiUrl);
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  // An example's search finds nothing among a reader's own data.
  const isSent = ({inSample, name}: Parameter): boolean => inSample && name !== 'search';
  const sent = inQuery.filter(isSent);
  const address = path.replace(/\{([^}]+)\}/g, ':$1');
  const valueOf = ({name, example = ''}: Parameter): string => {
    const variable = variableFor(variables, name, example);
    return variable === undefined ? String(example) : `{{${variable}}}`;
  };
  const query = sent.map((parameter) => `${parameter.name}=${valueOf(parameter)}`).join('&');
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
        value: valueOf(parameter),
        description: parameter.description,
        disabled: !isSent(parameter),
      })),
      variable: inPath.map((parameter) => ({
        key: parameter.name,
        value: valueOf(parameter),
        description: parameter.description,
      })),
    },
    ...toBody(body, Object.keys(operation.body?.example ?? {}), variables),
    ...(needsToken ? {} : {auth: {type: 'noauth'}}),
  };
}

/**
 * What a login must not spell out is a variable of the collection (ECONTRACT_PASSWORD → {{password}}), and so is an id.
 *
 * @param order of the fields of a form
 */
function toBody(body: SampleBody, order: readonly string[], variables: readonly CollectionVariable[]) {
  if (body.kind === 'none') return {};
  if (body.kind === 'json') {
    const withSecrets = isObject(body.value)
      ? {
          ...body.value,
          ...Object.fromEntries(
            Object.entries(body.secrets).map(([field, name]) => [
              field,
              `{{${name.replace('ECONTRACT_', '').toLowerCase()}}}`,
            ]),
          ),
        }
      : body.value;
    const raw = compactJson(withVariables(withSecrets, variables)).replace(/"\{\{#(\w+)\}\}"/g, '{{$1}}');
    return {body: {mode: 'raw', raw, options: {raw: {language: 'json'}}}};
  }
  const texts = body.fields.map(({name, value}) => {
    const id = /^\d+$/.test(value) ? Number(value) : value;
    const variable = variableFor(variables, name, id);
    return {key: name, type: 'text', value: variable === undefined ? value : `{{${variable}}}`};
  });
  const files = body.files.map(({name, fileName}) => ({key: name, type: 'file', src: fileName}));
  const formdata = [...texts, ...files].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  return {body: {mode: 'formdata', formdata}};
}

/** Puts `{{name}}` in the place of ids; `{{#name}}` where the value is a number and so goes without quotes. */
function withVariables(value: Json, variables: readonly CollectionVariable[], key = ''): Json {
  if (Array.isArray(value)) return value.map((entry) => withVariables(entry, variables, key));
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, withVariables(entry, variables, name)]),
    );
  }
  const variable = variableFor(variables, key, value);
  return variable === undefined ? value : `{{${typeof value === 'number' ? '#' : ''}${variable}}}`;
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
