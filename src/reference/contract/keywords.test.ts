import '../../../tests/support/fixtureVersions';
import {describe, expect, it} from 'vitest';
import {kitchenSink, problemsAfter} from '../testing/kitchenSink';
import type {OpenApi} from './openApi';
import {cures} from './keywordCures';
import {kinds} from './keywords';
import {valueAt} from './pointer';
import type {Json, JsonObject} from '../shared/model';

/** @returns a change that adds a keyword to the object at a pointer. */
function adding(pointer: string, key: string, value: Json): (contract: OpenApi) => void {
  return (contract) => {
    (valueAt(contract as unknown as Json, pointer) as JsonObject)[key] = value;
  };
}

const create = '/paths/~1api~1parcels/post';
const schema = '/components/schemas/ParcelCreate';
const field = `${schema}/properties/number`;

describe('what no page would show is refused with its place and a cure', () => {
  it.each([
    [create, 'callbacks', {done: {'{$request.body#/url}': {}}}, /under webhooks/],
    [create, 'servers', [{url: 'https://files.example.com'}], /a contract of their own/],
    [create, 'externalDocs', {url: 'https://example.com'}, /Markdown link/],
    ['/paths/~1api~1parcels', 'head', {operationId: 'x'}, /by get, put, post, delete or patch/],
    ['/paths/~1api~1parcels', 'summary', 'Parcels', /Known: parameters, get/],
    [`${create}/responses/201`, 'links', {next: {operationId: 'parcels-get'}}, /which call takes a value/],
    [`${create}/requestBody/content/application~1json/examples/default`, 'externalValue', 'https://x', /value itself/],
    [`${create}/responses/201/headers/Location`, 'style', 'simple', /Known|Closest|Did you mean/],
    [schema, 'not', {}, /what is not allowed/],
    [schema, 'if', {}, /forms with oneOf/],
    [schema, 'patternProperties', {}, /additionalProperties/],
    [schema, 'xml', {name: 'parcel'}, /describe JSON/],
    [schema, 'example', {}, /"examples: \[ … \]"/],
    [field, 'nullable', true, /type: \[string, 'null'\]/],
    [field, 'prefixItems', [], /named fields/],
    [field, 'minContains', 1, /what the list must hold/],
    [create, 'x-codeSamples', [], /Remove it/],
    [create, 'x-internal', true, /Remove it/],
    [create, 'x-note', ['x'], /Did you mean "x-notes"/],
    [field, 'minimun', 1, /Did you mean "minimum"\?/],
    ['/components', 'pathItems', {}, /Known: schemas/],
    ['/info', 'termsOfService', 'https://example.com', /a page/],
    ['', 'jsonSchemaDialect', 'https://example.com', /Known|Closest/],
    ['/paths/~1api~1parcels~1{id}/get/parameters/0', 'allowEmptyValue', true, /empty value/],
  ] satisfies [string, string, Json, RegExp][])('%s %s', (pointer, key, value, cure) => {
    const problems = problemsAfter(adding(pointer, key, value));
    const place = `${pointer}/${key}`;
    expect(problems).toEqual([
      expect.objectContaining({pointer: place, rule: 'keyword', detail: expect.stringMatching(cure)}),
    ]);
  });
});

describe('a value of the wrong type is refused', () => {
  it.each([
    [field, 'minimum', '1', 'a number'],
    [field, 'deprecated', 'yes', 'true or false'],
    [field, 'type', 'int', 'one of string, integer'],
    [schema, 'required', 'number', 'a list of texts'],
    [schema, 'properties', [], 'an object that gives names'],
    [schema, 'enum', [{a: 1}], 'a list of texts, numbers'],
    [field, 'enum', [], 'a list of texts, numbers, true, false and null, with one entry or more'],
    [field, 'type', [], 'one of string, integer'],
    [`${schema}/properties`, 'any', true, 'a schema'],
    ['/components/schemas/SignPart/discriminator', 'mapping', {otp: 1}, 'an object with a text for each name'],
    [create, 'x-confidence', 'probably', 'one of seen-in-part'],
  ] satisfies [string, string, Json, string][])('%s %s', (pointer, key, value, wanted) => {
    expect(problemsAfter(adding(pointer, key, value))).toContainEqual(
      expect.objectContaining({
        pointer: `${pointer}/${key}`,
        rule: 'shape',
        detail: expect.stringContaining(`must be ${wanted}`),
      }),
    );
  });
});

describe('circles are refused with their place', () => {
  it.each([
    ['allOf', 'Parcel', 'allOf', [{$ref: '#/components/schemas/ParcelCreate'}], 'ParcelCreate', 'allOf', 0],
    ['oneOf', 'Note', 'oneOf', [{$ref: '#/components/schemas/Note'}, {type: 'string'}]],
    ['items', 'Note', 'items', {$ref: '#/components/schemas/Note'}],
    ['maps', 'Note', 'additionalProperties', {$ref: '#/components/schemas/Note'}],
  ] as [string, string, string, Json, string?, string?, number?][])('of %s', (_, name, key, value, back) => {
    const problems = problemsAfter((contract) => {
      const schemas = contract.components?.schemas as unknown as Record<string, JsonObject>;
      for (const one of [schemas[name], back ? schemas[back] : undefined]) delete one?.anyOf;
      Object.assign(schemas[name] ?? {}, {[key]: value});
      if (back) Object.assign(schemas[back] ?? {}, {allOf: [{$ref: `#/components/schemas/${name}`}]});
    });
    expect(problems.length).toBeGreaterThan(0);
    for (const {pointer, rule, detail} of problems) {
      expect(rule).toBe('circle');
      expect(pointer).toMatch(/^\/components\/schemas\/\w+\/.+\/\$ref$/);
      expect(detail).toMatch(/leads back to itself: \w+ → .*\. Only a field/);
    }
  });

  it('but a field may hold its own schema', () => {
    const parent = adding('/components/schemas/Parcel/properties', 'parent', {$ref: '#/components/schemas/Parcel'});
    expect(problemsAfter(parent)).toEqual([]);
  });
});

it('a bare address in a text is a link', () => {
  expect(problemsAfter(adding(field, 'description', 'See https://example.com/a_b_c.'))).toEqual([]);
});

it('a call that only redirects is told what to describe', () => {
  const problems = problemsAfter((contract) => {
    const at = valueAt(contract as unknown as Json, create) as JsonObject;
    at.responses = {'302': {description: 'Elsewhere.'}};
  });
  expect(problems).toContainEqual(
    expect.objectContaining({detail: expect.stringContaining('Programs follow a redirect')}),
  );
});

describe('forms that a reader could not tell apart are refused', () => {
  it.each([
    ['two lists', '/components/schemas/SignPart', 'anyOf', [{type: 'object'}], 'several lists of forms'],
    ['no list', '/components/schemas/Parcel', 'discriminator', {propertyName: 'id'}, 'not listed'],
    ['an empty list', '/components/schemas/Parcel', 'oneOf', [], 'is empty'],
  ] satisfies [string, string, string, Json, string][])('%s', (_, pointer, key, value, expected) => {
    expect(problemsAfter(adding(pointer, key, value))).toContainEqual(
      expect.objectContaining({rule: 'forms', detail: expect.stringContaining(expected)}),
    );
  });
});

describe('an example holds what goes its way', () => {
  it.each([
    ['what is readOnly is not sent', `${create}/requestBody/content/application~1json`, 'createdBy'],
    ['what is writeOnly does not come back', `${create}/responses/201/content/application~1json`, 'secret'],
    ['a field that is not in the schema', `${create}/responses/201/content/application~1json`, 'colour'],
  ])('%s', (_, pointer, name) => {
    const problems = problemsAfter(adding(`${pointer}/examples/default/value`, name, 'x'));
    expect(problems).toEqual([
      expect.objectContaining({rule: 'field', detail: expect.stringContaining(`"/${name}" is not in the schema`)}),
    ]);
  });

  it('takes any name of a map, and checks what it holds', () => {
    const value = `${create}/requestBody/content/application~1json/examples/default/value`;
    expect(problemsAfter(adding(value, 'stops', {home: {street: 'A'}}))).toEqual([]);
    expect(problemsAfter(adding(value, 'stops', {home: {road: 'A'}}))).toContainEqual(
      expect.objectContaining({detail: expect.stringContaining('"/stops/home/road"')}),
    );
  });
});

describe('texts that a page could not show are refused', () => {
  it.each([
    ['HTML', 'Use <br> here.', 'holds html ("<br>")'],
    ['a tag of HTML', 'See <a href="x">this</a>.', 'holds html'],
    ['a heading', '# Title', 'holds heading'],
    ['a picture', '![x](https://example.com/x.png)', 'holds image'],
    ['a relative link', 'See [the list](../list).', 'links to "../list"'],
    ['a script', '[x](javascript:alert(1))', 'links to "javascript:alert(1)"'],
    ['a quotation', '> He said.', 'holds blockquote'],
    ['a table', '| a | b |\n| - | - |\n| 1 | 2 |', 'Write a list'],
    ['what is struck out', 'Use ~~this~~ that.', 'holds delete'],
    ['a list to tick off', '- [ ] First', 'Write a plain list'],
    ['a footnote', 'See[^1].\n\n[^1]: There.', 'holds footnoteReference'],
  ])('%s', (_, text, expected) => {
    expect(problemsAfter(adding(field, 'description', text))).toEqual([
      expect.objectContaining({
        pointer: `${field}/description`,
        rule: 'markdown',
        detail: expect.stringContaining(expected),
      }),
    ]);
  });
});

describe('answers', () => {
  it.each([
    ['a range of statuses', (at: JsonObject) => (at['4XX'] = {description: 'x'}), 'status'],
    ['no success', (at: JsonObject) => ['201', '202'].forEach((status) => delete at[status]), 'response'],
    [
      'two schemas of one status',
      (at: JsonObject) =>
        Object.assign((at['201'] as JsonObject).content as JsonObject, {
          'application/xml': {schema: {type: 'string'}},
        }),
      'response',
    ],
  ])('%s is refused', (_, change, rule) => {
    const problems = problemsAfter((contract) => {
      change(valueAt(contract as unknown as Json, `${create}/responses`) as JsonObject);
    });
    expect(problems).toContainEqual(expect.objectContaining({rule}));
  });
});

it('every keyword is somewhere in the contract of all features, or has its reason', () => {
  const elsewhere = [
    'webhooks',
    'license',
    'openIdConnectUrl',
    'x-failures',
    'message',
    'x-sample-link',
    'x-enum',
    'x-known-values',
    'x-page',
    'x-confidence',
  ];
  const text = JSON.stringify(kitchenSink(), (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  const missing = Object.entries(kinds).flatMap(([kind, {keywords}]) =>
    Object.keys(keywords)
      .filter((keyword) => !text.includes(`"${keyword}":`))
      .map((keyword) => `${kind}.${keyword}`),
  );
  expect(missing.filter((name) => !elsewhere.includes(name.split('.')[1] ?? ''))).toEqual([]);
});

it('no cure speaks of what is understood everywhere', () => {
  for (const key of Object.keys(cures)) {
    const everywhere = Object.values(kinds).every(({keywords}) => key in keywords);
    expect(everywhere, key).toBe(false);
  }
});
