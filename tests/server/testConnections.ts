import {expect, test} from 'vitest';
import {openConnection, readToEnd, sendBytes} from './sendBytes';
import {sendRequest} from './sendRequest';

const host = 'Host: localhost\r\n';
const last = `${host}Connection: close\r\n\r\n`;

/** What comes over connections otherwise than from browsers. */
export function testConnections(readOrigin: () => string): void {
  test.each([
    ['by HTTP 1.0', 'GET /docs HTTP/1.0\r\n\r\n', '200', 'Introduction'],
    ['with its whole address', `GET http://localhost/docs HTTP/1.1\r\n${last}`, '200', 'Introduction'],
    ['with its host alone', `GET http://localhost HTTP/1.1\r\n${last}`, '200', 'Home'],
    [
      'with its whole address and a query',
      `GET http://localhost/docs/?q=1 HTTP/1.1\r\n${last}`,
      '301',
      'ocation: /docs?q=1',
    ],
    [
      'with a body',
      `GET /docs HTTP/1.1\r\nContent-Length: 3\r\n${host}Connection: close\r\n\r\nabc`,
      '200',
      'Introduction',
    ],
  ])('a request %s is answered', async (_, bytes, status, text) => {
    const answer = await sendBytes(readOrigin(), bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain(text);
  });

  test.each([
    ['nothing HTTP', 'hello\r\n\r\n'],
    ['bytes of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['another version', `GET / HTTP/9.9\r\n${last}`],
    ['a header without a name', `GET / HTTP/1.1\r\n: x\r\n${last}`],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two lengths', `POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${last}xx`],
    ['a length and chunks', `POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${last}x`],
    ['a length that is none', `POST / HTTP/1.1\r\nContent-Length: -1\r\n${last}`],
    ['a control character in the address', `GET /docs\x01 HTTP/1.1\r\n${last}`],
    ['letters that are not encoded', `GET /docs/k\xc3\xbd HTTP/1.1\r\n${last}`],
  ])('%s is refused, and the connection closed', async (_, bytes) => {
    const answer = await sendBytes(readOrigin(), bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|405|505) /);
    expect(answer).not.toContain('<h1>Home</h1>');
  });

  test('headers of 64 KB are refused', async () => {
    const answer = await sendBytes(readOrigin(), `GET / HTTP/1.1\r\nCookie: ${'x'.repeat(65_536)}\r\n${last}`);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|431) /);
  });

  test('requests that are sent at once are answered in their order', async () => {
    const paths = Array.from({length: 50}, (_, index) => `/docs/${index}/?from=pipe`);
    const answer = await sendBytes(
      readOrigin(),
      paths.map((path, index) => `GET ${path} HTTP/1.1\r\n${index === 49 ? last : `${host}\r\n`}`).join(''),
    );
    const places = [...answer.matchAll(/^location: (.*)\r$/gim)].map(([, place]) => place);
    expect(places).toEqual(paths.map((path) => path.replace('/?', '?')));
  });

  test('a client that has said all it wants to say gets its answer', async () => {
    const socket = openConnection(readOrigin());
    socket.end(`GET /docs HTTP/1.1\r\n${host}\r\n`);
    expect(await readToEnd(socket)).toContain('Introduction');
  });

  test('a download that is broken off harms nobody', async () => {
    for (let index = 0; index < 50; index += 1) {
      const socket = openConnection(readOrigin());
      socket.on('error', () => undefined);
      socket.write(`GET /docs HTTP/1.1\r\n${host}\r\n`);
      await new Promise((resolve) => socket.once('data', resolve));
      socket.resetAndDestroy();
    }
    expect((await sendRequest(readOrigin(), '/docs')).status).toBe(200);
  });
}
