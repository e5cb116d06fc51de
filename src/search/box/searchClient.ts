import {answerTimeoutMs} from '../shared/limits';
import type {EngineCall, EngineReply, SearchEngine, SearchReply, SearchRequest} from '../engine/searchEngine';
import type {WorkerRequest, WorkerResponse} from '../engine/searchWorker';

export interface WorkerLike {
  postMessage(request: WorkerRequest): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerResponse>) => void): void;
  addEventListener(type: 'error', listener: (event: Event) => void): void;
  terminate(): void;
}

type CallHandler = (call: EngineCall) => Promise<EngineReply>;

interface PendingCall {
  call: EngineCall;
  resolve: (reply: EngineReply) => void;
  reject: (reason: unknown) => void;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Runs the engine of one language in a worker. Where no worker can be created, or it fails, the engine runs on the page
 * instead and handles the pending calls. A call is rejected if the engine throws, cannot be loaded there either, or does not
 * answer in time; the next call tries again.
 */
export class SearchClient implements SearchEngine {
  private readonly pending = new Map<number, PendingCall>();
  private lastId = 0;
  private worker: WorkerLike | undefined;
  private canHaveWorker = true;
  private onPage: Promise<CallHandler> | undefined;

  constructor(
    private readonly baseUrl: string,
    private readonly createWorker: () => WorkerLike = createSearchWorker,
  ) {}

  async load(tags: readonly string[], areRequested = false): Promise<void> {
    await this.call({method: 'load', args: [tags, areRequested]});
  }

  async search(request: SearchRequest): Promise<SearchReply> {
    const reply = await this.call({method: 'search', args: [request]});
    if (!reply) throw new Error('search: the engine answered a search without a reply.');
    return reply;
  }

  async forgetFailures(): Promise<void> {
    // An engine that cannot be loaded, or does not answer, has nothing to forget.
    await this.call({method: 'forgetFailures', args: []}).catch(() => undefined);
  }

  private call(call: EngineCall): ReturnType<CallHandler> {
    const worker = (this.worker ??= this.startWorker());
    if (!worker) return this.loadOnPage().then((handle) => handle(call));
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        for (const late of this.stopWorker()) late.reject(new Error('no answer'));
      }, answerTimeoutMs);
      this.pending.set(id, {call, resolve, reject, timer});
      worker.postMessage({id, baseUrl: this.baseUrl, call});
    });
  }

  private startWorker(): WorkerLike | undefined {
    if (!this.canHaveWorker) return undefined;
    try {
      const worker = this.createWorker();
      worker.addEventListener('message', ({data: {id, reply, error}}) => {
        const {resolve, reject, timer} = this.pending.get(id) ?? {};
        clearTimeout(timer);
        this.pending.delete(id);
        if (error === undefined) resolve?.(reply);
        else reject?.(new Error(error));
      });
      worker.addEventListener('error', (event) => {
        // The page handles it, so the console need not report it.
        event.preventDefault();
        this.canHaveWorker = false;
        for (const {call, resolve, reject} of this.stopWorker()) this.call(call).then(resolve, reject);
      });
      return worker;
    } catch {
      this.canHaveWorker = false;
      return undefined;
    }
  }

  /** @returns the calls that it has not answered */
  private stopWorker(): PendingCall[] {
    this.worker?.terminate();
    this.worker = undefined;
    const left = [...this.pending.values()];
    this.pending.clear();
    for (const {timer} of left) clearTimeout(timer);
    return left;
  }

  private loadOnPage(): Promise<CallHandler> {
    this.onPage ??= import('../engine/searchEngine').then(
      ({handleCall, createSearchEngine}) => {
        const engine = createSearchEngine(this.baseUrl);
        return (call) => handleCall(engine, call);
      },
      (error: unknown) => {
        this.onPage = undefined;
        throw error;
      },
    );
    return this.onPage;
  }
}

function createSearchWorker(): WorkerLike {
  return new Worker(new URL('../engine/searchWorker.ts', import.meta.url), {type: 'module', name: 'search'});
}

const clients = new Map<string, SearchEngine>();

/** @returns the one engine of a language, so that every index is loaded once */
export function getSearchClient(baseUrl: string): SearchEngine {
  const client = clients.get(baseUrl) ?? new SearchClient(baseUrl);
  clients.set(baseUrl, client);
  return client;
}
