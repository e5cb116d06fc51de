import {operationsOf, type HttpMethod, type OpenApi, type OperationObject} from '../../src/reference/contract/openApi';
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
  method: HttpMethod;
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
      const pointer = toPointer(['paths', path, method]);
      return model ? [{document, validate, pointer, method, source: operation, model}] : [];
    });
  });
}

export type Match =
  | {kind: 'operation'; served: Served; pathValues: Readonly<Record<string, string>>}
  | {kind: 'method'; allowed: string[]}
  | {kind: 'nothing'};

/** Finds the operation at an address; an exact path goes before one with parameters, whose values stay undecoded. */
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
  const names: string[] = [];
  // A parameter may be a part of a segment: `v{number}.pdf`.
  const pattern = template.split(/(\{[^}]+\})/).map((part) => {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name === undefined) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    names.push(name);
    return '([^/]+)';
  });
  const found = new RegExp(`^${pattern.join('')}$`).exec(path);
  return found ? Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])) : undefined;
}
