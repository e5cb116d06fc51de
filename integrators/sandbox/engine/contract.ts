import type {Json, JsonObject} from './json';

/** A JSON schema of the contract; references lead into `components/schemas`. */
export type Schema = boolean | (JsonObject & {$ref?: string});

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  isRequired: boolean;
  schema: Schema;
}

/** What the engine needs of an operation. */
export interface ContractOperation {
  /** Id of the operation, with its file where two have the same: `password-login`, `v2/password-login`. */
  id: string;
  method: string;
  /** As the contract writes it, such as `/api/documents/{id}`. */
  path: string;
  /** Whether the call needs a token. */
  needsToken: boolean;
  parameters: Parameter[];
  /** Schema of the body by content type; undefined for a call without a body. */
  body?: {type: string; schema: Schema};
  /** Schema of the answer with HTTP 200; undefined for a file. */
  answer?: Schema;
}

/** The contracts of a version, without texts and examples. */
export interface Contract {
  version: string;
  /** Of the platform, as the contract's examples have it. */
  address: string;
  operations: ContractOperation[];
  /** Schema of what the webhook is called with; undefined in a version without one. */
  event?: Schema;
  schemas: Record<string, Schema>;
}

const prefix = '#/components/schemas/';

/** @returns a schema, after its reference if it has one */
export function resolve(contract: Contract, schema: Schema | undefined): JsonObject {
  if (schema === undefined || typeof schema === 'boolean') return {};
  const {$ref, ...rest} = schema;
  if ($ref === undefined) return schema;
  return {...resolve(contract, contract.schemas[$ref.slice(prefix.length)]), ...rest};
}

const listOf = (value: Json | undefined): Schema[] => (Array.isArray(value) ? (value as Schema[]) : []);

/** @returns the properties of an object by name, those of its parts included; undefined if it may have any */
export function propertiesOf(contract: Contract, schema: Schema): Record<string, Schema> | undefined {
  const {properties, allOf, anyOf, oneOf} = resolve(contract, schema);
  const parts = [allOf, anyOf, oneOf].flatMap(listOf).flatMap((part) => propertiesOf(contract, part) ?? []);
  if (properties === undefined && parts.length === 0) return undefined;
  return Object.assign({}, ...parts, properties) as Record<string, Schema>;
}

/** @returns the codes of the permissions that a version has */
export function permissionsOf({schemas}: Contract): string[] {
  const {oneOf} = schemas.AccessPermissionCode as {oneOf: {const: string}[]};
  return oneOf.map((one) => one.const);
}

/** @returns whether a contract is of a version or a later one */
export const isSince = (contract: Contract, version: string): boolean =>
  contract.version.localeCompare(version, 'en', {numeric: true}) >= 0;

/** @returns the schema of the entries of a list */
export function itemsOf(contract: Contract, schema: Schema): Schema {
  return (resolve(contract, schema).items ?? true) as Schema;
}
