import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {writeFixtureSite, type FixtureSite} from './fixtureSite';
import {testConformance} from './conformance';
import {sendRequest} from './sendRequest';
import {testConnections} from './testConnections';
import {testExchanges} from './testExchanges';
import type {RunningServer} from '../../tools/server/listen';
import {startServer} from '../../tools/server/startServer';

let site: FixtureSite;
let server: RunningServer;

beforeAll(async () => {
  site = await writeFixtureSite();
  server = await startServer(site.folder, 0);
});

afterAll(async () => {
  await server.close();
  site.remove();
});

describe('our own server, below a path', () => {
  const basePath = '/docs-site';
  let below: FixtureSite;
  let serverBelow: RunningServer;

  beforeAll(async () => {
    below = await writeFixtureSite(basePath);
    serverBelow = await startServer(below.folder, 0);
  });

  afterAll(async () => {
    await serverBelow.close();
    below.remove();
  });

  testConformance(() => serverBelow.origin, basePath);
});

describe('our own server', () => {
  testConformance(() => server.origin);
  testExchanges(() => server.origin);
  testConnections(() => server.origin);

  test('an encoding that the browser refuses is not used', async () => {
    const headers = {'Accept-Encoding': 'br;q=0, gzip;q=0.5'};
    expect((await sendRequest(server.origin, '/docs', {headers})).headers['content-encoding']).toBe('gzip');
  });

  test('a senseless range gives the whole file', async () => {
    const response = await sendRequest(server.origin, '/docs', {headers: {Range: 'bytes=9-2'}});
    expect(response.status).toBe(200);
    expect(response.text).toContain('</html>');
  });

  test('a folder without a finished build is refused with the way out', () => {
    expect(() => startServer(__dirname, 0)).toThrow(/npm run build/);
  });
});
