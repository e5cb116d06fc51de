import '../../../tests/support/fixtureVersions';
import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {sampleForms, sampleLanguages} from '../shared/sampleLanguages';
import {tokenExpressions} from '../shared/tokenExpressions';
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
    const golden = (name: string): string => resolve(__dirname, `../__fixtures__/samples/${name}.py`);
    await expect(emitSample('python', requestOf(id), 'robust')).toMatchFileSnapshot(golden(id));
    await expect(emitSample('python', requestOf(id), 'short')).toMatchFileSnapshot(golden(`${id}-short`));
  });

  it.each(sampleLanguages)('in $label name the address once, and the short one the token once', ({id: language}) => {
    const count = (code: string, part: string): number => code.split(part).length - 1;
    for (const id of ids.filter((one) => one !== 'documents-download')) {
      const request = requestOf(id);
      for (const form of sampleForms)
        expect(count(emitSample(language, request, form), request.baseUrl), `${id} ${form}`).toBe(1);
      const {expression, literal} = tokenExpressions[language];
      const short = emitSample(language, request, 'short');
      const needsToken = request.required.includes('ECONTRACT_TOKEN');
      expect(count(short, expression), id).toBe(needsToken ? 1 : 0);
      if (needsToken)
        expect(short.replace(expression, literal('a.b-c')), id).toMatch(
          /["']((Authorization: )?Bearer |Bearer", ")a\.b-c["']/,
        );
    }
  });

  it.each(sampleLanguages)('in $label are shorter as a person would type them', ({id: language}) => {
    for (const id of ids) {
      const [short = 0, robust = 0] = sampleForms.map((form) => emitSample(language, requestOf(id), form).length);
      expect(short, id).toBeLessThan(robust);
    }
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
    const account = ['ECONTRACT_USERNAME', 'ECONTRACT_PASSWORD'];
    expect(environmentOf(request, 'short')).toEqual(account);
    expect(environmentOf(request, 'robust')).toEqual(['ECONTRACT_URL', ...account]);
    for (const {id} of sampleLanguages)
      for (const form of sampleForms) expect(emitSample(id, request, form)).not.toMatch(/\*\*\*|khang/);
  });

  it('sends only the files that the example sends', () => {
    const {body} = requestOf('documents-create');
    expect(body).toMatchObject({
      kind: 'multipart',
      files: [{name: 'file', fileName: 'sample.pdf', contentType: 'application/pdf'}],
    });
  });
});
