import '../../../tests/support/fixtureVersions';
import {describe, expect, it} from 'vitest';
import {fixtureSite} from '../testing/fixtureSite';
import type {Field, Operation} from '../shared/model';
import {operationsOf} from '../contract/openApi';
import {toOperations} from '../model/operations';
import {diffOperation, type Comparable} from './diffOperation';
import {contractsOfAllVersions, fieldSince, historyOf, valueSince} from './history';

const contracts = contractsOfAllVersions({siteDir: fixtureSite, file: 'v1.yaml', locale: 'en'});

describe('history between the fixture versions', () => {
  it('reads the versions from the oldest on', () => {
    expect(contracts.map(({label}) => label)).toEqual(['2.2.0', '2.3.0']);
  });

  it('lists new fields, newly required fields and new values of a call', () => {
    expect(historyOf(contracts, 'documents-process')).toEqual({
      seenIn: ['2.2.0', '2.3.0'],
      newIn: '2.2.0',
      changes: [
        {
          version: '2.3.0',
          changes: [
            {kind: 'added', place: 'body', names: ['signatureText']},
            {kind: 'required', place: 'body', names: ['reject']},
            {kind: 'addedValues', name: 'SignatureDisplayMode', values: ['3 (Image only)']},
          ],
        },
      ],
    });
  });

  it('calls nothing new that the oldest version has, read or not', () => {
    const oldest = {label: '1.0.0', document: contracts[0]!.document};
    const history = historyOf([oldest, ...contracts], 'documents-process');
    expect(history?.seenIn).toEqual(['2.2.0', '2.3.0']);
    expect(history).not.toHaveProperty('newIn');
  });

  it('compares only versions in which the call was read', () => {
    const id = 'documents-process';
    const unread = contracts.map(({label, document}) => {
      const copy = structuredClone(document);
      for (const {operation} of operationsOf(copy.paths)) operation['x-seen-in'] = ['2.3.0'];
      return {label, document: copy};
    });
    expect(historyOf(unread, id)).toEqual({
      seenIn: ['2.3.0'],
      // Lists of values are known from other pages, too.
      changes: [
        {
          version: '2.3.0',
          changes: [{kind: 'addedValues', name: 'SignatureDisplayMode', values: ['3 (Image only)']}],
        },
      ],
    });
  });

  it('does not call a field removed when its object has got a section of its own', () => {
    const [operation] = contracts.flatMap(({document}) => toOperations(document)) as [Operation];
    const holder = {name: 'batch', type: {kind: 'object' as const, schema: 'Batch'}, required: false, description: ''};
    const member = {name: 'batch.id', type: {kind: 'integer' as const}, required: false, description: ''};
    const comparable = (fields: Field[]): Comparable => ({
      operation: {...operation, response: {...operation.response, data: {type: {kind: 'object'}, fields}}},
      schemas: [],
    });
    expect(diffOperation(comparable([holder, member]), comparable([holder]))).toEqual([]);
    expect(diffOperation(comparable([holder, member]), comparable([]))).toEqual([
      {kind: 'removed', place: 'data', names: ['batch']},
    ]);
  });

  it('says nothing where nothing changed', () => {
    expect(historyOf(contracts, 'documents-download')).toEqual({
      seenIn: ['2.2.0', '2.3.0'],
      newIn: '2.2.0',
      changes: [],
    });
    expect(historyOf(contracts, 'no-such-call')).toBeUndefined();
  });

  it('knows the version that brought a field or a value', () => {
    const since = fieldSince(contracts, 'Document');
    const field = (name: string) => ({name, type: {kind: 'string' as const}, required: false, description: ''});
    expect([since(field('hasVerify')), since(field('no'))]).toEqual(['2.3.0', undefined]);
    const valueIn = valueSince(contracts, 'SignatureDisplayMode');
    expect([valueIn(3), valueIn(1)]).toEqual(['2.3.0', undefined]);
  });
});
