import {expect, it} from 'vitest';
import {AnyConnection} from './anyRuntime';

/** A client whose call is answered with this, where the contract promises these types. */
function answered(
  body: string | null,
  status: number,
  type: string,
  expected = ['application/json'],
): Promise<unknown> {
  class Tried extends AnyConnection {
    try(): Promise<unknown> {
      return this.request('GET', '/api/things', {answer: expected});
    }
  }
  const headers = type === '' ? undefined : {'Content-Type': type};
  const ownFetch = (() => Promise.resolve(new Response(body, {status, ...(headers ? {headers} : {})}))) as typeof fetch;
  return new Tried({baseUrl: 'https://api.example.com', fetch: ownFetch}).try();
}

it.each<[string, Parameters<typeof answered>, unknown]>([
  ['JSON as its value', ['{"id":1}', 201, 'application/json; charset=utf-8'], {id: 1}],
  ['JSON of a descendant', ['[1]', 200, 'application/vnd.thing+json'], [1]],
  ['nothing', [null, 204, ''], undefined],
  ['a text as it is', ['12', 200, 'text/plain'], '12'],
  ['XML', ['<a/>', 200, 'application/xml'], '<a/>'],
  ['a page that the contract promises', ['<p>', 200, 'text/html', ['text/html']], '<p>'],
])('reads %s', async (_, answer, value) => {
  expect(await answered(...answer)).toEqual(value);
});

it('reads everything else as a file', async () => {
  const file = await answered('%PDF', 200, 'application/pdf');
  expect(file).toBeInstanceOf(Blob);
});

it.each<[string, Parameters<typeof answered>, string]>([
  ['another status', ['{"title":"Taken"}', 409, 'application/problem+json'], 'GET /api/things: HTTP 409'],
  ['a page in place of an answer', ['<p>', 200, 'text/html'], 'HTTP 200'],
  [
    'the refusal of the platform',
    ['{"success":false,"code":7,"messages":["No."]}', 200, 'application/json'],
    'HTTP 200, code 7 No.',
  ],
])('throws for %s', async (_, answer, words) => {
  await expect(answered(...answer)).rejects.toThrow(words);
});
