import {describe, expect, it} from 'vitest';
import type {OpenApi, Schema} from '../contract/openApi';
import {hasOwnSection, toEnumModel, toSchemaModel, toShape} from './schemas';

function withSchemas(schemas: Record<string, Schema>): OpenApi {
  return {
    openapi: '3.1.0',
    info: {title: '', version: ''},
    servers: [],
    paths: {},
    components: {schemas} as OpenApi['components'] & object,
  };
}

const text: Schema = {type: 'string'};
const large = Object.fromEntries(Array.from({length: 9}, (_, index) => [`f${index}`, text]));
const document = withSchemas({
  Small: {type: 'object', required: ['a'], properties: {a: text, b: {type: ['integer', 'null']}}},
  Large: {
    type: 'object',
    properties: {...large, parent: {$ref: '#/components/schemas/Large'}, small: {$ref: '#/components/schemas/Small'}},
  },
  Loop: {type: 'object', properties: {next: {$ref: '#/components/schemas/Loop'}}},
  Wider: {allOf: [{$ref: '#/components/schemas/Small'}, {type: 'object', required: ['c'], properties: {c: text}}]},
  Color: {
    type: 'integer',
    oneOf: [
      {const: 1, title: 'Red'},
      {const: 2, title: 'Blue', description: 'Like the sky'},
    ],
  },
  EnumValue: {type: 'object', properties: {value: {type: 'integer'}, description: text}},
});
const ref = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});
const names = (schema: Schema): string[] => toShape(document, schema).fields.map(({name}) => name);

describe('toShape', () => {
  it('names nested fields by their whole path', () => {
    expect(
      names({type: 'object', properties: {list: {type: 'array', items: ref('Small')}, one: ref('Small')}}),
    ).toEqual(['list', 'list[].a', 'list[].b', 'one', 'one.a', 'one.b']);
  });

  it('lays the entries of a list flat', () => {
    expect(names({type: 'array', items: ref('Small')})).toEqual(['a', 'b']);
  });

  it('joins the parts of allOf, with what they require', () => {
    const {fields} = toShape(document, ref('Wider'));
    expect(fields.map(({name, required}) => [name, required])).toEqual([
      ['a', true],
      ['b', false],
      ['c', true],
    ]);
  });

  it('stops at a schema that has its own section', () => {
    expect(hasOwnSection(document, 'Large')).toBe(true);
    expect(toShape(document, ref('Large'))).toMatchObject({fields: [], type: {kind: 'object', schema: 'Large'}});
    expect(names({type: 'object', properties: {large: ref('Large')}})).toEqual(['large']);
  });

  it('ends where a schema holds itself', () => {
    expect(names(ref('Loop'))).toEqual(['next']);
  });

  it('shows a large schema in full where it is asked for', () => {
    expect(toShape(document, ref('Large'), {shown: 'Large'}).fields.map(({name}) => name)).toContain('f8');
  });

  it('names the types of which a value has one, and the members of the small ones', () => {
    const shape = toShape(document, {oneOf: [ref('Large'), ref('Small')]});
    expect(shape.type.choices?.map(({schema}) => schema)).toEqual(['Large', 'Small']);
    expect(shape.fields.map(({key, name}) => key ?? name)).toEqual(['Large', 'Small', 'Small:a', 'Small:b']);
  });

  it('keeps the words of the place that refers', () => {
    const [field] = toShape(document, {
      type: 'object',
      properties: {small: {...ref('Small'), description: 'Here'}},
    }).fields;
    expect(field?.description).toBe('Here');
  });

  it('reads a reference that may be null', () => {
    const [field] = toShape(document, {
      type: 'object',
      properties: {large: {anyOf: [ref('Large'), {type: 'null'}], description: 'Maybe'}},
    }).fields;
    expect(field).toMatchObject({description: 'Maybe', type: {kind: 'object', schema: 'Large', nullable: true}});
  });

  it('names the enum that an object carries and does not repeat the object', () => {
    const {fields} = toShape(document, {type: 'object', properties: {color: {...ref('EnumValue'), 'x-enum': 'Color'}}});
    expect(fields).toMatchObject([{name: 'color', type: {enumName: 'Color'}}]);
  });

  it('lists few values beside the field', () => {
    const [field] = toShape(document, {type: 'object', properties: {color: ref('Color')}}).fields;
    expect(field?.values?.map(({title}) => title)).toEqual(['Red', 'Blue']);
  });

  it('knows a file by its format', () => {
    const [field] = toShape(document, {type: 'object', properties: {file: {type: 'string', format: 'binary'}}}).fields;
    expect(field?.type).toEqual({kind: 'file'});
  });
});

describe('named parts', () => {
  it('are schemas or enums, never both', () => {
    expect(toSchemaModel(document, 'Color')).toBeUndefined();
    expect(toEnumModel(document, 'Small')).toBeUndefined();
    expect(toEnumModel(document, 'Color')?.values[1]).toEqual({value: 2, title: 'Blue', description: 'Like the sky'});
  });

  it('show a large schema in full on its own section', () => {
    expect(toSchemaModel(document, 'Large')?.shape.fields.map(({name}) => name)).toContain('small.a');
  });
});
