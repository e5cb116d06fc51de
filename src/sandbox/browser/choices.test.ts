import {describe, expect, it} from 'vitest';
import {sandboxFile, viewAfter} from '../testing/page';
import {fitValues} from './choices';
import {sampleValues} from './values';

const fitted = (id: string, scenario: Parameters<typeof viewAfter>[0]) => {
  const operation = sandboxFile.operations[id]!;
  return fitValues(id, operation, sampleValues(operation), viewAfter(scenario).view);
};

describe('the values of a form', () => {
  it('are those of who has to act', () => {
    const {view} = viewAfter('waits-for-code');
    const [document] = view.documents;
    const {values, userId} = fitted('documents-process', 'waits-for-code');
    expect(userId).toBe(7002);
    expect(values.body).toMatchObject({
      processId: document?.steps[0]?.id,
      signatureText: 'Phạm Gia Hưng',
      signingPosition: '30,60,210,150',
    });
    expect(fitted('process-code-login', 'waits-for-code').values.body).toEqual({
      processCode: document?.steps[0]?.processCode,
    });
  });

  it('name a document in a status that fits the call', () => {
    const id = viewAfter('new').view.documents[0]?.id;
    expect(fitted('documents-delete', 'new')).toMatchObject({values: {parameters: {id}}, lacksSomething: false});
    expect(fitted('documents-delete', 'completed').lacksSomething).toBe(true);
    expect(fitted('documents-cancel', 'completed').values.body).toMatchObject({
      id: viewAfter('completed').view.documents[0]?.id,
    });
  });

  it('take a number that no document has', () => {
    expect(fitted('documents-create', 'empty').values.body).toMatchObject({no: 'SL-HDLD-2025-014'});
    expect(fitted('documents-create', 'new').values.body).toMatchObject({no: 'SL-HDLD-2025-014-2'});
  });

  it('of a batch are what waits for one person with its permission', () => {
    const {userId, values} = fitted('documents-create-batch-process', 'waits-parallel');
    expect(userId).toBe(7002);
    expect(values.body).toMatchObject({documentIds: [viewAfter('waits-parallel').view.documents[0]?.id]});
  });
});
