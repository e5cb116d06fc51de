import {createSearchEngine, type SearchEngine} from './searchEngine';
import type {WorkerCall, WorkerReply} from './searchClient';

/** The worker's own scope, of which only these two members are used. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerCall>) => void) | null;
  postMessage(reply: WorkerReply): void;
}

const scope = self as unknown as WorkerScope;
let engine: SearchEngine | undefined;

async function answer(call: WorkerCall): Promise<WorkerReply> {
  if (call.method === 'start') {
    engine = createSearchEngine(call.baseUrl, (address, init) => fetch(address, init));
    return {id: call.id};
  }
  if (!engine) throw new Error('local-search: the worker was asked before it was started.');
  if (call.method === 'search') return {id: call.id, reply: await engine.search(call.request)};
  await (call.method === 'load' ? engine.load(call.tags) : engine.retry());
  return {id: call.id};
}

scope.onmessage = ({data}) => {
  void answer(data).then((reply) => scope.postMessage(reply));
};
