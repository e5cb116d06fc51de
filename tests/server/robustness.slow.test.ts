import {readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {RunningServer} from '../../tools/server/listen';
import {startServer} from '../../tools/server/startServer';
import {writeFixtureSite, type FixtureSite} from './fixtureSite';
import {openConnection, readToEnd} from './sendBytes';
import {sendRequest} from './sendRequest';

let site: FixtureSite;
let server: RunningServer;

beforeAll(async () => {
  site = await writeFixtureSite();
  writeFileSync(join(site.folder, 'large.bin'), Buffer.alloc(largeSize));
  server = await startServer(site.folder, 0);
});

afterAll(async () => {
  await server.close();
  site.remove();
});

const clients = 50;
/** More than the system keeps for a client that does not read. */
const largeSize = 16 * 1024 ** 2;
const head = 'Host: localhost\r\n';

/** Of this process, in which the server runs. */
const openFiles = (): number => readdirSync('/proc/self/fd').length;

/** Sends a byte each second until the server closes. @returns the answer, and after how many seconds it had come */
async function sendSlowly(start: string): Promise<{answer: string; seconds: number}> {
  const socket = openConnection(server.origin);
  const begun = performance.now();
  socket.write(start);
  const timer = setInterval(() => start && socket.write('x'), 1000);
  const answer = await readToEnd(socket);
  clearInterval(timer);
  return {answer, seconds: (performance.now() - begun) / 1000};
}

test.each([
  ['headers', `GET /docs HTTP/1.1\r\n${head}X-Slow: `, /^HTTP\/1\.1 408 /],
  [
    'bodies of requests that are not allowed',
    `POST /docs HTTP/1.1\r\n${head}Content-Length: 999\r\n\r\n`,
    /^HTTP\/1\.1 405 /,
  ],
  ['bodies that nobody wants', `GET /docs HTTP/1.1\r\n${head}Content-Length: 999\r\n\r\n`, /^HTTP\/1\.1 200 /],
  ['nothing', '', /^(?:HTTP\/1\.1 408 |$)/],
])(
  `${clients} clients that send %s slowly lose their connections, and keep nobody waiting`,
  async (_, start, expected) => {
    const slow = Promise.all(Array.from({length: clients}, () => sendSlowly(start)));
    const isOver = slow.then(() => true);
    let answered = 0;
    while (!(await Promise.race([isOver, wait(100, false)]))) {
      const begun = performance.now();
      expect((await sendRequest(server.origin, '/docs')).status).toBe(200);
      expect(performance.now() - begun).toBeLessThan(2000);
      answered += 1;
    }
    expect(answered).toBeGreaterThan(50);
    for (const {answer, seconds} of await slow) {
      expect(answer).toMatch(expected);
      expect(seconds).toBeLessThan(25);
    }
  },
);

test('clients that do not read lose their connections', async () => {
  const sockets = Array.from({length: 10}, () => openConnection(server.origin));
  const ends = sockets.map(readToEnd);
  for (const socket of sockets) {
    socket.pause();
    socket.write(`GET /large.bin HTTP/1.1\r\n${head}\r\n`);
  }
  expect((await sendRequest(server.origin, '/docs')).status).toBe(200);
  await wait(130_000);
  for (const socket of sockets) socket.resume();
  await Promise.all(ends);
  for (const socket of sockets) expect(socket.bytesRead).toBeLessThan(largeSize);
}, 240_000);

test('a thousand downloads that are broken off leave no file open and no memory taken', async () => {
  const download = async (): Promise<void> => {
    const socket = openConnection(server.origin);
    socket.on('error', () => undefined);
    socket.write(`GET /large.bin HTTP/1.1\r\n${head}\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.resetAndDestroy();
    await closed;
  };
  for (let index = 0; index < 50; index += 1) await download();
  const [files, memory] = [openFiles(), process.memoryUsage().rss];
  for (let index = 0; index < 1000; index += 1) await download();
  await expect.poll(openFiles, {timeout: 5000}).toBeLessThanOrEqual(files);
  expect((process.memoryUsage().rss - memory) / 1024 ** 2).toBeLessThan(128);
});
