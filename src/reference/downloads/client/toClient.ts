import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isObject, valueAt} from '../../contract/pointer';
import type {Json, JsonObject} from '../../shared/model';
import {putPlatformAddress} from '../../../kit/platformAddress';
import {schemaPath, splitDirections} from './directions';
import {idOf, methodNamer} from './methodNames';
import {methodsOf} from './methods';
import {nameBodies, narrowForms} from './nameTypes';
import {declarationOf, literal} from './types';

/** @returns a part of the client that does not depend on a contract; the parts become one file, and import nothing */
function runtime(name: 'runtime' | 'anyRuntime' | 'keyRuntime'): string {
  return putPlatformAddress(readFileSync(join(__dirname, `${name}.ts`), 'utf8'))
    .replace(/^import [^;]*;\n/gm, '')
    .trimStart();
}

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
 */
export function toClient(version: string, apiUrl: string, contracts: readonly ClientContract[]): string {
  const declarations = new Map<string, string>();
  const methods = new Map<string, string>();
  const queries: string[] = [];
  const keys = new Set<string>();
  const nameOf = methodNamer();
  let [isAny, isAccount] = [false, false];
  for (const {url, contract: published} of contracts) {
    const id = idOf(url).toUpperCase();
    const contract = withOwnNames(splitDirections(narrowForms(nameBodies(published))), id, declarations);
    const schemas = schemasOf(contract);
    for (const name of usedNames(contract, schemas)) declarations.set(name, declarationOf(name, schemas));
    for (const method of methodsOf(contract, (name) => nameOf(name, url))) {
      methods.set(method.name, method.code);
      if (method.queryType !== '') queries.push(method.queryType);
      for (const key of method.keys) keys.add(literal(key));
      isAny ||= method.isAny;
      isAccount ||= method.isAccount;
    }
  }
  const sources = contracts.map(({url}) => `// ${url}`).join('\n');
  const [{contract: first}] = contracts as [ClientContract];
  const licence = isObject(first.info) && isObject(first.info.license) ? String(first.info.license.name) : '';
  const hasKeys = keys.size > 0 || isAccount;
  const base = hasKeys ? `KeyConnection<${[...keys].join(' | ') || 'never'}>` : isAny ? 'AnyConnection' : 'Connection';
  return [
    `// TypeScript client of the e-contract API, version ${version}. Licence: ${licence}.
// One file without dependencies, for browsers, Node.js 20 or newer, Deno and Bun. Made from:
${sources}\n`,
    runtime('runtime'),
    ...(isAny ? [runtime('anyRuntime')] : []),
    ...(hasKeys ? [runtime('keyRuntime')] : []),
    `/**
 * The calls of the API. A method resolves when the call went through; otherwise it throws an \`EContractError\`.
 *
 * @example
 * const api = new EContract({baseUrl: '${apiUrl}'});
 * api.token = (await api.login({username, password, companyId: 901})).data;
 */
export class EContract extends ${base} {
${[...methods.values()].join('\n')}}\n`,
    ...queries,
    ...declarations.values(),
  ].join('\n');
}

/** A name has one meaning in the client of a version: what a later contract describes in another way gets its own name. */
function withOwnNames(contract: JsonObject, suffix: string, known: ReadonlyMap<string, string>): JsonObject {
  const schemas = schemasOf(contract);
  const clashing = usedNames(contract, schemas).filter(
    (name) => (known.get(name) ?? declarationOf(name, schemas)) !== declarationOf(name, schemas),
  );
  if (clashing.length === 0) return contract;
  const refs = new Map(clashing.map((name) => [schemaPath + name, schemaPath + name + suffix]));
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        key === '$ref' && typeof child === 'string' ? (refs.get(child) ?? child) : visit(child),
      ]),
    );
  };
  const renamed = Object.entries(schemas).map(([name, schema]): [string, Json] => [
    clashing.includes(name) ? name + suffix : name,
    visit(schema),
  ]);
  const components = isObject(contract.components) ? contract.components : {};
  const others = visit({...contract, components: {...components, schemas: {}}}) as JsonObject;
  // What refers to a renamed schema has changed, too.
  return withOwnNames(
    {...others, components: {...(others.components as JsonObject), schemas: Object.fromEntries(renamed)}},
    suffix,
    known,
  );
}

function schemasOf({components}: JsonObject): JsonObject {
  return isObject(components) && isObject(components.schemas) ? components.schemas : {};
}

/** The schemas of calls and webhooks and those that they refer to, in the order of the contract. */
function usedNames(contract: JsonObject, schemas: JsonObject): string[] {
  const found = new Set<string>();
  const visit = (value: Json | undefined, isAnswer = false): void => {
    if (Array.isArray(value)) return value.forEach((one) => visit(one, isAnswer));
    if (!isObject(value)) return;
    const {$ref: ref} = value;
    // The type of every answer is part of the runtime.
    if (typeof ref === 'string' && !found.has(ref) && !(isAnswer && ref === schemaPath + envelope)) {
      found.add(ref);
      visit(valueAt(contract, ref.slice(1)), isAnswer);
    }
    for (const [key, child] of Object.entries(value)) {
      if (key === 'responses' && isObject(child)) Object.entries(child).forEach(visitAnswer);
      else visit(child, isAnswer && !['properties', 'items', 'additionalProperties'].includes(key));
    }
  };
  const visitAnswer = ([status, answer]: [string, Json]): void => {
    // A refusal is an EContractError.
    const isShared = isObject(answer) && typeof answer.$ref === 'string';
    if (!isShared || status.startsWith('2')) visit(answer, true);
  };
  visit([contract.paths ?? {}, contract.webhooks ?? {}]);
  return Object.keys(schemas).filter((name) => found.has(schemaPath + name));
}
