import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {askAddress} from './askAddress';

let server: Server;
let origin: string;
const requests: string[] = [];

const answers: Record<string, RequestListener> = {
  '/fine': (_request, response) => void response.end('here'),
  '/gone': (_request, response) => void response.writeHead(404).end(),
  '/moved': (_request, response) => void response.writeHead(301, {location: '/fine'}).end(),
  '/moved-twice': (_request, response) => void response.writeHead(308, {location: '/moved'}).end(),
  '/elsewhere-today': (_request, response) => void response.writeHead(302, {location: '/fine'}).end(),
  '/moved-then-today': (_request, response) => void response.writeHead(301, {location: '/elsewhere-today'}).end(),
  '/moved-to-nothing': (_request, response) => void response.writeHead(301, {location: '/gone'}).end(),
  '/circle': (_request, response) => void response.writeHead(302, {location: '/circle'}).end(),
  '/no-head': ({method}, response) => void response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/slow': () => undefined,
};

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answers[request.url ?? '']?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['/fine', {state: 'alive'}],
  ['/gone', {state: 'dead', reason: 'answered 404'}],
  ['/moved', {state: 'alive', movedTo: '/fine'}],
  ['/moved-twice', {state: 'alive', movedTo: '/fine'}],
  ['/elsewhere-today', {state: 'alive'}],
  ['/moved-then-today', {state: 'alive', movedTo: '/elsewhere-today'}],
  ['/moved-to-nothing', {state: 'dead', reason: 'answered 404'}],
  ['/circle', {state: 'dead', reason: 'redirects more than 5 times'}],
  ['/no-head', {state: 'alive'}],
])('%s', async (path, {movedTo, ...expected}: {state: string; reason?: string; movedTo?: string}) => {
  expect(await askAddress(origin + path)).toEqual({...expected, movedTo: movedTo && origin + movedTo});
});

test('a page is fetched only where HEAD does not answer', async () => {
  requests.length = 0;
  await askAddress(`${origin}/fine`);
  await askAddress(`${origin}/no-head`);
  expect(requests).toEqual(['HEAD /fine', 'HEAD /no-head', 'GET /no-head']);
});

test('a server that does not answer is not waited for', async () => {
  expect(await askAddress(`${origin}/slow`, 100)).toEqual({state: 'dead', reason: 'gave no answer within 0.1 s'});
});

test('a refused connection says so', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const {port} = other.address() as AddressInfo;
  await new Promise((resolve) => other.close(resolve));
  expect(await askAddress(`http://127.0.0.1:${port}/`)).toEqual({
    state: 'dead',
    reason: 'cannot be reached (ECONNREFUSED)',
  });
});

test('what is no address cannot be reached', async () => {
  expect(await askAddress('https://[')).toMatchObject({
    state: 'dead',
    reason: expect.stringMatching(/cannot be reached/),
  });
});
