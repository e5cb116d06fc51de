import {expect, it} from 'vitest';
import type {Field, Operation, SchemaModel} from '../../shared/model';
import {diffOperation, type Comparable} from './diffOperation';

const text = (name: string): Field => ({name, type: {kind: 'string'}, required: false, description: ''});

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
    needsToken: true,
    parameters: [],
    response: {kind: 'envelope', data, examples: []},
    errors: [],
  };
  const model: SchemaModel = {name: schema, description: '', shape: {type: {kind: 'object'}, fields: names.map(text)}};
  return {operation, schemas: [model]};
}

it('lists the fields when the answer carries another shared schema', () => {
  expect(diffOperation(answering('UserProfile', ['id', 'fax']), answering('User', ['id', 'roles']))).toEqual([
    {kind: 'added', place: {part: 'data'}, names: ['roles']},
    {kind: 'removed', place: {part: 'data'}, names: ['fax']},
  ]);
});

it('names the shared schema when it is the same one', () => {
  expect(diffOperation(answering('User', ['id']), answering('User', ['id', 'roles']))).toEqual([
    {kind: 'added', place: {schema: 'User'}, names: ['roles']},
  ]);
});
