import {afterAll, describe, expect, it} from 'vitest';
import {samplePdf} from '../sampleFiles';
import {controlOf, openSandbox} from '../openSandbox';

const sandbox = await openSandbox();
afterAll(sandbox.close);

interface Answer {
  status: number;
  headers: Headers;
  data: Record<string, unknown> | null;
  code: number;
  success: boolean;
  messages: string[];
}

async function call(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(sandbox.origin + path, {method, ...init});
  const text = await response.text();
  const value = text.startsWith('{') ? (JSON.parse(text) as Omit<Answer, 'status' | 'headers'>) : {};
  return {status: response.status, headers: response.headers, ...value} as Answer;
}

/** @returns headers that sign in, in a world of its own */
async function signIn(world: string): Promise<Record<string, string>> {
  const headers = {'Content-Type': 'application/json', 'X-Sandbox-World': world};
  const body = JSON.stringify({username: 'khue.le', password: 'your-password', companyId: 901});
  const {data} = await call('POST', '/api/auth/password-login', {headers, body});
  return {'X-Sandbox-World': world, Authorization: `Bearer ${String(data)}`};
}

function documentForm(file: Blob = new Blob([new Uint8Array(samplePdf())]), name = 'a.pdf', no = 'HD-1'): FormData {
  const form = new FormData();
  for (const [field, text] of Object.entries({no, subject: 'Lease', typeId: '52', departmentId: '41'}))
    form.append(field, text);
  form.append('file', file, name);
  return form;
}

const create = (headers: Record<string, string>, body: FormData): Promise<Answer> =>
  call('POST', '/api/documents/create', {headers, body});

describe('the server of the sandbox', () => {
  it('keeps worlds apart: documents, tokens, receivers, faults and calls', async () => {
    const [one, other] = await Promise.all([signIn('one'), signIn('other')]);
    const controls = {one: controlOf(sandbox.origin, 'one'), other: controlOf(sandbox.origin, 'other')};
    const {data} = await create(one, documentForm());
    const id = String(data?.id);
    expect((await call('GET', `/api/documents/${id}`, {headers: other})).success).toBe(false);
    expect((await create(other, documentForm())).success).toBe(true);
    const {Authorization = ''} = other;
    const byAddress = await call('GET', '/_sandbox/worlds/other/api/documents', {headers: {Authorization}});
    expect(byAddress.data).toMatchObject({totalCount: 1});
    const borrowed = {...one, 'X-Sandbox-World': 'third'};
    expect((await call('GET', '/api/roles', {headers: borrowed})).status).toBe(401);
    await controls.one.setReceiver({url: 'http://127.0.0.1:9/'});
    await controls.one.control('PUT', '/faults', {faults: [{status: 502, times: 1}]});
    expect(await controls.other.control('GET', '/webhook')).toMatchObject({url: null});
    expect((await call('GET', '/api/roles', {headers: other})).status).toBe(200);
    expect((await call('GET', '/api/roles', {headers: one})).status).toBe(502);
    expect((await call('GET', '/api/roles', {headers: one})).status).toBe(200);
    expect(await controls.one.control('GET', '/requests')).toHaveLength(4);
    expect((await call('GET', '/api/roles', {headers: {'X-Sandbox-World': 'a b'}})).status).toBe(400);
  });

  it('lets pages call it: the preflight, and a token however its scheme is written', async () => {
    const origin = {Origin: 'https://app.example.com'};
    const asked = {
      ...origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization',
    };
    const {status, headers} = await call('OPTIONS', '/api/documents/create', {headers: asked});
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(headers.get('access-control-allow-headers')?.toLowerCase()).toContain('authorization');
    const {Authorization = ''} = await signIn('cors');
    for (const scheme of ['bearer', 'BEARER']) {
      const sent = {...origin, 'X-Sandbox-World': 'cors', Authorization: Authorization.replace('Bearer', scheme)};
      const answer = await call('GET', '/api/roles', {headers: sent});
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    }
  });

  it('is steered by pages of this machine only', async () => {
    const resetFrom = (origin: string): Promise<Answer> =>
      call('POST', '/_sandbox/reset', {headers: {Origin: origin, 'X-Sandbox-World': 'steered'}, body: '{}'});
    expect((await resetFrom('https://app.example.com')).status).toBe(403);
    expect((await resetFrom('https://localhost.example.com')).status).toBe(403);
    expect((await resetFrom('http://localhost:3000')).status).toBe(200);
    const page = await fetch(`${sandbox.origin}/_sandbox`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('answers with a documented answer when it is asked for, and leaves the world alone', async () => {
    const headers = await signIn('prefer');
    const prefer = (text: string, path = '/api/documents/create'): Promise<Answer> =>
      call('POST', path, {headers: {...headers, Prefer: text}, body: documentForm()});
    expect(await prefer('code=401')).toMatchObject({status: 401, code: 401, success: false});
    expect(await prefer('code=502')).toMatchObject({status: 502});
    expect(await prefer('code=409')).toMatchObject({status: 409, success: false});
    expect(await prefer('code=200, example=otpRequired', '/api/documents/process')).toMatchObject({
      status: 200,
      code: 100,
    });
    expect((await prefer('example=none')).messages[0]).toMatch(/There are: code=200, example=default; code=401/);
    expect((await prefer('respond-async')).success).toBe(true);
    expect((await call('GET', '/api/documents', {headers})).data).toMatchObject({totalCount: 1});
  });

  it.each<[string, Blob, string, RegExp]>([
    ['a text named .pdf', new Blob(['Hello']), 'a.pdf', /not a PDF/],
    ['nothing', new Blob([]), 'a.pdf', /empty/],
  ])('refuses %s', async (_, file, name, words) => {
    const answer = await create(await signIn('files'), documentForm(file, name));
    expect(answer.success).toBe(false);
    expect(answer.messages.join()).toMatch(words);
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\temp\\a.pdf', 'a.pdf'],
    ['a"b\r\nSet-Cookie: x.pdf', undefined],
    ['hợp đồng 📄.pdf', 'hợp đồng 📄.pdf'],
    [`${'a'.repeat(400)}.pdf`, undefined],
    ['..', 'file'],
  ])('takes a file named %j, and gives a safe name back', async (name, kept) => {
    const headers = await signIn(`name-${Math.random().toString(36).slice(2)}`);
    const {data, success, messages} = await create(headers, documentForm(undefined, name));
    expect({success, messages}).toMatchObject({success: true});
    // The link leads into the same world.
    const response = await fetch(String(data?.downloadUrl));
    const disposition = response.headers.get('content-disposition') ?? '';
    const [, encoded = ''] = /^attachment; filename\*=UTF-8''(\S+)$/.exec(disposition) ?? [];
    const given = decodeURIComponent(encoded);
    expect(given).not.toMatch(/[\\/\r\n]/);
    expect(given.length).toBeLessThan(256);
    if (kept !== undefined) expect(given).toBe(kept);
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/);
  });

  it('takes 50 MB less a little, refuses more, and is as quick as before', async () => {
    const headers = await signIn('large');
    const pdf = samplePdf();
    const large = (size: number): Blob => new Blob([new Uint8Array(pdf), new Uint8Array(size), '\n%%EOF\n']);
    const megabyte = 1024 * 1024;
    expect((await create(headers, documentForm(large(49 * megabyte), 'a.pdf', 'HD-49'))).success).toBe(true);
    const {status, messages} = await create(headers, documentForm(large(51 * megabyte), 'a.pdf', 'HD-51'));
    expect([status, messages.join()]).toEqual([400, expect.stringMatching(/more than/)]);
    expect((await call('GET', '/api/documents', {headers})).data).toMatchObject({totalCount: 1});
  });

  it.each([
    ['that is cut off', '{"processId": '],
    ['that is no object', '[1, 2]'],
    ['that is null', 'null'],
    ['with a prototype', '{"__proto__": {"reject": true}, "constructor": 1}'],
    ['that is deep', '['.repeat(20_000)],
  ])('refuses JSON %s', async (_, body) => {
    const headers = {...(await signIn('json')), 'Content-Type': 'application/json'};
    const answer = await call('POST', '/api/documents/process', {headers, body});
    expect(answer).toMatchObject({status: 400, success: false, data: null});
    expect((await call('GET', '/api/roles', {headers})).success).toBe(true);
  });

  it('survives a caller that goes away in the middle of an upload', async () => {
    const headers = await signIn('gone');
    const stop = new AbortController();
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        stream.enqueue(new Uint8Array(100_000));
        setTimeout(() => stop.abort(), 50);
      },
    });
    const sent = {method: 'POST', headers, body, signal: stop.signal, duplex: 'half'} as RequestInit;
    await expect(fetch(`${sandbox.origin}/api/documents/create`, sent)).rejects.toThrow();
    expect((await call('GET', '/api/roles', {headers})).success).toBe(true);
  });

  it('stops while an answer is held back', async () => {
    const own = await openSandbox();
    await own.control('PUT', '/faults', {faults: [{delay: 60_000}]});
    const pending = fetch(`${own.origin}/api/roles`).catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const start = performance.now();
    await own.close();
    expect(performance.now() - start).toBeLessThan(2000);
    expect(await pending).toBeInstanceOf(Error);
  });
});
