import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {currentVersion} from '../../src/kit/versions';
import {isObject} from '../../src/reference/contract/pointer';
import type {Json} from '../../src/reference/shared/model';
import {contractsOfVersion} from './contractsOfVersion';
import {listOperations} from './operations';
import {Progress} from './progress';

describe('the document of the sandbox', () => {
  const contracts = [...contractsOfVersion(resolve(__dirname, '../..'), currentVersion.label).values()];
  const progress = new Progress(listOperations(contracts));
  const example = (id: string): Json => {
    const response = listOperations(contracts).find(({model}) => model.id === id)?.model.response;
    return response?.kind === 'envelope' ? (response.examples[0]?.value ?? null) : null;
  };
  const statusAfter = (id: string): Json | undefined => {
    const envelope = progress.answer(id, example(id));
    const data = isObject(envelope) ? envelope.data : undefined;
    const item = isObject(data) && Array.isArray(data.items) ? data.items[0] : data;
    return isObject(item) && isObject(item.status) ? item.status.value : undefined;
  };

  it('is completed when it is read twice after it was sent, in its page and in the list', () => {
    expect(statusAfter('documents-create')).toBe(1);
    expect(statusAfter('documents-get-id')).toBe(1);
    expect(statusAfter('documents-send-process')).not.toBe(4);
    expect(statusAfter('documents-get-id')).not.toBe(4);
    expect(statusAfter('documents-get-id')).toBe(4);
    expect(statusAfter('get-documents')).toBe(4);
  });

  it('stays cancelled, and begins anew with the next one', () => {
    expect(statusAfter('documents-cancel')).toBe(-3);
    expect(statusAfter('documents-get-id')).toBe(-3);
    expect(statusAfter('documents-create')).toBe(1);
    expect(statusAfter('documents-get-id')).toBe(1);
  });
});
