import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {buildIndex} from '../index/buildIndex';
import {answerTimeoutMs} from '../shared/limits';
import type {WorkerRequest, WorkerResponse} from '../engine/searchWorker';
import {SearchClient, type WorkerLike} from './searchClient';

const request = {query: 'ký', tags: ['default'], limit: 8};
const reply = {rows: [], total: 7, isClosest: false, missing: [], correction: undefined, hasFailed: false};

/** A worker whose messages the test reads and answers. */
class FakeWorker implements WorkerLike {
  requests: WorkerRequest[] = [];
  isTerminated = false;
  private readonly listeners = new Map<string, (event: Event) => void>();

  postMessage(request: WorkerRequest): void {
    this.requests.push(request);
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.set(type, listener as (event: Event) => void);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  respond(data: WorkerResponse): void {
    this.listeners.get('message')?.(new MessageEvent('message', {data}));
  }

  fail(): void {
    this.listeners.get('error')?.(new Event('error', {cancelable: true}));
  }
}

beforeEach(() => {
  const text = async (): Promise<string> => JSON.stringify(buildIndex([]));
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => ({ok: true, text})),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('sends calls to the worker and resolves each with its own reply', async () => {
  const worker = new FakeWorker();
  const client = new SearchClient('/vi/', () => worker);
  const loading = client.load(['default']);
  const searching = client.search(request);
  expect(worker.requests).toEqual([
    {id: 1, baseUrl: '/vi/', call: {method: 'load', args: [['default'], false]}},
    {id: 2, baseUrl: '/vi/', call: {method: 'search', args: [request]}},
  ]);
  worker.respond({id: 2, reply});
  worker.respond({id: 1, reply: undefined});
  expect(await searching).toEqual(reply);
  expect(await loading).toBeUndefined();
});

it('answers the pending calls of a broken worker on the page', async () => {
  const worker = new FakeWorker();
  const client = new SearchClient('/', () => worker);
  const searching = client.search(request);
  worker.fail();
  expect(await searching).toMatchObject({rows: [], total: 0, hasFailed: false});
  expect(worker.isTerminated).toBe(true);
  expect(await client.search(request)).toMatchObject({total: 0});
  expect(worker.requests).toHaveLength(1);
});

it('searches on the page where no worker can be created', async () => {
  const client = new SearchClient('/', () => {
    throw new Error('Workers are not allowed here.');
  });
  await client.load(['default']);
  expect(await client.search(request)).toMatchObject({
    rows: [],
    total: 0,
    hasFailed: false,
  });
});

it('rejects a call that throws in the worker, and the next is answered', async () => {
  const worker = new FakeWorker();
  const client = new SearchClient('/', () => worker);
  const failing = client.search(request);
  const next = client.search(request);
  worker.respond({id: 1, error: 'TypeError: rows is undefined'});
  worker.respond({id: 2, reply});
  await expect(failing).rejects.toThrow('TypeError: rows is undefined');
  expect(await next).toEqual(reply);
  expect(worker.isTerminated).toBe(false);
});

it('rejects the calls of a worker that does not answer in time, and asks a new one', async () => {
  vi.useFakeTimers();
  const workers: FakeWorker[] = [];
  const client = new SearchClient('/', () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  const late = [client.search(request), client.search(request)].map((each) => expect(each).rejects.toThrow('answer'));
  vi.advanceTimersByTime(answerTimeoutMs - 1);
  expect(workers[0]!.isTerminated).toBe(false);
  vi.advanceTimersByTime(1);
  await Promise.all(late);
  expect(workers[0]!.isTerminated).toBe(true);
  const next = client.search(request);
  workers[1]!.respond({id: 3, reply});
  expect(await next).toEqual(reply);
  vi.advanceTimersByTime(answerTimeoutMs);
  expect(workers.map(({isTerminated}) => isTerminated)).toEqual([true, false]);
});

it('rejects a search whose engine cannot be loaded at all, and tries again with the next', async () => {
  vi.doMock('../engine/searchEngine', () => {
    throw new Error('The network is down.');
  });
  const worker = new FakeWorker();
  const client = new SearchClient('/', () => worker);
  const searching = client.search(request);
  worker.fail();
  await expect(searching).rejects.toThrow();
  await expect(client.forgetFailures()).resolves.toBeUndefined();
  vi.doUnmock('../engine/searchEngine');
  expect(await client.search(request)).toMatchObject({rows: [], total: 0});
});
