import type {Contract, ContractOperation} from './contract';

export type Match =
  | {kind: 'operation'; operation: ContractOperation; values: Record<string, string>}
  | {kind: 'method'; allowed: string[]}
  | {kind: 'incomplete'; operation: ContractOperation}
  | {kind: 'nothing'};

/** Finds the operation at a path; an exact path goes before one with parameters. */
export function route({operations}: Contract, method: string, path: string): Match {
  const matches = operations
    .flatMap((operation) => {
      const values = valuesIn(operation.path, path);
      return values ? [{operation, values}] : [];
    })
    .sort((a, b) => Object.keys(a.values).length - Object.keys(b.values).length);
  const [best] = matches;
  // `/documents/delete` is no document with the id `delete`, but a call whose id is missing.
  const incomplete = operations.find((operation) => operation.path.replace(/\/\{[^/]+\}$/, '') === path);
  if (incomplete && incomplete.path !== path && (!best || Object.keys(best.values).length > 0))
    return {kind: 'incomplete', operation: incomplete};
  if (!best) return {kind: 'nothing'};
  const isExact = Object.keys(best.values).length === 0;
  const candidates = isExact ? matches.filter(({values}) => Object.keys(values).length === 0) : matches;
  const found = candidates.find(({operation}) => operation.method === method);
  if (found) return {kind: 'operation', ...found};
  return {kind: 'method', allowed: candidates.map(({operation}) => operation.method)};
}

function valuesIn(template: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [template.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? '';
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name === undefined ? part !== text : text === '') return undefined;
    if (name !== undefined) values[name] = decode(text);
  }
  return values;
}

/** @returns a part of an address without its escapes; what is no escape stays */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
