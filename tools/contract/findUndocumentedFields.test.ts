import {expect, it} from 'vitest';
import {findUndocumentedFields} from './findUndocumentedFields';

it('returns nothing when every field and every value of an enum has words', () => {
  const status = {type: 'integer', description: 'State.', oneOf: [{const: 1, title: 'New', description: 'Not sent.'}]};
  const list = {type: 'array', description: 'Rows.', items: {$ref: '#/components/schemas/Status'}};
  expect(
    findUndocumentedFields({components: {schemas: {Status: status, List: {description: 'Rows.', properties: {list}}}}}),
  ).toEqual([]);
});

it('names fields, nested ones too, and enum values that say nothing', () => {
  const item = {type: 'object', properties: {name: {type: 'string'}}};
  const schemas = {
    Thing: {
      type: 'object',
      properties: {id: {$ref: '#/components/schemas/Id', description: ' '}, rows: {description: 'Rows.', items: item}},
    },
    Status: {description: 'State.', oneOf: [{const: 1, title: 'New'}]},
  };
  expect(findUndocumentedFields({components: {schemas}})).toEqual([
    '/components/schemas/Thing',
    '/components/schemas/Thing/properties/id',
    '/components/schemas/Thing/properties/rows/items/properties/name',
    '/components/schemas/Status/oneOf/0',
  ]);
});
