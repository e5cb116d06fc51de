import {Agent} from 'node:http';
import {expect, test} from 'vitest';
import {headers} from '../../src/config/headers';
import {encodingsOf} from '../../src/publishing/compression/encodings';
import {exchanges, typeOf, type Exchange} from './exchanges';
import {fixtureFiles} from './fixtureSite';
import {sendRequest, type Response} from './sendRequest';

/** So many requests are under way at a time. */
const connections = 16;

/** @returns the headers of an answer that differ from what is expected, each with both values */
function differences(exchange: Exchange, {status, headers: sent, text}: Response): string[] {
  const {file, encoding, location} = exchange;
  const hasBody = status !== 304 && exchange.method !== 'HEAD' && file !== undefined;
  const hashed = status < 400 && /^\/(?:vi\/)?assets\//.test(exchange.path);
  const wanted: Record<string, [unknown, unknown]> = {
    status: [exchange.status, status],
    location: [location, sent.location],
    body: [hasBody ? fixtureFiles[file] : undefined, hasBody ? text : undefined],
    'content-encoding': [status === 304 ? undefined : encoding, sent['content-encoding']],
    'cache-control': [headers.cacheControl[hashed ? 'hashed' : 'other'], sent['cache-control']],
    allow: [status === 405 ? 'GET, HEAD' : undefined, sent.allow],
    'x-powered-by': [undefined, sent['x-powered-by']],
    'accept-ranges': [undefined, sent['accept-ranges']],
    policy: [true, sent['content-security-policy']?.includes("script-src 'self' 'sha256-")],
  };
  for (const [name, value] of Object.entries(headers.security)) wanted[name] = [value, sent[name.toLowerCase()]];
  if (file !== undefined) {
    const isLarge = Buffer.byteLength(fixtureFiles[file] ?? '') >= 1024 && encodingsOf(file).length > 0;
    wanted.vary = [isLarge, /accept-encoding/i.test(sent.vary ?? '')];
    if (status !== 304) wanted['content-type'] = [typeOf(file), sent['content-type']];
    wanted.etag = [true, sent.etag !== undefined];
  }
  return Object.entries(wanted).flatMap(([name, [expected, actual]]) =>
    expected === actual
      ? []
      : [`${name}: ${String(actual).slice(0, 200)} instead of ${String(expected).slice(0, 200)}`],
  );
}

async function ask(origin: string, exchange: Exchange, agent: Agent): Promise<string[]> {
  const {method = 'GET', path, headers: own = {}, repeat = {}} = exchange;
  const first = Object.keys(repeat).length > 0 ? await sendRequest(origin, path, {headers: own, agent}) : undefined;
  const value = (name: string): string => String(first?.headers[name]);
  const added = Object.fromEntries(Object.entries(repeat).map(([name, make]) => [name, make(value)]));
  const response = await sendRequest(origin, path, {method, headers: {...own, ...added}, agent});
  const all = differences(exchange, response);
  return all.map((each) => `${method} ${path} ${JSON.stringify({...own, ...added})}: ${each}`);
}

/** Sends all exchanges, and compares status, headers and bytes of each answer. */
export function testExchanges(readOrigin: () => string): void {
  test(`${exchanges.length} requests are answered as they must be`, async () => {
    const found: string[] = [];
    const agent = new Agent({keepAlive: true, maxSockets: connections});
    const queue = exchanges.values();
    const work = async (): Promise<void> => {
      for (const exchange of queue) found.push(...(await ask(readOrigin(), exchange, agent)));
    };
    await Promise.all(Array.from({length: connections}, work));
    agent.destroy();
    expect(found).toEqual([]);
  });
}
