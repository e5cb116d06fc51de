import '../../../tests/support/fixtureVersions';
import {describe, expect, it} from 'vitest';
import {kitchenSink, pageOf, shownPage} from '../testing/kitchenSink';
import type {LocaleCode} from '../../kit/locales';

const rowOf = (schema: unknown, locale?: LocaleCode): string | undefined =>
  pageOf({type: 'object', properties: {a: schema}}, locale ? {locale} : {}).rows.find((row) => row.startsWith('a | '));

const text = {type: 'string'};

describe('a row tells', () => {
  it.each([
    [
      'the words of entries',
      {type: 'array', description: 'A.', items: {...text, description: 'A code.'}},
      'A.Each entry: A code.',
    ],
    ['that entries are deprecated', {type: 'array', items: {...text, deprecated: true}}, 'each entry: deprecated'],
    [
      'the default of values',
      {type: 'object', additionalProperties: {...text, default: 'z'}},
      'each entry: default "z"',
    ],
    [
      'limits of lists in a list',
      {type: 'array', items: {type: 'array', maxItems: 3, items: {type: 'number', minimum: -90}}},
      'each entry: up to 3 entries · each entry: each entry: at least -90',
    ],
    [
      'values of lists in a list',
      {type: 'array', items: {type: 'array', items: {...text, enum: ['x', 'y']}}},
      'Values: x · y.',
    ],
    [
      'words of lists in a list',
      {type: 'array', items: {type: 'array', items: {...text, description: 'Deep.'}}},
      'Each entry within an entry: Deep.',
    ],
    ['the bytes of a file', {...text, format: 'binary', maxLength: 10}, 'file · up to 10 bytes'],
    [
      'the narrower limits',
      {
        allOf: [
          {...text, maxLength: 10, minLength: 1},
          {maxLength: 20, minLength: 2},
        ],
      },
      '2 or more characters · up to 10 characters',
    ],
    [
      'the exact narrower limit',
      {allOf: [{type: 'integer', maximum: 9007199254740995n}, {maximum: 9007199254740993n}]},
      'at most 9007199254740993',
    ],
    ['common values', {allOf: [{...text, enum: ['x', 'y']}, {enum: ['y', 'z']}]}, 'Values: y.'],
    ['an empty value', {...text, enum: ['', ' ', 'a']}, 'Values: "" · " " · a.'],
    ['values alike', {enum: ['1', 1, 'null', null]}, 'Values: "1" · 1 · "null" · null.'],
    ['a list that may be null', {type: ['array', 'null'], items: text}, '| array of string or null |'],
    ['a list of what may be null', {type: 'array', items: {type: ['string', 'null']}}, '| array of (string or null) |'],
    [
      'a map of what may be null',
      {type: 'object', additionalProperties: {type: ['string', 'null']}},
      'any name → (string or null) |',
    ],
    [
      'a list of several types',
      {type: 'array', items: {type: ['string', 'integer']}},
      '| array of (string or integer) |',
    ],
    [
      'formats without a type',
      {anyOf: [{format: 'email'}, {format: 'uri'}]},
      '| any value (email) or any value (uri) |',
    ],
  ])('%s', (_, schema, expected) => {
    expect(rowOf(schema)).toContain(expected);
  });

  it('the same in Vietnamese', () => {
    expect(rowOf({type: 'array', items: {type: ['string', 'null'], description: 'X.'}}, 'vi')).toMatch(
      /mảng \(string hoặc null\).*Mỗi phần tử: X\./,
    );
  });

  it('to which form the form within it belongs', () => {
    const form = (name: string, more: object = {}): object => ({
      type: 'object',
      title: name,
      properties: {[name]: text},
      ...more,
    });
    const {rows} = pageOf({oneOf: [form('A'), {title: 'B', oneOf: [form('B1'), form('B2')]}]});
    expect(rows).toContain('B1 | one of the forms · only in B | ');
    expect(rows).toContain('A | one of the forms | ');
  });
});

describe('an object made of the one around it', () => {
  const more = {type: 'object', properties: {note: text}};
  const self = {$ref: '#/components/schemas/Node'};
  it.each([
    ['in a field', {description: 'E.', allOf: [self, more]}, 'extra'],
    ['in a list', {type: 'array', description: 'E.', items: {allOf: [self, more]}}, 'extra[]'],
    ['in a map', {type: 'object', description: 'E.', additionalProperties: {allOf: [self, more]}}, 'extra.*'],
    ['or null', {description: 'E.', anyOf: [{allOf: [self, more]}, {type: 'null'}]}, 'extra'],
    [
      'with the field described again',
      {description: 'E.', allOf: [self, {properties: {extra: {description: 'E.'}, note: text}}]},
      'extra',
    ],
  ])('%s is shown once', (_, extra, inner) => {
    const Node = {type: 'object', properties: {name: text, extra}};
    const {rows} = pageOf(self, {components: {Node}});
    expect(rows.some((row) => row.startsWith(`${inner}.note | string`))).toBe(true);
    expect(rows.find((row) => row.startsWith(`${inner}.extra | `))).toMatch(/E\. It is built like extra again\.$/);
  });
});

it('a value of several forms within itself sends back to them', () => {
  const self = {$ref: '#/components/schemas/Rule'};
  const all = {type: 'object', title: 'All', properties: {of: {type: 'array', description: 'O.', items: self}}};
  const {rows} = pageOf(self, {components: {Rule: {oneOf: [all, {...text, title: 'One', maxLength: 3}]}}});
  expect(rows.find((row) => row.startsWith('of | '))).toMatch(/O\. It is built like the whole again\.$/);
});

describe('a value that is no object', () => {
  const facts = {
    ...text,
    description: 'How fast.',
    enum: ['slow', 'fast'],
    default: 'slow',
    deprecated: true,
    maxLength: 5,
  };
  it('is shown with all that holds for it, sent', () => {
    const page = pageOf(facts);
    expect(page.text).toContain(
      'The body is of type string.\nHow fast.\nLimits: default "slow", up to 5 characters, deprecated.\nValues: slow · fast.',
    );
  });

  it('or returned, even with a refusal', () => {
    const content = {'application/json': {schema: facts, example: 'slow'}};
    const page = pageOf(text, {answer: {'200': {description: 'Ok.', content}, '422': {description: 'Bad.', content}}});
    expect(page.text.match(/Values: slow · fast\./g)).toHaveLength(2);
    expect(page.text).toContain('HTTP 422: Bad. It comes as application/json');
  });

  it('is told by its words alone where a refusal has no more', () => {
    const content = {'text/html': {schema: {...text, description: 'Not for programs.'}}};
    const page = pageOf(text, {answer: {'200': {description: 'Ok.'}, '502': {description: 'Late.', content}}});
    expect(page.text).toContain('Late.\nNot for programs.');
  });

  it('says as what it is sent beside another', () => {
    const contract = kitchenSink(({paths}) => {
      const body = paths['/api/bodies/json']?.patch?.requestBody as {content: object};
      Object.assign(body.content, {'application/xml': {schema: {...text, description: 'An order.'}, example: '<a/>'}});
    });
    const {text: shown} = shownPage('body-json', contract);
    expect(shown).toContain('As application/xml the body is of type string.\nAn order.');
    expect(shown).not.toContain('these fields:\nThe body');
  });
});

it('the words of bodies and answers are shown', () => {
  const of = (description: string): object => ({type: 'object', description, properties: {a: text}});
  const content = {'application/json': {schema: of('What came of it.'), example: {}}};
  const {text: shown} = pageOf(of('What to do.'), {answer: {'200': {description: 'Ok.', content}}});
  expect(shown).toContain('What to do.');
  expect(shown).toContain('What came of it.');
});
