import {describe, expect, it} from 'vitest';
import type {JsonObject} from '../../shared/model';
import {methodsOf} from './methods';
import {toClient} from './toClient';
import {declarationOf} from './types';

const json = (schema: JsonObject, examples: JsonObject = {}): JsonObject => ({'application/json': {schema, examples}});

const answering = (data: JsonObject, examples?: JsonObject): JsonObject => ({
  '200': {content: json({allOf: [{$ref: '#/components/schemas/Envelope'}, {properties: {data}}]}, examples)},
});

/** A contract with one call. */
const contractOf = (operation: JsonObject, path = '/api/things'): JsonObject => ({
  info: {license: {name: 'MIT'}},
  security: [{bearerAuth: []}],
  paths: {[path]: {get: {operationId: 'listThings', responses: answering({type: 'string'}), ...operation}}},
  components: {
    schemas: {
      Thing: {type: 'object', required: ['id'], properties: {id: {type: 'integer'}}},
      Challenge: {type: 'object', properties: {sentTo: {type: 'string'}}},
    },
  },
});

describe('the type of a schema', () => {
  const declared = (schema: JsonObject, others: JsonObject = {}): string =>
    declarationOf('Thing', {...others, Thing: schema});
  const field = (schema: JsonObject): string | undefined =>
    /x\?: (.*);/.exec(declared({type: 'object', properties: {x: schema}}))?.[1];

  it.each<[JsonObject, string]>([
    [{type: ['string', 'null']}, 'string | null'],
    [{type: 'array', items: {anyOf: [{type: 'string'}, {type: 'integer'}]}}, '(string | number)[]'],
    [{type: 'array', items: {}}, 'unknown[]'],
    [{type: 'string', format: 'binary'}, 'File'],
    [{const: "it's"}, '"it\'s"'],
    [{oneOf: [{const: 1}, {const: 2}]}, '1 | 2'],
    [{type: 'object', additionalProperties: {type: 'number'}}, 'Record<string, number>'],
    [{type: 'object', properties: {'a-b': {type: 'boolean'}}, required: ['a-b']}, '{"a-b": boolean}'],
    [
      {allOf: [{$ref: '#/components/schemas/A'}, {type: 'object', properties: {b: {type: 'string'}}}]},
      'A & {b?: string}',
    ],
    [{anyOf: [{$ref: '#/components/schemas/Status'}, {type: 'integer'}]}, 'Status | (number & {})'],
    [{type: 'string', not: {const: ''}, minLength: 3}, 'string'],
    [{}, 'unknown'],
  ])('%j is %s', (schema, type) => {
    expect(field(schema)).toBe(type);
  });

  it('keeps a field required that its base requires', () => {
    const base = {type: 'object', required: ['items'], properties: {items: {}}};
    const schema = {allOf: [{$ref: '#/components/schemas/Page'}], properties: {items: {type: 'array', items: {}}}};
    expect(declared(schema, {Page: base})).toBe('export interface Thing extends Page {\n  items: unknown[];\n}\n');
  });

  it('ends no comment early, and breaks long ones', () => {
    const text = declared({type: 'string', description: `Ends with */ here. ${'word '.repeat(40)}`});
    expect(text).toContain('Ends with *\\/ here.');
    expect(text.split('\n').every((line) => line.length <= 110)).toBe(true);
  });

  it('names the values of a list', () => {
    const list = {
      type: 'integer',
      description: 'How it ended.\n\n- `-1` No.\n- `4` Yes.',
      enum: [-1, 4],
      'x-enum-varnames': ['Rejected', 'Completed'],
      'x-enum-descriptions': ['No.', 'Yes.'],
    };
    expect(declared(list)).toBe(`/** How it ended. */
export const Thing = {
  /** No. */
  Rejected: -1,
  /** Yes. */
  Completed: 4,
} as const;
export type Thing = (typeof Thing)[keyof typeof Thing];
`);
  });
});

describe('the method of a call', () => {
  const codeOf = (operation: JsonObject, path?: string): string =>
    methodsOf(contractOf(operation, path))
      .map(({code}) => code)
      .join('');

  it('takes parts of the address first, then the body, then the query', () => {
    const parameters: JsonObject[] = [
      {name: 'id', in: 'path', required: true, description: 'Its id.', schema: {type: 'integer'}},
      {name: 'search', in: 'query', schema: {type: 'string'}},
    ];
    const code = codeOf(
      {parameters, requestBody: {content: json({$ref: '#/components/schemas/Thing'})}},
      '/api/things/{id}',
    );
    expect(code).toContain('listThings(id: number, body: Thing, query: ListThingsQuery = {}, options?: CallOptions)');
    expect(code).toContain('`/api/things/${encodeURIComponent(id)}`, {query, json: body}');
  });

  it('answers with another type where the call has to be repeated', () => {
    const ref = (name: string): JsonObject => ({$ref: `#/components/schemas/${name}`});
    const examples = {
      done: {value: {data: {id: 1}, code: 0}},
      code: {value: {data: {sentTo: 'x'}, code: 100}},
    };
    const code = codeOf({responses: answering({anyOf: [ref('Thing'), ref('Challenge')]}, examples)});
    expect(code).toContain('Promise<Answer<Thing> | RepeatNeeded<100, Challenge>>');
    expect(code).toContain('repeat: [100]');
  });

  it('sends no token where none is needed, and gives a file as a Blob', () => {
    const code = codeOf({security: [], responses: {'200': {content: {'application/pdf': {schema: {}}}}}});
    expect(code).toContain(
      "Promise<Blob> {\n    return this.callForFile('GET', '/api/things', {isPublic: true}, options)",
    );
  });

  it.each<[string, JsonObject, RegExp]>([
    [
      'a header',
      {parameters: [{name: 'X-A', in: 'header', schema: {type: 'string'}}]},
      /things\/get\/parameters\/0 is in the header/,
    ],
    [
      'deepObject',
      {parameters: [{name: 'a', in: 'query', style: 'deepObject', schema: {}}]},
      /has the style deepObject/,
    ],
    [
      'an object',
      {parameters: [{name: 'a', in: 'query', schema: {type: 'object', properties: {b: {}}}}]},
      /is an object/,
    ],
    [
      'a joined list',
      {parameters: [{name: 'a', in: 'query', explode: false, schema: {type: 'array'}}]},
      /not exploded/,
    ],
    ['another body', {requestBody: {content: {'text/csv': {schema: {}}}}}, /requestBody\/content is text\/csv/],
    ['no usual answer', {responses: {'201': {content: json({})}}}, /responses has no answer with HTTP 200/],
  ])('is refused with its place where the client cannot send it: %s', (_, operation, words) => {
    expect(() => codeOf(operation)).toThrow(words);
  });
});

describe('the client of two contracts', () => {
  const write = (second: JsonObject): string =>
    toClient('2.3.0', 'https://api.example.com', [
      {url: 'https://docs.example.com/openapi/2.3.0/v1.json', contract: contractOf({})},
      {url: 'https://docs.example.com/openapi/2.3.0/v2.json', contract: second},
    ]);

  it('names a call of the second after it where both have the name', () => {
    expect(write(contractOf({}))).toMatch(/ listThings\(.* listThingsV2\(/s);
  });

  it('is refused where a name would have two meanings', () => {
    const body = {requestBody: {content: json({$ref: '#/components/schemas/Thing'})}};
    const first = {url: 'v1.json', contract: contractOf(body)};
    const other = contractOf(body);
    const changed = {...other, components: {schemas: {Thing: {type: 'string'}}}};
    expect(() => toClient('2.3.0', '', [first, {url: 'v2.json', contract: changed}])).toThrow(
      /v2 describes Thing in another way/,
    );
  });

  it('holds only the types that its calls use', () => {
    expect(write(contractOf({}))).not.toContain('interface Thing');
  });
});
