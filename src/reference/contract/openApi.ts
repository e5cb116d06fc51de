import type {Confidence, Json, JsonObject, ParameterStyle} from '../shared/model';

/** The part of OpenAPI 3.1 that our contracts use; checkShape.ts checks that a file fits it. */
export interface Ref {
  $ref: string;
  description?: string;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  contentMediaType?: string;
  contentEncoding?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  discriminator?: {propertyName: string; mapping?: Record<string, string>};
  const?: Json;
  enum?: Json[];
  title?: string;
  description?: string;
  default?: Json;
  examples?: Json[];
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  minimum?: number | bigint;
  maximum?: number | bigint;
  exclusiveMinimum?: number | bigint;
  exclusiveMaximum?: number | bigint;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
  'x-enum'?: string;
  'x-page'?: string;
  'x-confidence'?: Confidence;
  'x-sample-file'?: string;
  /** Values that are known so far, of a schema that takes others too. */
  'x-known-values'?: Schema[];
}

export interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  deprecated?: boolean;
  style?: ParameterStyle;
  explode?: boolean;
  allowReserved?: boolean;
  /** Either this or `content`, which holds exactly one content type. */
  schema?: Schema;
  content?: Record<string, MediaType>;
  example?: Json;
  examples?: Record<string, ExampleObject | Ref>;
  'x-sample'?: boolean;
  'x-confidence'?: Confidence;
}

export interface ExampleObject {
  summary?: string;
  value: Json;
  'x-confidence'?: Confidence;
}

export interface HeaderObject {
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema: Schema;
  example?: Json;
  'x-confidence'?: Confidence;
}

export interface MediaType {
  schema?: Schema;
  example?: Json;
  examples?: Record<string, ExampleObject | Ref>;
  encoding?: Record<string, EncodingObject>;
}

export interface EncodingObject {
  contentType?: string;
  style?: ParameterStyle;
  explode?: boolean;
  allowReserved?: boolean;
}

export interface OauthFlowObject {
  tokenUrl?: string;
  authorizationUrl?: string;
  refreshUrl?: string;
  /** What each scope allows. */
  scopes?: Record<string, string>;
}

export interface SecurityScheme {
  type: 'http' | 'apiKey' | 'oauth2' | 'openIdConnect';
  description?: string;
  /** Of `http`: bearer or basic. */
  scheme?: string;
  /** Of `oauth2`: where a token comes from, by the kind of flow. */
  flows?: Record<string, OauthFlowObject>;
  /** Of `openIdConnect`. */
  openIdConnectUrl?: string;
  /** Of `apiKey`. */
  in?: 'header' | 'query' | 'cookie';
  name?: string;
}

export interface RequestBodyObject {
  required?: boolean;
  description?: string;
  content: Record<string, MediaType>;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, HeaderObject | Ref>;
  content?: Record<string, MediaType>;
  'x-confidence'?: Confidence;
}

export interface OperationObject {
  operationId: string;
  summary: string;
  description?: string;
  deprecated?: boolean;
  tags?: string[];
  parameters?: (ParameterObject | Ref)[];
  requestBody?: RequestBodyObject | Ref;
  responses: Record<string, ResponseObject | Ref>;
  security?: Record<string, string[]>[];
  'x-page'?: string;
  /** Name of the operation in the published contract, from which programs name their functions. */
  'x-client-name'?: string;
  'x-notes'?: string[];
  'x-sample-link'?: boolean;
  'x-failures'?: FailureObject[];
  'x-seen-in'?: string[];
  'x-confidence'?: Confidence;
}

/** A refusal known by its message. */
export interface FailureObject {
  message: string;
  description: string;
  'x-confidence'?: Confidence;
}

export type PathItem = Partial<Record<HttpMethod, OperationObject>> & {parameters?: (ParameterObject | Ref)[]};

export interface OpenApi {
  openapi: string;
  info: {title: string; version: string; description?: string};
  servers: {url: string; description?: string}[];
  security?: Record<string, string[]>[];
  tags?: {name: string; description?: string; 'x-displayName'?: string}[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: {schemas?: Record<string, Schema>; securitySchemes?: Record<string, SecurityScheme | Ref>} & JsonObject;
}

export const httpMethods = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type HttpMethod = (typeof httpMethods)[number];

/** @returns every operation with its address, in the order of the file. */
export function operationsOf(
  items: OpenApi['paths'] | undefined,
): {path: string; method: HttpMethod; operation: OperationObject}[] {
  return Object.entries(items ?? {}).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{path, method, operation}] : [];
    }),
  );
}
