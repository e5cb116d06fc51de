import {handleCall, createSearchEngine, type EngineCall, type SearchEngine, type SearchReply} from './searchEngine';

/** A call to the worker. Each names the root of its language, because a worker is created without arguments. */
export interface WorkerRequest {
  id: number;
  baseUrl: string;
  call: EngineCall;
}

export interface WorkerResponse {
  /** Id of the request. */
  id: number;
  reply: SearchReply | undefined;
}

/** The two members of DedicatedWorkerGlobalScope that are used; the project compiles with the types of pages. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage(response: WorkerResponse): void;
}

const scope = self as unknown as WorkerScope;
let engine: SearchEngine | undefined;

scope.onmessage = ({data: {id, baseUrl, call}}) => {
  engine ??= createSearchEngine(baseUrl);
  void handleCall(engine, call).then((reply) => scope.postMessage({id, reply}));
};
