/**
 * Everything that a contract may say. What is not listed here is refused, so that nothing of a contract vanishes; what is
 * listed, pages, samples, collection and history show. `guides/contract.md` explains the keywords of our own.
 */

/** What a keyword holds: plain data, or an object of another kind, alone, as a list or under names. */
export type Holds =
  | 'text'
  | 'number'
  | 'count'
  | 'flag'
  | 'texts'
  | 'types'
  | 'scalar'
  | 'scalars'
  | 'list'
  | 'textMap'
  | 'style'
  | 'confidence'
  | 'data'
  | {one: Kind}
  | {list: Kind}
  | {map: Kind}
  | {oneOrFlag: Kind};

export type Kind = keyof typeof kinds;

const one = <const K extends string>(kind: K) => ({one: kind}) as const;
const list = <const K extends string>(kind: K) => ({list: kind}) as const;
const map = <const K extends string>(kind: K) => ({map: kind}) as const;

const operation = {
  operationId: 'text',
  summary: 'text',
  description: 'text',
  deprecated: 'flag',
  tags: 'texts',
  parameters: list('parameter'),
  requestBody: one('requestBody'),
  responses: map('response'),
  security: 'data',
  'x-seen-in': 'texts',
  'x-confidence': 'confidence',
  'x-notes': 'texts',
  'x-page': 'text',
  'x-client-name': 'text',
  'x-failures': list('failure'),
  'x-sample-link': 'flag',
} as const;

const methods = {
  parameters: list('parameter'),
  get: one('operation'),
  put: one('operation'),
  post: one('operation'),
  delete: one('operation'),
  patch: one('operation'),
} as const;

export const kinds = {
  contract: {
    name: 'a contract',
    required: ['info', 'servers', 'paths'],
    keywords: {
      openapi: 'text',
      info: one('info'),
      servers: list('server'),
      security: 'data',
      tags: list('tag'),
      paths: map('pathItem'),
      webhooks: map('webhookItem'),
      components: one('components'),
    },
  },
  info: {
    name: 'the info of a contract',
    required: ['title', 'version'],
    keywords: {title: 'text', version: 'text', summary: 'text', description: 'text', license: 'data'},
  },
  server: {name: 'a server', required: ['url'], keywords: {url: 'text', description: 'text'}},
  tag: {name: 'a tag', required: ['name'], keywords: {name: 'text', description: 'text', 'x-displayName': 'text'}},
  components: {
    name: 'the components',
    keywords: {
      schemas: map('schema'),
      responses: map('response'),
      parameters: map('parameter'),
      examples: map('example'),
      requestBodies: map('requestBody'),
      headers: map('header'),
      securitySchemes: map('securityScheme'),
    },
  },
  securityScheme: {
    name: 'a security scheme',
    required: ['type'],
    keywords: {
      type: 'text',
      description: 'text',
      scheme: 'text',
      bearerFormat: 'text',
      name: 'text',
      in: 'text',
      flows: map('oauthFlow'),
      openIdConnectUrl: 'text',
    },
  },
  oauthFlow: {
    name: 'a way of OAuth to a token',
    required: ['scopes'],
    keywords: {authorizationUrl: 'text', tokenUrl: 'text', refreshUrl: 'text', scopes: 'textMap'},
  },
  pathItem: {name: 'a path', keywords: methods},
  webhookItem: {name: 'a webhook', keywords: {post: one('webhook')}},
  operation: {
    name: 'an operation',
    required: ['operationId', 'summary', 'responses', 'x-page', 'x-client-name'],
    keywords: operation,
  },
  webhook: {
    name: 'a webhook',
    required: ['operationId', 'summary', 'responses'],
    keywords: {
      operationId: 'text',
      summary: 'text',
      description: 'text',
      tags: 'texts',
      requestBody: one('requestBody'),
      responses: map('response'),
      security: 'data',
      'x-seen-in': 'texts',
      'x-confidence': 'confidence',
      'x-notes': 'texts',
      'x-page': 'text',
    },
  },
  failure: {
    name: 'a failure',
    required: ['message', 'description'],
    keywords: {message: 'text', description: 'text', 'x-confidence': 'confidence'},
  },
  parameter: {
    name: 'a parameter',
    required: ['name', 'in'],
    refersTo: 'parameters',
    keywords: {
      name: 'text',
      in: 'text',
      required: 'flag',
      description: 'text',
      deprecated: 'flag',
      style: 'style',
      explode: 'flag',
      allowReserved: 'flag',
      schema: one('schema'),
      content: map('mediaType'),
      example: 'data',
      examples: map('example'),
      'x-sample': 'flag',
      'x-confidence': 'confidence',
    },
  },
  requestBody: {
    name: 'a request body',
    required: ['content'],
    refersTo: 'requestBodies',
    keywords: {required: 'flag', description: 'text', content: map('mediaType')},
  },
  response: {
    name: 'a response',
    required: ['description'],
    refersTo: 'responses',
    keywords: {description: 'text', headers: map('header'), content: map('mediaType'), 'x-confidence': 'confidence'},
  },
  header: {
    name: 'a header',
    required: ['schema'],
    refersTo: 'headers',
    keywords: {
      description: 'text',
      required: 'flag',
      deprecated: 'flag',
      schema: one('schema'),
      example: 'data',
      'x-confidence': 'confidence',
    },
  },
  mediaType: {
    name: 'a content type',
    keywords: {schema: one('schema'), example: 'data', examples: map('example'), encoding: map('encoding')},
  },
  encoding: {
    name: 'the encoding of a part',
    keywords: {contentType: 'text', style: 'style', explode: 'flag', allowReserved: 'flag'},
  },
  example: {
    name: 'an example',
    refersTo: 'examples',
    keywords: {summary: 'text', value: 'data', 'x-confidence': 'confidence'},
  },
  schema: {
    name: 'a schema',
    refersTo: 'schemas',
    keywords: {
      $ref: 'text',
      type: 'types',
      format: 'text',
      // Names a form or a value of a list; elsewhere it repeats the name of the field, and no page shows it.
      title: 'text',
      description: 'text',
      default: 'data',
      const: 'scalar',
      enum: 'scalars',
      examples: 'list',
      deprecated: 'flag',
      readOnly: 'flag',
      writeOnly: 'flag',
      minimum: 'number',
      maximum: 'number',
      exclusiveMinimum: 'number',
      exclusiveMaximum: 'number',
      multipleOf: 'number',
      minLength: 'count',
      maxLength: 'count',
      pattern: 'text',
      contentEncoding: 'text',
      contentMediaType: 'text',
      items: one('schema'),
      minItems: 'count',
      maxItems: 'count',
      uniqueItems: 'flag',
      properties: map('schema'),
      required: 'texts',
      additionalProperties: {oneOrFlag: 'schema'},
      minProperties: 'count',
      maxProperties: 'count',
      allOf: list('schema'),
      oneOf: list('schema'),
      anyOf: list('schema'),
      discriminator: one('discriminator'),
      'x-enum': 'text',
      'x-known-values': list('schema'),
      'x-page': 'text',
      'x-sample-file': 'text',
      'x-confidence': 'confidence',
    },
  },
  discriminator: {
    name: 'a discriminator',
    required: ['propertyName'],
    keywords: {propertyName: 'text', mapping: 'textMap'},
  },
} as const;
