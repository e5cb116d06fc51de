import {describe, expect, it} from 'vitest';
import {Connection, EContractError, needsOtp, needsWaiting, type Answer, type RepeatNeeded} from './runtime';

/** The calls of a generated client are protected here. */
class Tried extends Connection {
  try(
    request: object = {},
    options = {},
  ): Promise<Answer<unknown> | RepeatNeeded<100, string> | RepeatNeeded<202, number>> {
    return this.call('POST', '/api/things', request, options);
  }

  tryFile(): Promise<Blob> {
    return this.callForFile('GET', '/Api/Download', {isPublic: true});
  }
}

interface Sent {
  url: URL;
  init: RequestInit & {headers: Headers};
}

const ok = {data: {id: 1}, success: true, code: 0, messages: []};

/** A client whose requests are answered with this. */
function answering(
  body: unknown,
  {status = 200, type = 'application/json', ...options} = {},
): {api: Tried; sent: Sent[]} {
  const sent: Sent[] = [];
  const ownFetch = ((url: URL, init: Sent['init']) => {
    sent.push({url, init});
    if (init.signal?.aborted) return Promise.reject(init.signal.reason as Error);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return Promise.resolve(new Response(text, {status, headers: {'Content-Type': type}}));
  }) as typeof fetch;
  const api = new Tried({baseUrl: 'https://api.example.com/', token: 'secret', fetch: ownFetch, ...options});
  return {api, sent};
}

async function errorOf(call: Promise<unknown>): Promise<EContractError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof EContractError)) throw new Error(`It threw ${String(error)}.`);
  return error;
}

describe('a request', () => {
  it('goes to the address with the token, its lists repeated and what is missing left out', async () => {
    const {api, sent} = answering(ok);
    await api.try({query: {ids: [1, 2], page: 0, search: undefined, flag: false}, json: {no: 'HĐ-1'}});
    const [{url, init} = sent[0]!] = sent;
    expect(String(url)).toBe('https://api.example.com/api/things?ids=1&ids=2&page=0&flag=false');
    expect(init.headers.get('Authorization')).toBe('Bearer secret');
    expect(init.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(init.body).toBe('{"no":"HĐ-1"}');
  });

  it('holds the files of a form with their names, and no type of its own', async () => {
    const {api, sent} = answering(ok);
    await api.try({
      form: {no: 'A', typeId: 52, attachments: [new File(['a'], 'một.pdf'), new File(['b'], '2.pdf')], info: {a: 1}},
    });
    const form = sent[0]?.init.body as FormData;
    expect([...form.keys()]).toEqual(['no', 'typeId', 'attachments', 'attachments', 'info']);
    expect(form.getAll('attachments').map((file) => (file as File).name)).toEqual(['một.pdf', '2.pdf']);
    expect([form.get('typeId'), form.get('info')]).toEqual(['52', '{"a":1}']);
    expect(sent[0]?.init.headers.has('Content-Type')).toBe(false);
  });

  it('is without the token for a login and for a file', async () => {
    const {api, sent} = answering('%PDF-', {type: 'application/pdf'});
    expect(await (await api.tryFile()).text()).toBe('%PDF-');
    await api.download('https://files.example.com/Api/Download?token=a%2Bb');
    expect(sent.map(({init}) => init.headers.has('Authorization'))).toEqual([false, false]);
    expect(String(sent[1]?.url)).toBe('https://files.example.com/Api/Download?token=a%2Bb');
  });

  it('ends when its signal or its time says so', async () => {
    const {api} = answering(ok);
    await expect(api.try({}, {signal: AbortSignal.abort()})).rejects.toMatchObject({name: 'AbortError'});
    const late = new Tried({
      baseUrl: 'https://api.example.com',
      timeout: 1,
      fetch: (_, init) =>
        new Promise((_done, fail) => {
          init?.signal?.addEventListener('abort', () => fail(init.signal?.reason as Error));
        }),
    });
    await expect(late.try()).rejects.toMatchObject({name: 'TimeoutError'});
  });

  it('is not made with an address that is none', () => {
    for (const baseUrl of ['', 'econtract.example.com', 'undefined'])
      expect(() => new Tried({baseUrl})).toThrow(`baseUrl is "${baseUrl}". Set it to the address`);
  });
});

describe('an answer', () => {
  it('with 100 or 202 is no failure where the contract names it, whatever its success', async () => {
    for (const success of [true, false]) {
      const otp = await answering({...ok, success, code: 100}).api.try({repeat: [100]});
      expect([needsOtp(otp), needsWaiting(otp)]).toEqual([true, false]);
      const building = await answering({...ok, success, code: 202}).api.try({repeat: [202]});
      expect([needsOtp(building), needsWaiting(building)]).toEqual([false, true]);
    }
  });

  it('with 100 or 202 anywhere else is an error, because its data is not what was asked for', async () => {
    expect(await errorOf(answering({...ok, code: 100}).api.try())).toMatchObject({code: 100, status: 200});
    expect(await errorOf(answering({...ok, code: 202}).api.try({repeat: [100]}))).toMatchObject({code: 202});
  });

  it('with 0 or 200 is the result', async () => {
    for (const code of [0, 200]) expect(await answering({...ok, code}).api.try()).toEqual({...ok, code});
  });

  it('that refuses the call gives its number and its words', async () => {
    const refused = {data: null, success: false, code: 400, messages: ['The document code already exists.']};
    const error = await errorOf(answering(refused).api.try());
    expect(error).toMatchObject({
      name: 'EContractError',
      status: 200,
      code: 400,
      messages: refused.messages,
      answer: refused,
    });
    expect(error.message).toBe('POST /api/things: HTTP 200, code 400 The document code already exists.');
    expect(await errorOf(answering(refused, {status: 401}).api.try())).toMatchObject({status: 401, code: 400});
    expect(await errorOf(answering({...ok}, {status: 500}).api.try())).toMatchObject({status: 500});
  });

  it.each(['<html>Bad gateway</html>', '', 'null', '"text"', '{"data": 1}'])(
    'that is no envelope is an error: %j',
    async (text) => {
      for (const status of [200, 502]) {
        const error = await errorOf(answering(text, {status, type: 'text/html'}).api.try());
        expect(error).toMatchObject({status, code: undefined, messages: []});
      }
    },
  );

  it('to a download that is a page or an envelope is an error', async () => {
    const refused = {data: null, success: false, code: 401, messages: ['Expired.']};
    expect(await errorOf(answering(refused).api.download('/Api/Download?token=a'))).toMatchObject({code: 401});
    expect(await errorOf(answering('<html>', {type: 'text/html'}).api.tryFile())).toMatchObject({answer: '<html>'});
    expect(await errorOf(answering('', {status: 404, type: 'application/pdf'}).api.tryFile())).toMatchObject({
      status: 404,
    });
  });

  it.each([
    ['https://files.example.com/Api/Download?token=secret', 'https://files.example.com/Api/Download'],
    ['/Api/Download?id=5&token=secret#token=secret', 'https://api.example.com/Api/Download'],
    [`https://${'hung:secret'}@files.example.com:8443/a%20b?secret`, 'https://files.example.com:8443/a%20b'],
    ['?token=secret', 'https://api.example.com/'],
  ])('to a download is told without what opens the file: %s', async (address, told) => {
    for (const status of [200, 404]) {
      const error = await errorOf(answering('<html>', {status, type: 'text/html'}).api.download(address));
      expect(error.message).toBe(`GET ${told}: HTTP ${status}`);
      expect(String(error.stack)).not.toContain('secret');
    }
  });
});
