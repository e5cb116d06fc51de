import {exactJson} from '../shared/exactJson';
import type {NamedExample, Operation} from '../shared/model';
import type {LocaleCode} from '../../kit/locales';
import {message} from '../../kit/messages';
import type {OpenApi} from '../contract/openApi';
import {toOperations} from '../model/operations';
import {keyVariable} from '../samples/credentials';
import {toSampleRequest} from '../samples/request';
import {localName} from '../samples/text';
import {escapeScript, testScript} from './collectionScripts';
import {variablesOf, type CollectionVariable} from './collectionVariables';
import {toPostmanRequest, type PostmanRequest} from './postmanRequest';

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
  const operations = documents.flatMap((document) => toOperations(document));
  const variables = variablesOf(operations);
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
      ...keysOf(operations),
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

/** The keys of partners, which a reader fills in. */
function keysOf(operations: readonly Operation[]) {
  const credentials = operations.flatMap(({security}) => security.flat());
  const keys = credentials.flatMap(({kind, scheme, description}): [string, string][] =>
    kind === 'apiKey' ? [[localName(keyVariable(scheme)), description]] : [],
  );
  return [...new Map(keys)].map(([key, description]) => ({key, value: '', description}));
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
  const request = toPostmanRequest(operation, collection);
  const escapes = escapeScript(toSampleRequest(operation, collection.apiUrl));
  const examples = operation.response.kind === 'envelope' ? operation.response.examples : [];
  return {
    name: operation.summary,
    request,
    response: examples.map((example) => toResponse(example, request, locale)),
    event: [
      ...(escapes.length > 0 ? [toEvent('prerequest', escapes)] : []),
      toEvent('test', testScript(operation, locale)),
    ],
  };
}

function toEvent(listen: 'prerequest' | 'test', exec: readonly string[]) {
  return {listen, script: {type: 'text/javascript', exec}};
}

function toResponse({name, summary, value}: NamedExample, originalRequest: PostmanRequest, locale: LocaleCode) {
  return {
    name: summary || message(locale, 'api.example') || name,
    originalRequest,
    status: 'OK',
    code: 200,
    header: [{key: 'Content-Type', value: 'application/json'}],
    body: exactJson(value, 2),
    _postman_previewlanguage: 'json',
  };
}
