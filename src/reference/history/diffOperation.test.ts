import {expect, it} from 'vitest';
import type {Answer, Field, Operation, SchemaModel, Shape} from '../shared/model';
import {diffOperation, type Comparable} from './diffOperation';

const text = (name: string): Field => ({name, type: {kind: 'string'}, required: false, description: ''});

function answerWith(data: Shape): Answer {
  return {
    status: 200,
    description: '',
    contentTypes: ['application/json'],
    headers: [],
    kind: 'envelope',
    data,
    examples: [],
  };
}

/** A call that answers with a shared schema of these fields. */
function answering(schema: string, names: string[]): Comparable {
  const data = {type: {kind: 'object' as const, schema}, fields: []};
  const operation: Operation = {
    id: 'users-id',
    page: '',
    method: 'GET',
    path: '/api/users/{id}',
    tag: 'users',
    summary: '',
    description: '',
    notes: [],
    security: [],
    parameters: [],
    response: answerWith(data),
    otherResponses: [],
    errors: [],
    seenIn: [],
  };
  const model: SchemaModel = {name: schema, description: '', shape: {type: {kind: 'object'}, fields: names.map(text)}};
  return {operation, schemas: [model]};
}

it('lists the fields when the answer carries another shared schema', () => {
  expect(diffOperation(answering('UserProfile', ['id', 'fax']), answering('User', ['id', 'roles']))).toEqual([
    {kind: 'added', place: 'data', names: ['roles']},
    {kind: 'removed', place: 'data', names: ['fax']},
  ]);
});

it('leaves the changes of a shared schema to the place that shows it', () => {
  expect(diffOperation(answering('User', ['id']), answering('User', ['id', 'roles']))).toEqual([]);
});

/** A call with one field in its body. */
function sending(field: Partial<Field>): Comparable {
  const {operation} = answering('User', []);
  const shape = {type: {kind: 'object' as const}, fields: [{...text('rows'), ...field}]};
  return {
    operation: {...operation, body: {contentType: '', shape, example: null, examples: [], files: [], parts: []}},
    schemas: [],
  };
}

it('compares what is said of a field', () => {
  expect(
    diffOperation(sending({description: 'The rows.'}), sending({description: 'The rows, 2,000 characters.'})),
  ).toEqual([{kind: 'text', place: 'body', name: 'rows', text: 'The rows, 2,000 characters.'}]);
});

it('compares lists of values of any length', () => {
  const values = ['V', 'A', 'DR', 'D', 'F', 'E', 'EKYC', 'C'].map((value) => ({value, title: '', description: ''}));
  const type = {kind: 'string' as const, enumName: 'AccessPermissionCode'};
  expect(diffOperation(sending({type, values: values.slice(0, 5)}), sending({type, values}))).toEqual([
    {kind: 'addedValues', name: 'AccessPermissionCode', values: ['E', 'EKYC', 'C']},
  ]);
});
