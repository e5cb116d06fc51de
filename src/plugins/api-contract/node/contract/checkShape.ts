import type {Json} from '../../shared/model';
import type {ContractProblem} from './ContractError';
import {httpMethods, type OpenApi, type OperationObject, type ParameterObject, type ResponseObject} from './openApi';
import {isObject, toPointer, valueAt, type PathSegment} from './pointer';
import {resolveRef} from './refs';

const confidences = ['inferred', 'partly-seen'];

/**
 * Checks what the pages and samples rely on: the parts that OpenAPI leaves to taste. (The rest of OpenAPI is the
 * linter's business.) References must have been checked before.
 */
export function checkShape(file: string, root: Json): ContractProblem[] {
  const problems: ContractProblem[] = [];
  const report = (path: PathSegment[], rule: string, detail: string): void => {
    problems.push({file, pointer: toPointer(path), rule, detail});
  };
  if (!isObject(root) || !/^3\.1\./.test(String(root.openapi))) {
    report(['openapi'], 'version', 'must be 3.1.x. Write "openapi: 3.1.0".');
    return problems;
  }
  if (typeof valueAt(root, '/servers/0/url') !== 'string')
    report(['servers'], 'servers', 'needs a first server; samples take their base address from it.');
  if (typeof valueAt(root, '/info/title') !== 'string') report(['info', 'title'], 'info', 'needs a title.');
  checkConfidence(root, [], report);

  const seen = new Map<string, string>();
  for (const group of ['paths', 'webhooks'] as const) {
    const items = root[group];
    if (items === undefined && group === 'webhooks') continue;
    if (!isObject(items)) {
      report([group], group, 'must be an object.');
      continue;
    }
    for (const [path, item] of Object.entries(items)) {
      for (const method of httpMethods) {
        const operation = isObject(item) ? item[method] : undefined;
        if (operation === undefined) continue;
        const here = [group, path, method];
        if (!isObject(operation)) {
          report(here, 'operation', 'must be an object.');
          continue;
        }
        const checked = operation as unknown as OperationObject;
        for (const key of ['operationId', 'summary'] as const) {
          if (typeof checked[key] !== 'string' || checked[key] === '')
            report([...here, key], 'operation', `is missing. Give the operation its ${key}.`);
        }
        for (const [key, value] of [
          ['operationId', checked.operationId],
          ['x-page', checked['x-page']],
        ] as const) {
          const known = value === undefined ? undefined : seen.get(`${key} ${value}`);
          if (known) report([...here, key], 'unique', `"${value}" is taken by #${known}. Choose another.`);
          if (value !== undefined) seen.set(`${key} ${value}`, toPointer(here));
        }
        if (group === 'paths' && typeof checked['x-page'] !== 'string')
          report([...here, 'x-page'], 'operation', 'is missing. Name the route of the page that shows the operation.');
        checkParameters(root as unknown as OpenApi, path, here, checked, report);
        checkAnswer(root as unknown as OpenApi, here, checked, report);
        checkBody(root as unknown as OpenApi, here, checked, report);
      }
    }
  }
  return problems;
}

type Report = (path: PathSegment[], rule: string, detail: string) => void;

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

function checkParameters(
  document: OpenApi,
  path: string,
  here: PathSegment[],
  operation: OperationObject,
  report: Report,
): void {
  const inPath = new Set([...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]));
  const declared = new Set<string>();
  (operation.parameters ?? []).forEach((entry, index) => {
    const parameter = resolveRef<ParameterObject>(document, entry);
    const place = [...here, 'parameters', index];
    if (!isObject(parameter.schema)) report(place, 'parameter', 'has no schema. Give it one.');
    if (parameter.in !== 'path') return;
    declared.add(parameter.name);
    if (!inPath.has(parameter.name))
      report(place, 'path-parameter', `"${parameter.name}" is not in the path ${path}. Add it there, or remove it.`);
    if (parameter.required !== true) report(place, 'path-parameter', `"${parameter.name}" must say "required: true".`);
    if (parameter.example === undefined)
      report(place, 'path-parameter', `"${parameter.name}" has no example, which the samples need.`);
  });
  for (const name of inPath) {
    if (name && !declared.has(name))
      report(
        [...here, 'parameters'],
        'path-parameter',
        `{${name}} in the path is not declared. Add it to the parameters.`,
      );
  }
}

function checkAnswer(document: OpenApi, here: PathSegment[], operation: OperationObject, report: Report): void {
  const success = operation.responses?.['200'];
  if (!success) {
    report([...here, 'responses', '200'], 'answer', 'is missing. Describe the successful answer.');
    return;
  }
  const content = resolveRef<ResponseObject>(document, success).content;
  if (!content || Object.keys(content).length === 0)
    report([...here, 'responses', '200', 'content'], 'answer', 'is missing. Say what the answer carries.');
  const json = content?.['application/json'];
  if (json && !json.schema) report([...here, 'responses', '200'], 'answer', 'has no schema. Give it one.');
  if (json && !json.examples) report([...here, 'responses', '200'], 'answer', 'has no examples. Add examples.default.');
}

function checkBody(document: OpenApi, here: PathSegment[], operation: OperationObject, report: Report): void {
  if (!operation.requestBody) return;
  const {content} = resolveRef(document, operation.requestBody) as {
    content?: Record<string, {schema?: unknown; examples?: Record<string, unknown>}>;
  };
  for (const [type, media] of Object.entries(content ?? {})) {
    const place = [...here, 'requestBody', 'content', type];
    if (!['application/json', 'multipart/form-data'].includes(type))
      report(place, 'body', 'is a content type the samples cannot send. Use application/json or multipart/form-data.');
    if (!media.schema) report(place, 'body', 'has no schema. Give it one.');
    if (!media.examples?.default) report(place, 'body', 'has no examples.default, which the samples send.');
  }
}
