import {expect, it} from 'vitest';
import type {Credential} from './anyRuntime';
import {KeyConnection, type KeyOptions} from './keyRuntime';

/** What a call sends that takes one of these, from a client with these options. */
async function sentWith(
  security: readonly (readonly Credential[])[],
  options: Partial<KeyOptions<'partner' | 'page'>>,
): Promise<{query: string; headers: Record<string, string>}> {
  class Tried extends KeyConnection<'partner' | 'page'> {
    try(): Promise<unknown> {
      return this.request('GET', '/api/things', {security, answer: []});
    }
  }
  const sent = {query: '', headers: {}};
  const ownFetch = ((url: URL, {headers}: {headers: Headers}) => {
    sent.query = url.search;
    sent.headers = Object.fromEntries(headers);
    return Promise.resolve(new Response(null, {status: 204}));
  }) as typeof fetch;
  await new Tried({baseUrl: 'https://api.example.com', fetch: ownFetch, ...options}).try();
  return sent;
}

const partner: Credential = {in: 'header', name: 'X-Partner', key: 'partner'};
const page: Credential = {in: 'query', name: 'api key', key: 'page'};

it.each<[string, Parameters<typeof sentWith>, Awaited<ReturnType<typeof sentWith>>]>([
  ['a key in a header', [[[partner]], {keys: {partner: 'a+b='}}], {query: '', headers: {'x-partner': 'a+b='}}],
  ['a key in the query, escaped', [[[page]], {keys: {page: 'a&b'}}], {query: '?api%20key=a%26b', headers: {}}],
  [
    'a name and a password in UTF-8',
    [[['basic']], {account: {username: 'vy', password: 'é'}}],
    {query: '', headers: {authorization: 'Basic dnk6w6k='}},
  ],
  [
    'all of an alternative',
    [[['bearer', partner]], {token: 't', keys: {partner: 'p'}}],
    {query: '', headers: {authorization: 'Bearer t', 'x-partner': 'p'}},
  ],
  [
    'the next one where a part is not set',
    [[['bearer', partner], [page]], {token: 't', keys: {page: 'p'}}],
    {query: '?api%20key=p', headers: {}},
  ],
  ['nothing where nothing is set', [[[partner], ['basic']], {token: 't'}], {query: '', headers: {}}],
])('sends %s', async (_, call, sent) => {
  expect(await sentWith(...call)).toEqual(sent);
});
