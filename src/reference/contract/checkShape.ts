import {knownLabels, versions} from '../../kit/versions';
import {didYouMean} from '../../kit/didYouMean';
import {versionFolder} from '../../kit/pageLocation';
import {findDataProblems} from '../../kit/readData';
import {confidences, type Json} from '../shared/model';
import type {ContractProblem} from './ContractError';
import {contractSchema} from './contractSchema';
import {
  operationsOf,
  type ExampleObject,
  type MediaType,
  type OpenApi,
  type OperationObject,
  type ParameterObject,
  type Ref,
  type RequestBodyObject,
  type ResponseObject,
  type Schema,
} from './openApi';
import {isObject, toPointer, type PathSegment} from './pointer';
import {resolveRef} from './refs';
import {unknownFields, unknownRequired} from './unknownFields';

/** Everything that a contract may say beyond OpenAPI; README.md explains it. */
const extensions = [
  'x-client-name',
  'x-confidence',
  'x-displayName',
  'x-enum',
  'x-failures',
  'x-known-values',
  'x-notes',
  'x-page',
  'x-sample',
  'x-sample-file',
  'x-seen-in',
];

/** Statuses that the platform documents, and `default` for all others. */
const statuses = ['200', '401', '502', 'default'];

type Report = (path: PathSegment[], rule: string, detail: string) => void;

/**
 * Checks what pages and samples need beyond OpenAPI. Whether a contract is right OpenAPI, and whether its examples fit
 * their schemas, is checked by `npm run contract:lint`. References must have been checked before.
 */
export function checkShape(file: string, root: Json): ContractProblem[] {
  const problems: ContractProblem[] = [];
  const report: Report = (path, rule, detail) => problems.push({file, pointer: toPointer(path), rule, detail});
  if (!isObject(root) || !/^3\.1\./.test(String(root.openapi))) {
    report(['openapi'], 'version', 'must be 3.1.x. Write "openapi: 3.1.0".');
    return problems;
  }
  for (const {path, rule, repair} of findDataProblems(contractSchema, root))
    report(path.map(String), 'shape', `${rule}. ${repair}`);
  if (problems.length > 0) return problems;
  checkExtensions(root, [], report);
  const document = root as unknown as OpenApi;
  const label = versions.find(({name}) => file.startsWith(`openapi/${versionFolder(name)}/`))?.label;
  if (label !== undefined && document.info.version !== label)
    report(
      ['info', 'version'],
      'version',
      `is "${document.info.version}" in the contract of ${label}. Write ${label}.`,
    );
  checkRequired(document, root, [], report);
  const pages = new Map<string, string>();
  const clientNames = new Map<string, string>();
  for (const group of ['paths', 'webhooks'] as const) {
    for (const {path, method, operation} of operationsOf(document[group])) {
      const here = [group, path, method];
      const page = operation['x-page'];
      const other = page && pages.get(page);
      if (other) report([...here, 'x-page'], 'unique', `"${page}" is taken by #${other}. Choose another.`);
      if (page) pages.set(page, toPointer(here));
      const name = operation['x-client-name'];
      const namesake = name && clientNames.get(name);
      if (namesake) report([...here, 'x-client-name'], 'unique', `"${name}" is taken by #${namesake}. Choose another.`);
      if (name) clientNames.set(name, toPointer(here));
      checkSources(here, operation, report);
      checkStatuses(here, operation, report);
      checkParameters(document, here, operation, report);
      checkResponse(document, here, operation, report);
      checkBody(document, here, operation, report);
      checkExamples(document, here, operation, report);
    }
  }
  return problems;
}

/** Keywords of our own, and the marks of confidence, wherever they stand. */
function checkExtensions(value: Json | undefined, path: PathSegment[], report: Report): void {
  if (Array.isArray(value)) value.forEach((entry, index) => checkExtensions(entry, [...path, index], report));
  if (!isObject(value)) return;
  for (const [key, child] of Object.entries(value)) {
    const here = [...path, key];
    if (key.startsWith('x-') && !extensions.includes(key))
      report(here, 'extension', `is unknown. ${didYouMean(key, extensions)} Correct the name.`);
    if (key === 'x-confidence' && !confidences.some((confidence) => confidence === child))
      report(here, 'confidence', `"${String(child)}" is unknown. Use ${confidences.join(' or ')}.`);
    checkExtensions(child, here, report);
  }
}

/** A call whose documentation nobody read must say how it is known, so that no page shows it as a fact. */
function checkSources(here: PathSegment[], operation: OperationObject, report: Report): void {
  const seenIn = operation['x-seen-in'];
  if (!seenIn)
    return report([...here, 'x-seen-in'], 'source', 'is missing. List the versions in which the call was read.');
  for (const label of seenIn.filter((candidate) => !knownLabels.includes(candidate)))
    report([...here, 'x-seen-in'], 'source', `"${label}" is no version. Use ${knownLabels.join(', ')}.`);
  if (seenIn.length === 0 && !operation['x-confidence'])
    report(
      [...here, 'x-confidence'],
      'source',
      'is missing, though no version of the call was read. Write public-programs or inferred.',
    );
}

function checkStatuses(here: PathSegment[], {responses}: OperationObject, report: Report): void {
  for (const status of Object.keys(responses).filter((candidate) => !statuses.includes(candidate)))
    report([...here, 'responses', status], 'status', `is not documented. Use ${statuses.join(', ')}.`);
}

/** Every schema, wherever it stands, requires only fields that it has. */
function checkRequired(document: OpenApi, value: Json | undefined, path: PathSegment[], report: Report): void {
  if (Array.isArray(value)) value.forEach((entry, index) => checkRequired(document, entry, [...path, index], report));
  if (!isObject(value)) return;
  if (Array.isArray(value.required)) {
    for (const name of unknownRequired(document, value as Schema))
      report(
        [...path, 'required'],
        'field',
        `"${name}" is no field of this object. Correct the name, or add the field.`,
      );
  }
  for (const [key, child] of Object.entries(value)) checkRequired(document, child, [...path, key], report);
}

type Carrier = RequestBodyObject | ResponseObject | Ref;

/** Examples hold only fields of their schema; what the schema does not know, readers cannot look up. */
function checkExamples(document: OpenApi, here: PathSegment[], operation: OperationObject, report: Report): void {
  const {requestBody, responses} = operation;
  const carriers = Object.entries(responses).map(([status, response]): [PathSegment[], Carrier] => [
    [...here, 'responses', status],
    response,
  ]);
  if (requestBody) carriers.push([[...here, 'requestBody'], requestBody]);
  for (const [path, carrier] of carriers) {
    const {content = {}} = resolveRef<Exclude<Carrier, Ref>>(document, carrier);
    for (const [type, {schema, examples = {}}] of Object.entries(content)) {
      for (const [name, entry] of Object.entries(schema ? examples : {})) {
        const {value} = resolveRef<ExampleObject>(document, entry);
        for (const field of unknownFields(document, schema ?? {}, value))
          report(
            [...path, 'content', type, 'examples', name],
            'field',
            `"${field}" is not in the schema. Correct the name, or add the field to the schema.`,
          );
      }
    }
  }
}

function checkParameters(document: OpenApi, here: PathSegment[], operation: OperationObject, report: Report): void {
  operation.parameters?.forEach((entry, index) => {
    const parameter = resolveRef<ParameterObject>(document, entry);
    if (parameter.in === 'path' && parameter.example === undefined)
      report(
        [...here, 'parameters', index],
        'path-parameter',
        `"${parameter.name}" has no example, which the samples need.`,
      );
  });
}

function checkResponse(document: OpenApi, here: PathSegment[], {responses}: OperationObject, report: Report): void {
  const place = [...here, 'responses', '200'];
  const success = responses['200'];
  if (!success) return report(place, 'response', 'is missing. Describe the successful response.');
  const content = Object.entries(resolveRef<ResponseObject>(document, success).content ?? {});
  if (content.length === 0) report([...place, 'content'], 'response', 'is missing. Say what the response carries.');
  for (const [type, {schema, examples}] of content) {
    if (type === 'application/json' && !(schema && examples))
      report(place, 'response', 'lacks its schema or its examples. Add schema and examples.default.');
  }
}

function checkBody(document: OpenApi, here: PathSegment[], {requestBody}: OperationObject, report: Report): void {
  if (!requestBody) return;
  const {content} = resolveRef<RequestBodyObject>(document, requestBody);
  for (const [type, {schema, examples}] of Object.entries<MediaType>(content)) {
    if (!(schema && examples?.default))
      report(
        [...here, 'requestBody', 'content', type],
        'body',
        'lacks its schema or examples.default, which the samples send. Add them.',
      );
    for (const [name, entry] of Object.entries(examples ?? {})) {
      if (name !== 'default' && !resolveRef<ExampleObject>(document, entry).summary)
        report(
          [...here, 'requestBody', 'content', type, 'examples', name, 'summary'],
          'example',
          'is missing. Say in a few words what the example shows; readers choose it by these words.',
        );
    }
  }
}
