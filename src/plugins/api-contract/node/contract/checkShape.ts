import {findDataProblems} from '../../../../content/readData';
import type {Json} from '../../shared/model';
import type {ContractProblem} from './ContractError';
import {contractSchema} from './contractSchema';
import {
  operationsOf,
  type MediaType,
  type OpenApi,
  type OperationObject,
  type ParameterObject,
  type RequestBodyObject,
  type ResponseObject,
} from './openApi';
import {isObject, toPointer, type PathSegment} from './pointer';
import {resolveRef} from './refs';

const confidences = ['inferred', 'partly-seen'];

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
  checkConfidence(root, [], report);
  const document = root as unknown as OpenApi;
  const pages = new Map<string, string>();
  for (const group of ['paths', 'webhooks'] as const) {
    for (const {path, method, operation} of operationsOf(document[group])) {
      const here = [group, path, method];
      const page = operation['x-page'];
      const other = page && pages.get(page);
      if (other) report([...here, 'x-page'], 'unique', `"${page}" is taken by #${other}. Choose another.`);
      if (page) pages.set(page, toPointer(here));
      checkParameters(document, here, operation, report);
      checkResponse(document, here, operation, report);
      checkBody(document, here, operation, report);
    }
  }
  return problems;
}

function checkConfidence(value: Json | undefined, path: PathSegment[], report: Report): void {
  if (Array.isArray(value)) value.forEach((entry, index) => checkConfidence(entry, [...path, index], report));
  if (!isObject(value)) return;
  const confidence = value['x-confidence'];
  if (confidence !== undefined && !confidences.includes(String(confidence))) {
    report(
      [...path, 'x-confidence'],
      'confidence',
      `"${String(confidence)}" is unknown. Use ${confidences.join(' or ')}.`,
    );
  }
  for (const [key, child] of Object.entries(value)) checkConfidence(child, [...path, key], report);
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
  }
}
