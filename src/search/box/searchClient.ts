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
}

/**
 * Runs the engine of one language in a worker. Where no worker can be created, or it fails, the engine runs on the page
 * instead and handles the pending calls. A call is rejected if the engine cannot be loaded there either; the next call
 * tries again.
 */
export class SearchClient implements SearchEngine {
  private readonly pending = new Map<number, PendingCall>();
  private lastId = 0;
  private worker: WorkerLike | undefined;
  private onPage: Promise<CallHandler> | undefined;

  constructor(
    private readonly baseUrl: string,
    createWorker: () => WorkerLike = createSearchWorker,
  ) {
    try {
      const worker = createWorker();
      worker.addEventListener('message', ({data: {id, reply}}) => {
        this.pending.get(id)?.resolve(reply);
        this.pending.delete(id);
      });
      worker.addEventListener('error', (event) => {
        // The fallback handles it, so the console need not report it.
        event.preventDefault();
        this.fallBack();
      });
      this.worker = worker;
    } catch {
      // Without a worker, calls go to the page.
    }
  }

  async load(tags: readonly string[], areRequested = false): Promise<void> {
    await this.call({method: 'load', args: [tags, areRequested]});
  }

  async search(request: SearchRequest): Promise<SearchReply> {
    const reply = await this.call({method: 'search', args: [request]});
    if (!reply) throw new Error('search: the engine answered a search without a reply.');
    return reply;
  }

  async forgetFailures(): Promise<void> {
    // An engine that cannot be loaded has nothing to forget.
    await this.call({method: 'forgetFailures', args: []}).catch(() => undefined);
  }

  private call(call: EngineCall): ReturnType<CallHandler> {
    const {worker} = this;
    if (!worker) return this.loadOnPage().then((handle) => handle(call));
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      this.pending.set(id, {call, resolve, reject});
      worker.postMessage({id, baseUrl: this.baseUrl, call});
    });
  }

  private fallBack(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const {call, resolve, reject} of this.pending.values()) this.call(call).then(resolve, reject);
    this.pending.clear();
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
