import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {isObject, valueAt} from '../../contract/pointer';
import type {Json, JsonObject} from '../../shared/model';
import {methodsOf} from './methods';
import {declarationOf} from './types';

/** The part of the client that does not depend on a contract. */
const runtimeFile = join(__dirname, 'runtime.ts');

const schemaPath = '#/components/schemas/';
const envelope = 'Envelope';

/** A published contract and its address, which ends with its id: `v1.json`. */
export interface ClientContract {
  contract: JsonObject;
  url: string;
}

/**
 * Writes a client for TypeScript: one file without dependencies that holds the types of the contracts and a method for
 * each call.
 *
 * @param version as readers know it
 * @param apiUrl address of the example
 * @param contracts of that version, the one that most programs need first
 * @throws Error if two contracts give different meanings to one name, or if a call cannot be sent
 */
export function toClient(version: string, apiUrl: string, contracts: readonly ClientContract[]): string {
  const declarations = new Map<string, string>();
  const methods = new Map<string, string>();
  const queries: string[] = [];
  for (const {url, contract} of contracts) {
    const id = basename(url, '.json');
    const schemas = schemasOf(contract);
    for (const name of usedNames(contract, schemas)) {
      const declaration = declarationOf(name, schemas);
      if ((declarations.get(name) ?? declaration) !== declaration)
        throw new Error(
          `reference: ${id} describes ${name} in another way than the contract before it. In the client of a version a name has one meaning: give the schema a name of its own.`,
        );
      declarations.set(name, declaration);
    }
    const rename = (name: string): string => (methods.has(name) ? `${name}${id.toUpperCase()}` : name);
    for (const {name, code, queryType} of methodsOf(contract, rename)) {
      methods.set(name, code);
      if (queryType !== '') queries.push(queryType);
    }
  }
  const sources = contracts.map(({url}) => `// ${url}`).join('\n');
  const [{contract: first}] = contracts as [ClientContract];
  const licence = isObject(first.info) && isObject(first.info.license) ? String(first.info.license.name) : '';
  return [
    `// TypeScript client of the e-contract API, version ${version}. Licence: ${licence}.
// One file without dependencies, for browsers, Node.js 20 or newer, Deno and Bun. Made from:
${sources}\n`,
    readFileSync(runtimeFile, 'utf8'),
    `/**
 * The calls of the API. A method resolves when the call went through; otherwise it throws an \`EContractError\`.
 *
 * @example
 * const api = new EContract({baseUrl: '${apiUrl}'});
 * api.token = (await api.login({username, password, companyId: 901})).data;
 */
export class EContract extends Connection {
${[...methods.values()].join('\n')}}\n`,
    ...queries,
    ...declarations.values(),
  ].join('\n');
}

function schemasOf({components}: JsonObject): JsonObject {
  return isObject(components) && isObject(components.schemas) ? components.schemas : {};
}

/** The schemas of calls and webhooks and those that they refer to, in the order of the contract. */
function usedNames(contract: JsonObject, schemas: JsonObject): string[] {
  const found = new Set<string>();
  const visit = (value: Json | undefined): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isObject(value)) return;
    const {$ref: ref} = value;
    // The type of every answer is part of the runtime, and a refusal is an EContractError.
    if (typeof ref === 'string' && !found.has(ref) && ref !== schemaPath + envelope && !ref.includes('/responses/')) {
      found.add(ref);
      visit(valueAt(contract, ref.slice(1)));
    }
    Object.values(value).forEach(visit);
  };
  visit([contract.paths ?? {}, contract.webhooks ?? {}]);
  return Object.keys(schemas).filter((name) => found.has(schemaPath + name));
}
