/** The plain model of the API from which pages, samples, Markdown and collections are written. */

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};
export type JsonObject = {[key: string]: Json};

/**
 * How a part is known where it was not simply read in the platform's own documentation: read there in part, known from
 * public programs that use the API, or inferred from similar parts. A part without a mark was read.
 */
export const confidences = ['seen-in-part', 'public-programs', 'inferred'] as const;
export type Confidence = (typeof confidences)[number];

export interface EnumMeaning {
  value: number | string;
  title: string;
  description: string;
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
  kind: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'file' | 'any';
  /** Format as OpenAPI names it, for example `uuid`. */
  format?: string;
  nullable?: true;
  /** Entry type of an array. */
  items?: TypeModel;
  /** The types of which it has one. */
  choices?: TypeModel[];
  /** Name of the shared schema, if it has one. */
  schema?: string;
  /** Name of the enum whose values it takes or carries. */
  enumName?: string;
}

export interface Field {
  /** Full name below the parent, for example `processes[].orderNo`. */
  name: string;
  type: TypeModel;
  required: boolean;
  description: string;
  default?: Json;
  /** Values it takes, with their meanings. */
  values?: EnumMeaning[];
  confidence?: Confidence;
}

export interface Parameter extends Field {
  in: 'path' | 'query' | 'header' | 'cookie';
  example?: Json;
  /** Whether samples send it. */
  inSample: boolean;
}

/** A value with its fields laid flat; `fields` is empty when the value is simple or shown elsewhere. */
export interface Shape {
  type: TypeModel;
  fields: Field[];
}

export interface NamedExample {
  /** `default`, or what the contract calls it. */
  name: string;
  summary: string;
  value: Json;
  confidence?: Confidence;
}

export interface RequestBody {
  contentType: string;
  shape: Shape;
  /** What the samples send. */
  example: Json;
  /** All named examples, the one that the samples send first. */
  examples: NamedExample[];
  /** Multipart fields that carry a file, with the file name samples use. */
  files: {name: string; fileName: string}[];
}

/** The successful response: the envelope's data, or a file. */
export type SuccessResponse =
  | {kind: 'envelope'; data: Shape; examples: NamedExample[]; confidence?: Confidence}
  | {kind: 'file'; contentType: string; confidence?: Confidence};

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
  needsToken: boolean;
  parameters: Parameter[];
  body?: RequestBody;
  response: SuccessResponse;
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
  contentType: string;
  payload: Shape;
  /** All named examples, the default one first. */
  payloadExamples: NamedExample[];
  response: Shape;
  responseExample: Json;
  /** Labels of the versions whose documentation of the webhook was read. */
  seenIn: string[];
  /** How it is known, if no version of it was read. */
  confidence?: Confidence;
}
