import {knownLabels, versions} from '../../kit/versions';
import {versionFolder} from '../../kit/pageLocation';
import type {Json} from '../shared/model';
import {checkKeywords} from './checkKeywords';
import {checkContents} from './checkContents';
import {checkRequest, checkSecurity} from './checkRequests';
import {checkSchemas} from './checkSchemas';
import {checkTexts} from './checkTexts';
import type {ContractProblem, Report} from './ContractError';
import {operationsOf, type OpenApi, type OperationObject} from './openApi';
import {isObject, toPointer, type PathSegment} from './pointer';
import {writeMark} from './unwritten';

/**
 * Checks what pages and samples need beyond OpenAPI, and that nothing is said which they would not show. Whether a
 * contract is right OpenAPI, and whether its examples fit their schemas, is checked by `npm run contract:lint`.
 * References must have been checked before.
 */
export function checkShape(file: string, root: Json): ContractProblem[] {
  const problems: ContractProblem[] = [];
  const report: Report = (path, rule, detail) => problems.push({file, pointer: toPointer(path), rule, detail});
  if (!isObject(root) || !/^3\.1\./.test(String(root.openapi))) {
    report(['openapi'], 'version', 'must be 3.1.x. Write "openapi: 3.1.0".');
    return problems;
  }
  checkKeywords(root, report);
  if (problems.length > 0) return problems;
  checkSchemas(root, report);
  checkTexts(root, report);
  if (problems.length > 0) return problems;
  const document = root as unknown as OpenApi;
  checkVersion(file, document, report);
  if (document.servers.length === 0) report(['servers'], 'shape', 'is empty. Name a server with its url.');
  checkNames(document, report);
  checkSecurity(document, report);
  for (const group of ['paths', 'webhooks'] as const) {
    for (const {path, method, operation} of operationsOf(document[group])) {
      checkSources([group, path, method], operation, report);
      if (group === 'paths') checkRequest(document, path, method, operation, report);
      checkContents(document, [group, path, method], operation, report);
    }
  }
  return problems;
}

function checkVersion(file: string, {info}: OpenApi, report: Report): void {
  const label = versions.find(({name}) => file.startsWith(`openapi/${versionFolder(name)}/`))?.label;
  if (label !== undefined && info.version !== label)
    report(['info', 'version'], 'version', `is "${info.version}" in the contract of ${label}. Write ${label}.`);
}

/** Pages and the names of generated functions belong to one operation each. */
function checkNames(document: OpenApi, report: Report): void {
  const taken = new Map<string, string>();
  for (const group of ['paths', 'webhooks'] as const) {
    for (const {path, method, operation} of operationsOf(document[group])) {
      for (const key of ['x-page', 'x-client-name'] as const) {
        const name = operation[key];
        if (name === undefined || name.startsWith(writeMark)) continue;
        const other = taken.get(`${key} ${name}`);
        const here = [group, path, method];
        if (other) report([...here, key], 'unique', `"${name}" is taken by #${other}. Choose another.`);
        taken.set(`${key} ${name}`, toPointer(here));
        if (key === 'x-client-name' && !/^[a-z][A-Za-z\d]*$/.test(name))
          report(
            [...here, key],
            'shape',
            `"${name}" is no name in programs. Write a verb and its object: createDocument.`,
          );
      }
    }
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
