import {handleCall, createSearchEngine, type EngineCall, type EngineReply, type SearchEngine} from './searchEngine';

/** A call to the worker. Each names the root of its language, because a worker is created without arguments. */
export interface WorkerRequest {
  id: number;
  baseUrl: string;
  call: EngineCall;
}

export interface WorkerResponse {
  /** Id of the request. */
  id: number;
  reply?: EngineReply;
  /** What the engine threw instead of a reply. */
  error?: string;
}

// The project compiles with the types of pages, where the other end of the channel has the same two members.
const scope = self as unknown as Pick<Worker, 'onmessage' | 'postMessage'>;
let engine: SearchEngine | undefined;

scope.onmessage = ({data: {id, baseUrl, call}}: MessageEvent<WorkerRequest>) => {
  engine ??= createSearchEngine(baseUrl);
  const respond = (response: Omit<WorkerResponse, 'id'>): void => scope.postMessage({id, ...response});
  void handleCall(engine, call).then(
    (reply) => respond({reply}),
    (error: unknown) => respond({error: String(error)}),
  );
};
