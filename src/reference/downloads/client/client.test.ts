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
    securitySchemes: {bearerAuth: {type: 'http', scheme: 'bearer'}},
    schemas: {
      Thing: {type: 'object', required: ['id'], properties: {id: {type: 'integer'}}},
      Challenge: {type: 'object', properties: {sentTo: {type: 'string'}}},
      Envelope: {type: 'object', properties: {data: {}, success: {}, code: {}, messages: {}}},
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
    [{type: 'string', contentMediaType: 'image/png'}, 'File'],
    [{$ref: '#/components/schemas/Answer'}, 'AnswerSchema'],
    [{$ref: '#/components/schemas/a.b-c'}, 'a_b_c'],
    [{oneOf: [{const: 1}, {const: 2}]}, '1 | 2'],
    [{type: 'object', additionalProperties: {type: 'number'}}, 'Record<string, number>'],
    [{type: 'object', properties: {'a-b': {type: 'boolean'}}, required: ['a-b']}, "{'a-b': boolean}"],
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

  it('says of numbers that a program would round only that they are numbers', () => {
    expect(field({enum: ['slow', 9007199254740997n]})).toBe("'slow' | number");
    expect(declared({type: 'integer', default: 9007199254740997n})).toContain('@default 9007199254740997');
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
      {parameters, requestBody: {required: true, content: json({$ref: '#/components/schemas/Thing'})}},
      '/api/things/{id}',
    );
    expect(code).toContain('listThings(id: number, body: Thing, query: ListThingsQuery = {}, options?: CallOptions)');
    expect(code).toContain('`/api/things/${encodeURIComponent(id)}`, {query, json: body}, options');
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

  const parameter = (name: string, place: string, more: JsonObject): JsonObject => ({
    parameters: [{name, in: place, ...more}],
  });
  const list = {type: 'array', items: {type: 'string'}};

  it.each<[string, JsonObject, string]>([
    ['a header', parameter('X-A', 'header', {schema: {}}), "{in: 'header', name: 'X-A', value: parameters['X-A']}"],
    ['a cookie', parameter('a', 'cookie', {schema: {}}), "{in: 'cookie', name: 'a', value: parameters.a}"],
    [
      'deepObject',
      parameter('a', 'query', {style: 'deepObject', schema: {}}),
      "{in: 'query', name: 'a', style: 'deepObject', value: query.a}",
    ],
    [
      'an object',
      parameter('a', 'query', {schema: {type: 'object', properties: {b: {}}}}),
      "name: 'a', value: query.a",
    ],
    ['a joined list', parameter('a', 'query', {explode: false, schema: list}), 'explode: false, value: query.a'],
    ['JSON', parameter('a', 'query', {content: {'application/json': {schema: {}}}}), "contentType: 'application/json'"],
    [
      'another body',
      {requestBody: {required: true, content: {'text/csv': {schema: {}}, 'application/json': {schema: {}}}}},
      "body: {contentType: 'text/csv', value: body}",
    ],
  ])('sends what a contract says: %s', (_, operation, words) => {
    expect(codeOf(operation)).toContain(words);
  });

  it('gives arguments names that a program can have', () => {
    const parameters = ['class', 'document-id', '2nd'].map((name) => ({name, in: 'path', schema: {type: 'string'}}));
    const code = codeOf({parameters}, '/api/{class}/{document-id}/{2nd}');
    expect(code).toContain('listThings(classValue: string, documentId: string, _2nd: string, options?: CallOptions)');
    expect(code).toContain("{in: 'path', name: 'document-id', value: documentId}");
  });

  it.each<[string, JsonObject, string]>([
    ['a bare answer', {'200': {content: json({$ref: '#/components/schemas/Thing'})}}, 'Thing'],
    ['another status', {'201': {content: json({type: 'array', items: {type: 'integer'}})}}, 'number[]'],
    ['nothing', {'204': {}}, 'void'],
    ['a text', {'200': {content: {'text/plain': {}}}}, 'string'],
    [
      'one of several',
      {'200': {content: {...json({type: 'string'}), 'application/pdf': {}}}, '204': {}},
      'string | Blob | undefined',
    ],
    ['the usual answer with another status', {'201': answering({type: 'string'})['200']!}, 'Answer<string>'],
  ])('resolves with %s', (_, responses, type) => {
    expect(codeOf({responses})).toContain(`Promise<${type}> {`);
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

  it('gives a name of its own to what the second describes in another way, and to what holds it', () => {
    const holding = (thing: JsonObject): JsonObject => ({
      ...contractOf({requestBody: {content: json({$ref: '#/components/schemas/Box'})}}),
      components: {
        ...(contractOf({}).components as JsonObject),
        schemas: {
          ...(contractOf({}).components as {schemas: JsonObject}).schemas,
          Thing: thing,
          Box: {type: 'object', properties: {thing: {$ref: '#/components/schemas/Thing'}}},
        },
      },
    });
    const sources = ['v1', 'v2'].map((id) => ({url: `${id}.json`, contract: holding({const: id})}));
    const text = toClient('2.3.0', '', sources);
    expect(text).toContain("export type Thing = 'v1';");
    expect(text).toContain("export type ThingV2 = 'v2';");
    expect(text).toContain('thing?: ThingV2;');
    expect(text).toContain('listThingsV2(body: BoxV2 | undefined');
  });

  it('holds only the parts that its calls need, and says nothing of keys without them', () => {
    expect(write(contractOf({}))).not.toMatch(/AnyConnection|KeyConnection|keys/);
    const text = write(contractOf({responses: {'204': {}}}));
    expect(text).toContain('class EContract extends AnyConnection {');
    expect(text).not.toMatch(/KeyConnection|^import/m);
  });

  it('holds only the types that its calls use', () => {
    expect(write(contractOf({}))).not.toContain('interface Thing');
  });
});
