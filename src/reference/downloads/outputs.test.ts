import '../../../tests/support/fixtureVersions';
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Collection, type Item} from 'postman-collection';
import {beforeAll, describe, expect, it} from 'vitest';
import {message} from '../../kit/messages';
import {checkRefs} from '../contract/refs';
import {loadContract} from '../contract/loadContract';
import {fixtureSite} from '../testing/fixtureSite';
import type {Json, JsonObject} from '../shared/model';
import {toOperations} from '../model/operations';
import {variablesOf} from './collectionVariables';
import {writeOutputs} from './writeOutputs';

const outDir = mkdtempSync(join(tmpdir(), 'api-outputs-'));
const contract = loadContract({siteDir: fixtureSite, folder: 'current', file: 'v1.yaml', locale: 'en'});
const operations = toOperations(contract);

beforeAll(() => {
  for (const [locale, prefix] of [
    ['en', ''],
    ['vi', 'vi/'],
  ] as const) {
    writeOutputs({
      siteDir: fixtureSite,
      outDir: join(outDir, prefix),
      locale,
      siteUrl: `https://docs.example.com/${prefix}`,
      apiUrl: 'https://api.example.com',
      scenarios: {},
    });
  }
});

const read = (path: string): Record<string, Json> =>
  JSON.parse(readFileSync(join(outDir, path), 'utf8')) as Record<string, Json>;

describe('the published contract', () => {
  it('exists for each version and language, whole and resolvable', () => {
    for (const path of [
      'openapi/2.3.0/v1.json',
      'vi/openapi/2.3.0/v1.json',
      'openapi/2.2.0/v1.json',
      'vi/openapi/2.2.0/v1.json',
    ]) {
      const published = read(path);
      expect(published.openapi).toBe('3.1.0');
      expect(checkRefs(path, published)).toEqual([]);
    }
  });

  it('is in the language of its address', () => {
    expect(JSON.stringify(read('vi/openapi/2.3.0/v1.json'))).toContain('vi: Create document');
    expect(JSON.stringify(read('openapi/2.3.0/v1.json'))).not.toContain('vi: ');
  });

  it('links pages instead of showing our own marks, and names the API of the deployment', () => {
    const text = JSON.stringify(read('vi/openapi/2.2.0/v1.json'));
    expect(text).not.toMatch(/"x-page"|"x-sample/);
    expect(text).toContain('https://docs.example.com/vi/docs/2.2.0/api/v1/details/documents/documents-create');
    expect(read('openapi/2.3.0/v1.json').servers).toMatchObject([
      {
        url: '{protocol}://{host}',
        variables: {protocol: {default: 'https', enum: ['https', 'http']}, host: {default: 'api.example.com'}},
      },
    ]);
  });

  it('names operations for programs, tells what is known about them, and holds their samples', () => {
    const paths = read('openapi/2.3.0/v1.json').paths as Record<string, Record<string, JsonObject>>;
    const create = paths['/api/documents/create']?.post;
    expect(create?.operationId).toBe('createDocument');
    expect(create?.['x-codeSamples']).toHaveLength(8);
    expect(JSON.stringify(paths)).not.toContain('"x-notes"');
  });
});

describe('the client for TypeScript', () => {
  it('has the calls of its version, in the language of its address, with links to their pages', () => {
    const client = readFileSync(join(outDir, 'vi/openapi/2.2.0/econtract.ts'), 'utf8');
    expect(client).toContain('// https://docs.example.com/vi/openapi/2.2.0/v1.json');
    expect(client).toContain('  createDocument(');
    expect(client).toContain('vi: Create document');
    expect(client).toContain('@see https://docs.example.com/vi/docs/2.2.0/api/v1/details/documents/documents-create');
  });
});

describe('the samples beside a page', () => {
  it('hold every sample that is not part of the page', () => {
    const samples = read('vi/docs/2.2.0/api/v1/details/documents/documents-create.samples.json');
    expect(Object.keys(samples)).toEqual(['curl', 'javascript', 'python', 'php', 'java', 'csharp', 'go', 'ruby']);
    expect(samples.curl).toMatch(/^<div class="code-block" data-sample="curl" data-robust="">/);
    expect(samples.go).toContain('<div class="code-block" data-sample="go" data-robust="">');
    expect(samples.go).toMatch(/^<div class="code-block" data-sample="go">.*<code class="language-go">/s);
  });
});

describe('the Postman collection', () => {
  const items = (path: string): Item[] => {
    const found: Item[] = [];
    new Collection(read(path)).forEachItem((item) => found.push(item));
    return found;
  };

  it('holds every operation, in both languages', () => {
    for (const path of ['openapi/2.3.0/postman.json', 'vi/openapi/2.3.0/postman.json']) {
      expect(items(path)).toHaveLength(operations.length);
    }
    expect(read('vi/openapi/2.3.0/postman.json').info).toMatchObject({name: 'vi: Fixture API 2.3.0', version: '2.3.0'});
  });

  it('hands an id from the answer of one call to the calls after it', () => {
    const create = items('openapi/2.3.0/postman.json').find(({name}) => name === 'Create document');
    expect(create?.events.all()[0]?.script.toSource()).toContain("set('documentId', answer.data?.id)");
    const remove = items('openapi/2.3.0/postman.json').find(({name}) => name === 'Delete document');
    expect(remove?.request.url.variables.get('id')).toBe('{{documentId}}');
  });

  it('checks every answer, in the language of the collection', () => {
    for (const item of items('vi/openapi/2.3.0/postman.json')) {
      expect(item.events.all()[0]?.script.toSource(), item.name).toContain(
        message('vi', 'api.test.status', {status: '200'}),
      );
    }
  });

  it('stops the build where an example lacks what it hands over', () => {
    const create = toOperations(contract).find(({id}) => id === 'documents-create');
    if (create?.response.kind !== 'envelope') throw new Error('The fixture has no documents-create.');
    const broken = {...create, response: {...create.response, examples: []}};
    expect(() => variablesOf([broken])).toThrow(/takes documentId from data\.id of documents-create/);
  });
});
