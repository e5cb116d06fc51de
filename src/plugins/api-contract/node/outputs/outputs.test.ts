import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Collection, type Item} from 'postman-collection';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {account} from '../../../../../tools/sandbox/account';
import {samplePdf} from '../../../../../tools/sandbox/sampleFiles';
import {startSandbox} from '../../../../../tools/sandbox/startSandbox';
import {checkRefs} from '../contract/refs';
import {loadContract} from '../contract/loadContract';
import {fixtureSite} from '../../testing/fixtureSite';
import type {Json} from '../../shared/model';
import {writeOutputs} from './writeOutputs';

const outDir = mkdtempSync(join(tmpdir(), 'api-outputs-'));
const contract = loadContract({siteDir: fixtureSite, folder: 'current', file: 'v1.yaml', locale: 'en'});
const {origin: url, close, tokens, operations} = await startSandbox([contract]);

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
    });
  }
});
afterAll(close);

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
    expect(read('openapi/2.3.0/v1.json').servers).toEqual([{url: 'https://api.example.com'}]);
  });
});

describe('the samples beside a page', () => {
  it('hold every language that is not part of the page', () => {
    const samples = read('vi/docs/2.2.0/api/v1/details/documents/documents-create.samples.json');
    expect(Object.keys(samples)).toEqual(['javascript', 'python', 'php', 'java', 'csharp', 'go', 'ruby']);
    expect(samples.go).toMatch(/^<div class="code-block" data-sample="go">.*<code class="language-go">/s);
  });
});

/** @returns every request of a collection, with its variables put in. */
function importCollection(path: string): {item: Item; target: string}[] {
  const collection = new Collection(read(path));
  const variables = {baseUrl: url, token: tokens[0] ?? '', ...account};
  const found: {item: Item; target: string}[] = [];
  collection.forEachItem((item) => {
    const own = Object.fromEntries(item.request.url.variables.map(({key, value}) => [key, String(value)]));
    const filled = item.request.url.getPath().replace(/:([A-Za-z]\w*)/g, (_, name: string) => own[name] ?? '');
    const query = item.request.url.getQueryString();
    found.push({item, target: variables.baseUrl + filled + (query ? `?${query}` : '')});
  });
  return found;
}

/** Sends a request as Postman would. */
async function send({item, target}: {item: Item; target: string}): Promise<Response> {
  const {request} = item;
  const isOpen = request.auth?.type === 'noauth';
  const headers: Record<string, string> = isOpen ? {} : {Authorization: `Bearer ${tokens[0] ?? ''}`};
  request.headers.each(({key, value}) => {
    headers[key] = value;
  });
  let body: string | FormData | undefined;
  if (request.body?.mode === 'raw') {
    body = String(request.body.raw).replace('{{username}}', account.username).replace('{{password}}', account.password);
  } else if (request.body?.mode === 'formdata') {
    const form = new FormData();
    const fields = request.toJSON().body?.formdata as {key: string; type: string; value?: string; src?: string}[];
    for (const {key, type, value, src} of fields) {
      if (type === 'file') form.append(key, new Blob([new Uint8Array(samplePdf())]), src);
      else form.append(key, value ?? '');
    }
    body = form;
  }
  return fetch(target, {method: request.method, headers, ...(body === undefined ? {} : {body})});
}

describe('the Postman collection', () => {
  it('is imported with every operation, in both languages', () => {
    for (const path of ['openapi/2.3.0/postman.json', 'vi/openapi/2.3.0/postman.json']) {
      expect(importCollection(path)).toHaveLength(operations.length);
    }
    expect(read('vi/openapi/2.3.0/postman.json').info).toMatchObject({name: 'vi: Fixture API 2.3.0', version: '2.3.0'});
  });

  it('holds requests that the sandbox accepts', async () => {
    for (const entry of importCollection('openapi/2.3.0/postman.json')) {
      const response = await send(entry);
      expect(response.status, `${entry.item.name}: ${await response.clone().text()}`).toBe(200);
    }
  });

  it('keeps the token of a login for the calls after it', () => {
    const login = importCollection('openapi/2.3.0/postman.json').find(({item}) => item.name === 'Log in');
    const script = login?.item.events
      .all()
      .find(({listen}) => listen === 'test')
      ?.script.toSource();
    expect(script).toContain("pm.collectionVariables.set('token', token)");
  });
});
