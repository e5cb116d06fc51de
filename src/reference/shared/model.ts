/** The plain model of the API from which pages, samples, Markdown and collections are written. */

/** Any JSON value; whole numbers that a `number` cannot hold exactly are bigints, which `exactJson` writes. */
export type Json = null | boolean | number | bigint | string | Json[] | {[key: string]: Json};
/** A JSON value without parts. */
export type Scalar = null | boolean | number | bigint | string;
export type JsonObject = {[key: string]: Json};

/**
 * How a part is known where it was not simply read in the platform's own documentation: read there in part, known from
 * public programs that use the API, or inferred from similar parts. A part without a mark was read.
 */
export const confidences = ['seen-in-part', 'public-programs', 'inferred'] as const;
export type Confidence = (typeof confidences)[number];

export interface EnumMeaning {
  value: Scalar;
  title: string;
  description: string;
  deprecated?: true;
  confidence?: Confidence;
}

export interface EnumModel {
  name: string;
  description: string;
  values: EnumMeaning[];
}

/** A type as words plus the schema or enum it leads to. */
export interface TypeModel {
  /** JSON type, or `file`. */
  kind: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null' | 'file' | 'any';
  /** Format as OpenAPI names it, for example `uuid`. */
  format?: string;
  nullable?: true;
  /** Entry type of an array. */
  items?: TypeModel;
  /** Type of the values of an object whose names are free. */
  values?: TypeModel;
  /** The types of which it has one. */
  choices?: TypeModel[];
  /** Says that the choices are forms with rows of their own, and which field chooses among them. */
  forms?: {by?: string; mayJoin: boolean};
  /** Name of the shared schema, if it has one. */
  schema?: string;
  /** Name of the enum whose values it takes or carries. */
  enumName?: string;
}

/** The keywords that say more of a value in a few words, in the order in which readers meet them. */
export const remarkIds = [
  'readOnly',
  'writeOnly',
  'const',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minBytes',
  'maxBytes',
  'pattern',
  'contentEncoding',
  'contentMediaType',
  'partType',
  'partStyle',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'closed',
  'examples',
  // Of entries only; what a field itself says of these, it holds by itself.
  'default',
  'deprecated',
  'description',
] as const;

/** A limit or another fact about a value. */
export interface Remark {
  id: (typeof remarkIds)[number];
  /** As JSON, or the text itself; '' where the keyword says all. */
  value: string;
  /** That it holds for each entry of the value: 1, or for the entries of the entries: 2, and so on. */
  ofEntries?: number;
}

export interface Field {
  /** Full name below the parent, for example `processes[].orderNo`. */
  name: string;
  /** The name in its address, where it differs: several forms may have a field of one name, as in `otp:code`. */
  key?: string;
  /** On the row that introduces one of several forms: the values that choose it. */
  form?: {by?: string; values: Scalar[]; requires: string[]; prefix: string};
  /** Name of the form that has the field. */
  ofForm?: string;
  type: TypeModel;
  required: boolean;
  description: string;
  default?: Json;
  /** Values it takes, with their meanings. */
  values?: EnumMeaning[];
  remarks?: Remark[];
  deprecated?: true;
  confidence?: Confidence;
  /** Name of the field that is built alike and around it, as in a tree; '' for the whole. */
  sameAs?: string;
}

/** How a list or an object is written into an address, a header, a cookie or a form, as OpenAPI names it. */
export const parameterStyles = [
  'simple',
  'label',
  'matrix',
  'form',
  'spaceDelimited',
  'pipeDelimited',
  'deepObject',
] as const;
export type ParameterStyle = (typeof parameterStyles)[number];

export interface Parameter extends Field {
  in: 'path' | 'query' | 'header' | 'cookie';
  style: ParameterStyle;
  explode: boolean;
  /** Signs such as `/` and `:` go unescaped. */
  allowReserved?: true;
  /** Of a parameter with `content`: the format of its text; style and explode then say nothing. */
  contentType?: string;
  /** Of an object: its fields, named with the parameter in front. */
  fields?: Field[];
  example?: Json;
  /** All named examples, the one that the samples send first. */
  examples?: NamedExample[];
  /** Whether samples send it. */
  inSample: boolean;
}

/** A value with its fields laid flat; `fields` is empty when the value is simple or shown elsewhere. */
export interface Shape {
  type: TypeModel;
  fields: Field[];
  /** What holds for the value as a whole. */
  description?: string;
  default?: Json;
  remarks?: Remark[];
  values?: EnumMeaning[];
  deprecated?: true;
}

export interface NamedExample {
  /** `default`, or what the contract calls it. */
  name: string;
  summary: string;
  value: Json;
  /** Of another content type than JSON, where a text stands for itself. */
  isText?: true;
  confidence?: Confidence;
}

/** How one field of a form is written, where the contract says so. */
export interface BodyPart {
  name: string;
  /** One type, a list with commas between, or a range such as `image/*`. */
  contentType?: string;
  /** Given together, and then instead of a content type. */
  style?: ParameterStyle;
  explode?: boolean;
  allowReserved?: true;
}

export interface RequestBody {
  contentType: string;
  description?: string;
  /** Whether the call may be made without it. */
  isOptional?: true;
  shape: Shape;
  /** What the samples send. */
  example: Json;
  /** All named examples, the one that the samples send first. */
  examples: NamedExample[];
  /** The files that the samples send: one entry for each, several of one name where the field is a list. */
  files: {name: string; fileName: string}[];
  /** The `encoding` of a form. */
  parts: BodyPart[];
}

/** What comes back with a status. */
export interface Answer {
  /** HTTP status, or `other` for every status that is not named. */
  status: number | 'other';
  description: string;
  /** Every type that the contract names, the one with the fields first; empty for an answer without content. */
  contentTypes: string[];
  headers: Field[];
  /** The envelope's data, or the whole of a bare JSON answer; a file, a text and nothing have no fields. */
  kind: 'envelope' | 'bare' | 'file' | 'none';
  data: Shape;
  examples: NamedExample[];
  confidence?: Confidence;
}

/** A way to a token, as OpenAPI names it: `authorizationCode`, `clientCredentials`, `password` or `implicit`. */
export interface OauthFlow {
  kind: string;
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
}

/** One thing by which a caller is known; `scheme` is its name in the contract. */
export type Credential = {
  scheme: string;
  description: string;
  scopes: string[];
} & (
  | {
      /** OAuth and OpenID Connect end in a bearer token, too. */
      kind: 'bearer' | 'basic';
      /** Where OpenID Connect says how to get a token. */
      openIdUrl?: string;
      /** The ways of OAuth to a token. */
      flows?: OauthFlow[];
      /** What the scopes of the scheme allow, by their names. */
      scopeMeanings?: Readonly<Record<string, string>>;
    }
  | {kind: 'apiKey'; in: 'header' | 'query' | 'cookie'; name: string}
);

/** Credentials that are sent together; none where the call may be made without any. */
export type SecurityAlternative = Credential[];

/** A documented outcome that is not simply success: an HTTP status, an application code or a message. */
export interface ErrorModel {
  /** HTTP status of the response, or `other` for every status that is not named. */
  status: number | 'other';
  /** Application code inside a response with HTTP 200. */
  code?: number;
  /** Text in `messages` by which people recognize it. */
  message?: string;
  description: string;
  confidence?: Confidence;
  /** What the response holds, where the contract shows it. */
  example?: NamedExample;
  /** All that comes with the status. */
  answer?: Answer;
}

export interface Operation {
  id: string;
  /** Route of the page below the version's base. */
  page: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  notes: string[];
  deprecated?: true;
  /** A caller chooses one; the samples take the first. An empty list: the call needs nothing. */
  security: SecurityAlternative[];
  parameters: Parameter[];
  body?: RequestBody;
  /** The same in other content types, which may be sent instead. */
  otherBodies?: RequestBody[];
  /** The first successful answer, which the samples expect. */
  response: Answer;
  /** Further successful answers. */
  otherResponses: Answer[];
  /** The samples follow a link of an answer instead of building the address. */
  isLink?: true;
  errors: ErrorModel[];
  /** Labels of the versions whose documentation of this call was read, oldest first. */
  seenIn: string[];
  confidence?: Confidence;
}

export interface SchemaModel {
  name: string;
  description: string;
  shape: Shape;
  confidence?: Confidence;
}

export interface Webhook {
  id: string;
  summary: string;
  description: string;
  notes: string[];
  /** How the platform proves who it is. */
  security: SecurityAlternative[];
  contentType: string;
  payload: Shape;
  /** All named examples, the default one first. */
  payloadExamples: NamedExample[];
  /** HTTP status of the answer that it expects. */
  status: number;
  response: Shape;
  responseExample: Json;
  /** Labels of the versions whose documentation of the webhook was read. */
  seenIn: string[];
  /** How it is known, if no version of it was read. */
  confidence?: Confidence;
}
