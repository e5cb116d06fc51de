import {operationsOf, type OpenApi, type OperationObject} from '../../src/reference/contract/openApi';
import {toPointer} from '../../src/reference/contract/pointer';
import {createValidator} from '../../src/reference/contract/createValidator';
import {toJson} from '../../src/reference/contract/loadContract';
import {toOperations} from '../../src/reference/model/operations';
import type {Operation} from '../../src/reference/shared/model';

/** An operation that the sandbox serves. */
export interface Served {
  document: OpenApi;
  validate: ReturnType<typeof createValidator>;
  /** JSON pointer of the operation in the contract. */
  pointer: string;
  source: OperationObject;
  model: Operation;
}

/** @returns every operation of the contracts. */
export function listOperations(documents: readonly OpenApi[]): Served[] {
  return documents.flatMap((document) => {
    const validate = createValidator(toJson(document));
    const models = toOperations(document);
    return operationsOf(document.paths).flatMap(({path, method, operation}) => {
      const model = models.find(({id}) => id === operation.operationId);
      return model ? [{document, validate, pointer: toPointer(['paths', path, method]), source: operation, model}] : [];
    });
  });
}

export type Match =
  | {kind: 'operation'; served: Served; pathValues: Readonly<Record<string, string>>}
  | {kind: 'method'; allowed: string[]}
  | {kind: 'nothing'};

/** Finds the operation at an address; an exact path goes before one with parameters. */
export function matchOperation(all: readonly Served[], method: string, path: string): Match {
  const matches = all
    .flatMap((served) => {
      const pathValues = matchPath(served.model.path, path);
      return pathValues ? [{served, pathValues}] : [];
    })
    .sort((a, b) => Object.keys(a.pathValues).length - Object.keys(b.pathValues).length);
  const found = matches.find(({served}) => served.model.method === method);
  if (found) return {kind: 'operation', ...found};
  return matches.length > 0
    ? {kind: 'method', allowed: matches.map(({served}) => served.model.method)}
    : {kind: 'nothing'};
}

function matchPath(template: string, path: string): Record<string, string> | undefined {
  const [expected, given] = [template.split('/'), path.split('/')];
  if (expected.length !== given.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    const text = given[index] ?? '';
    if (name && text !== '') values[name] = decode(text);
    else if (part !== text) return undefined;
  }
  return values;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
