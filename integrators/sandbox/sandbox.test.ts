import '../../tests/support/fixtureVersions';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {loadContract} from '../../src/reference/contract/loadContract';
import {fixtureSite} from '../../src/reference/testing/fixtureSite';
import {account} from './account';
import {samplePdf} from './sampleFiles';
import {startSandbox, type Exchange} from './startSandbox';

const exchanges: Exchange[] = [];
const contract = loadContract({siteDir: fixtureSite, folder: 'current', file: 'v1.yaml', locale: 'en'});
const {origin, close, tokens, answerWith} = await startSandbox([contract], (exchange) => exchanges.push(exchange));
const authorization = {Authorization: `Bearer ${tokens[0] ?? ''}`};

afterAll(close);
beforeEach(() => {
  exchanges.length = 0;
});

interface Answer {
  status: number;
  envelope: {data: unknown; success: boolean; code: number; messages: string[]};
}

async function call(target: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(origin + target, init);
  return {status: response.status, envelope: (await response.json()) as Answer['envelope']};
}

function post(target: string, value: unknown, headers: Record<string, string> = authorization): Promise<Answer> {
  const body = typeof value === 'string' ? value : JSON.stringify(value);
  return call(target, {method: 'POST', headers: {'Content-Type': 'application/json', ...headers}, body});
}

const step = {processId: '0e9d8c7b-6a5f-4e3d-9c2b-1a0f9e8d7c6b', reject: false, otp: '123456'};

function documentForm(change: (form: FormData) => void = () => undefined): RequestInit {
  const body = new FormData();
  body.append('no', 'HD-1');
  body.append('subject', 'Lease');
  body.append('file', new Blob([new Uint8Array(samplePdf())]), 'sample.pdf');
  change(body);
  return {method: 'POST', headers: authorization, body};
}

describe('the sandbox', () => {
  it('is reachable from this machine only', () => {
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it('answers with the example of the contract', async () => {
    const {status, envelope} = await call('/api/documents?page=1', {headers: authorization});
    expect(status).toBe(200);
    expect(envelope).toEqual({data: {items: [], totalCount: 0}, success: true, code: 0, messages: []});
  });

  it('logs its one account in with the token it accepts, and nobody else', async () => {
    const login = {username: account.username, password: account.password};
    expect(await post('/api/auth/password-login', login, {})).toMatchObject({status: 200, envelope: {data: tokens[0]}});
    expect(await post('/api/auth/password-login', {...login, password: 'wrong'}, {})).toMatchObject({
      status: 401,
      envelope: {success: false, code: 401, data: null},
    });
  });

  it.each([
    ['no token', {}],
    ['another token', {Authorization: 'Bearer other'}],
    ['a token without Bearer', {Authorization: tokens[0] ?? ''}],
  ])('refuses a call with %s', async (_, headers) => {
    expect(await call('/api/documents', {headers})).toMatchObject({status: 401, envelope: {success: false}});
  });

  it('takes an upload and sees its bytes', async () => {
    expect(await call('/api/documents/create', documentForm())).toMatchObject({status: 200, envelope: {success: true}});
    expect(exchanges).toMatchObject([{operation: 'documents-create', status: 200, problems: []}]);
    expect(exchanges[0]?.body).toMatchObject({files: [{field: 'file', fileName: 'sample.pdf', bytes: samplePdf()}]});
  });

  it.each([
    ['without a required field', (form: FormData) => form.delete('subject'), 'subject'],
    ['without the file', (form: FormData) => form.delete('file'), 'file'],
    ['with a text for the file', (form: FormData) => form.set('file', 'sample.pdf'), 'must be a file'],
    ['with a file for a text', (form: FormData) => form.set('no', new Blob(['x']), 'x.txt'), 'must not be a file'],
    ['with an empty file', (form: FormData) => form.set('file', new Blob([]), 'sample.pdf'), 'is empty'],
    ['with an unknown field', (form: FormData) => form.set('number', '1'), '/number is unknown'],
  ])('refuses a form %s', async (_, change, reason) => {
    const {status, envelope} = await call('/api/documents/create', documentForm(change));
    expect([status, envelope.success, envelope.data]).toEqual([400, false, null]);
    expect(envelope.messages.join(' ')).toContain(reason);
  });

  it.each([
    ['of the wrong type', {...step, reject: 'no'}, 'must be boolean'],
    ['outside an enum', {...step, signatureDisplayMode: 9}, 'signatureDisplayMode'],
    ['of a wrong form', {...step, processId: 'one'}, 'format'],
    ['that the contract does not name', {...step, procesId: ''}, '/procesId is unknown'],
    ['that is no JSON', '{', 'not JSON'],
  ])('refuses a JSON value %s', async (_, value, reason) => {
    const {status, envelope} = await post('/api/documents/process', value);
    expect(status).toBe(400);
    expect(envelope.messages.join(' ')).toContain(reason);
  });

  it('refuses another content type, a missing body and a superfluous one', async () => {
    const text = {method: 'POST', headers: {...authorization, 'Content-Type': 'text/plain'}, body: '{}'};
    expect((await call('/api/documents/process', text)).envelope.messages).toEqual([
      'The body must be application/json, not text/plain.',
    ]);
    expect((await call('/api/documents/process', {method: 'POST', headers: authorization})).status).toBe(400);
    expect((await post('/api/documents/create', {no: '1'})).envelope.messages[0]).toContain('multipart/form-data');
    const id = '5d0a1c3e-7b42-4f7e-9a55-0c1d2e3f4a5b';
    const superfluous = {method: 'DELETE', headers: {...authorization, 'Content-Type': 'application/json'}, body: '{}'};
    expect((await call(`/api/documents/delete/${id}`, superfluous)).envelope.messages).toEqual([
      'The call takes no body.',
    ]);
  });

  it('checks parameters in path and query', async () => {
    const remove = {method: 'DELETE', headers: authorization};
    expect((await call('/api/documents/delete/5d0a1c3e-7b42-4f7e-9a55-0c1d2e3f4a5b', remove)).status).toBe(200);
    expect((await call('/api/documents/delete/one', remove)).status).toBe(400);
    expect((await call('/api/documents?page=x', {headers: authorization})).status).toBe(400);
    expect((await call('/api/documents?status=99', {headers: authorization})).status).toBe(400);
    expect((await call('/api/documents?pages=1', {headers: authorization})).envelope.messages).toEqual([
      'The parameter pages is unknown.',
    ]);
  });

  it('knows no other address and no other method', async () => {
    expect((await call('/api/nothing')).status).toBe(404);
    expect((await call('/api/documents/create', {headers: authorization})).status).toBe(405);
  });

  it('asks for an OTP first, and answers as asked for', async () => {
    expect((await post('/api/documents/process', {...step, otp: null})).envelope.code).toBe(100);
    expect((await post('/api/documents/process', step)).envelope.code).toBe(0);
    const prefer = {...authorization, Prefer: 'example=otpRequired'};
    expect((await post('/api/documents/process', step, prefer)).envelope.code).toBe(100);
    expect((await post('/api/documents/process', step, {...prefer, Prefer: 'example=none'})).status).toBe(400);
  });

  it('hands out a file to whoever holds its token', async () => {
    const response = await fetch(`${origin}/Api/Download?token=one-document-token`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(samplePdf());
    expect((await fetch(`${origin}/Api/Download?token=broken`)).status).toBe(401);
  });

  it('answers every call alike while it is told to', async () => {
    answerWith({status: 502, contentType: 'text/html', content: '<html></html>'});
    const response = await fetch(`${origin}/api/documents`);
    answerWith();
    expect([response.status, await response.text()]).toEqual([502, '<html></html>']);
    expect((await call('/api/documents?page=1', {headers: authorization})).status).not.toBe(502);
  });
});
