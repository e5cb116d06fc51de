import '../../../tests/support/fixtureVersions';
import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {sampleLanguages} from '../shared/sampleLanguages';
import {fixtureSite} from '../testing/fixtureSite';
import {loadContract} from '../contract/loadContract';
import {toOperations} from '../model/operations';
import {emitSample} from './emit';
import {environmentOf, toSampleRequest} from './request';

const operations = toOperations(loadContract({siteDir: fixtureSite, folder: 'current', file: 'v1.yaml', locale: 'en'}));
function requestOf(id: string) {
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The fixture has no ${id}.`);
  return toSampleRequest(operation, 'https://econtract.example.com');
}

describe('samples', () => {
  const ids = [
    'password-login',
    'documents-create',
    'documents-process',
    'get-documents',
    'documents-delete',
    'documents-download',
  ];

  // One language, to review what a change of the emitter does; `npm run test:samples` runs all of them.
  it.each(ids)('%s in Python matches the reviewed snapshot', async (id) => {
    const golden = resolve(__dirname, `../__fixtures__/samples/${id}.py`);
    await expect(emitSample('python', requestOf(id))).toMatchFileSnapshot(golden);
  });
});

describe('toSampleRequest', () => {
  it('fills in the path and sends the query parameters that matter', () => {
    expect(requestOf('documents-delete').target).toEqual([
      '/api/documents/delete/5d0a1c3e-7b42-4f7e-9a55-0c1d2e3f4a5b',
    ]);
    expect(requestOf('get-documents').target).toEqual(['/api/documents?search=HD%202024&page=1']);
  });

  it('never spells out a user name or password', () => {
    const request = requestOf('password-login');
    expect(environmentOf(request)).toEqual(['ECONTRACT_URL', 'ECONTRACT_USERNAME', 'ECONTRACT_PASSWORD']);
    for (const {id} of sampleLanguages) expect(emitSample(id, request)).not.toMatch(/\*\*\*|khang/);
  });

  it('sends only the files that the example sends', () => {
    const {body} = requestOf('documents-create');
    expect(body).toMatchObject({
      kind: 'multipart',
      files: [{name: 'file', fileName: 'sample.pdf', contentType: 'application/pdf'}],
    });
  });
});
