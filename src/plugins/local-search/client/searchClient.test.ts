import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {indexFormat} from '../shared/searchTypes';
import {createSearchClient, type WorkerCall, type WorkerLike, type WorkerReply} from './searchClient';

const request = {query: 'ký', tags: ['default'], limit: 8, usesParents: true};
const answer = {rows: [], total: 7, isClosest: false, hasFailed: false};

/** A worker whose messages the test sees and answers. */
class FakeWorker implements WorkerLike {
  calls: WorkerCall[] = [];
  isTerminated = false;
  private readonly listeners = new Map<string, (event: Event) => void>();

  postMessage(call: WorkerCall): void {
    this.calls.push(call);
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.set(type, listener as (event: Event) => void);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  reply(data: WorkerReply): void {
    this.listeners.get('message')?.(new MessageEvent('message', {data}));
  }

  fail(): void {
    this.listeners.get('error')?.(new Event('error', {cancelable: true}));
  }
}

beforeEach(() => {
  const content = {
    documents: [],
    index: {format: indexFormat, version: '', everyday: {quiet: '', shorthand: {}}, pages: [], words: ''},
  };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => ({ok: true, json: async () => content})),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('asks the worker and gives each answer to who asked', async () => {
  const worker = new FakeWorker();
  const client = createSearchClient('/vi/', () => worker);
  const searching = client.search(request);
  expect(worker.calls.map(({method}) => method)).toEqual(['start', 'search']);
  worker.reply({id: worker.calls[1]?.id ?? 0, reply: answer});
  expect(await searching).toEqual(answer);
});

it('lets the page itself answer what a broken worker was asked', async () => {
  const worker = new FakeWorker();
  const client = createSearchClient('/', () => worker);
  const searching = client.search(request);
  worker.fail();
  expect(await searching).toMatchObject({rows: [], total: 0, hasFailed: false});
  expect(worker.isTerminated).toBe(true);
  expect(await client.search(request)).toMatchObject({total: 0});
  expect(worker.calls).toHaveLength(2);
});

it('searches on the page where no worker can be made', async () => {
  const client = createSearchClient('/', () => {
    throw new Error('Workers are not allowed here.');
  });
  await client.load(['default']);
  expect(await client.search(request)).toMatchObject({rows: [], total: 0, hasFailed: false});
});
