import type {LocaleCode} from '../../../kit/locales';
import {message} from '../../../kit/messages';
import type {Json, JsonObject, Operation} from '../../shared/model';
import {sourcesPage} from '../../shared/anchors';
import {sampleLanguages} from '../../shared/sampleLanguages';
import {toJson} from '../../contract/loadContract';
import type {OpenApi} from '../../contract/openApi';
import {isObject} from '../../contract/pointer';
import {toOperations} from '../../model/operations';
import {emitSample} from '../../samples/emit';
import {toSampleRequest} from '../../samples/request';
import {flattenAllOf} from './flattenAllOf';
import {nameEnums} from './nameEnums';
import {splitWebhooks} from './splitWebhooks';

export interface PublicContractSource {
  document: OpenApi;
  /** The same contract in English, from which names in programs are made in every language. */
  english: OpenApi;
  locale: LocaleCode;
  apiUrl: string;
  /** Address of a page of this version and language. */
  pageUrl: (route: string) => string;
}

/** Extensions that only our own pages and samples use, or that are told in standard words instead. */
const ownExtensions = new Set([
  'x-page',
  'x-sample',
  'x-sample-file',
  'x-sample-link',
  'x-client-name',
  'x-notes',
  'x-failures',
]);

/**
 * The contract as it is published: one file in which generators of programs find names for operations and for the
 * values of lists, an address to fill in, a sample in each language, and links to the pages.
 *
 * @throws Error if two values of a list have one name
 */
export function publicContract({document, english, locale, apiUrl, pageUrl}: PublicContractSource): JsonObject {
  const operations = new Map(toOperations(document).map((operation) => [operation.id, operation]));
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    const entries = Object.entries(value)
      .filter(([key]) => !ownExtensions.has(key))
      .map(([key, child]): [string, Json] => [key, visit(child)]);
    return Object.fromEntries([...entries, ...standardWords(value)]);
  };
  const standardWords = (value: JsonObject): [string, Json][] => {
    const {'x-page': page, 'x-client-name': name, operationId: id} = value;
    const operation = typeof id === 'string' && typeof name === 'string' ? operations.get(id) : undefined;
    return [
      ...(typeof page === 'string' ? [['externalDocs', {url: pageUrl(page)}] satisfies [string, Json]] : []),
      ...(operation && typeof name === 'string' ? wordsOf(operation, name, apiUrl) : []),
    ];
  };
  const named = nameEnums(toJson(document) as JsonObject, toJson(english) as JsonObject);
  const published = visit(flattenAllOf(named)) as JsonObject;
  const info = {...(isObject(published.info) ? published.info : {}), contact: {url: pageUrl(sourcesPage)}};
  return {...published, info, servers: [serverOf(apiUrl, locale)], ...splitWebhooks(published)};
}

function wordsOf(operation: Operation, name: string, apiUrl: string): [string, Json][] {
  const {description, notes, errors} = operation;
  const known = errors.flatMap(({message: text, description: meaning}) =>
    text === undefined ? [] : [`- ${text}: ${meaning}`],
  );
  const request = toSampleRequest(operation, apiUrl);
  return [
    ['operationId', name],
    ['description', [description, ...notes, known.join('\n')].filter((text) => text !== '').join('\n\n')],
    [
      'x-codeSamples',
      sampleLanguages.map(({id, label, prism}) => ({
        lang: prism === 'bash' ? 'Shell' : label,
        label,
        source: emitSample(id, request, 'short'),
      })),
    ],
  ];
}

/** Every installation of the platform has an address of its own, and a mock server often has no certificate. */
function serverOf(apiUrl: string, locale: LocaleCode): JsonObject {
  const {protocol, host, pathname} = new URL(apiUrl);
  return {
    url: `{protocol}://{host}${pathname.replace(/\/$/, '')}`,
    description: message(locale, 'api.serverHost'),
    variables: {
      // Without a description: widespread copies of the schema of OpenAPI 3.1 misspell the word, and refuse it.
      protocol: {default: protocol.replace(':', ''), enum: ['https', 'http']},
      host: {default: host},
    },
  };
}
