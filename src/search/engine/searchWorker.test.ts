import {expect, it, vi} from 'vitest';
import {buildIndex} from '../index/buildIndex';
import type {EngineCall} from './searchEngine';
import type {WorkerRequest, WorkerResponse} from './searchWorker';

it('answers every call, also one that throws', async () => {
  const answers: WorkerResponse[] = [];
  const scope: {postMessage: unknown; onmessage?: (event: {data: WorkerRequest}) => void} = {
    postMessage: (response: WorkerResponse) => answers.push(response),
  };
  vi.stubGlobal('self', scope);
  vi.stubGlobal('fetch', async () => ({ok: true, text: async () => JSON.stringify(buildIndex([]))}));
  await import('./searchWorker');
  const search = (query: unknown): EngineCall => ({method: 'search', args: [{query, tags: ['default']}]}) as EngineCall;
  const calls = [search({}), {method: 'unknown', args: []} as unknown as EngineCall, search('contract')];
  calls.forEach((call, id) => scope.onmessage?.({data: {id, baseUrl: '/', call}}));
  await vi.waitFor(() => expect(answers).toHaveLength(calls.length));
  expect(answers.sort((a, b) => a.id - b.id)).toEqual([
    {id: 0, error: expect.stringContaining('TypeError') as unknown},
    {id: 1, error: expect.stringContaining('TypeError') as unknown},
    {id: 2, reply: expect.objectContaining({rows: [], hasFailed: false}) as unknown},
  ]);
});
