import type {SearchEngine, SearchReply, SearchRequest} from './searchEngine';

type Call =
  | {method: 'start'; baseUrl: string}
  | {method: 'load'; tags: readonly string[]}
  | {method: 'search'; request: SearchRequest}
  | {method: 'retry'};
export type WorkerCall = Call & {id: number};
export interface WorkerReply {
  id: number;
  reply?: SearchReply;
}

/** The part of a worker that is used; tests put another in its place. */
export interface WorkerLike {
  postMessage(call: WorkerCall): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerReply>) => void): void;
  addEventListener(type: 'error', listener: (event: Event) => void): void;
  terminate(): void;
}

interface Pending {
  call: WorkerCall;
  resolve: (reply: SearchReply | undefined) => void;
}

/**
 * Talks to an engine in a worker. Where no worker can be made, or it breaks, the same engine runs on the
 * page and takes over what was asked so far.
 */
class WorkerEngine implements SearchEngine {
  private readonly pending = new Map<number, Pending>();
  private calls = 0;
  private local: Promise<SearchEngine> | undefined;

  constructor(
    private readonly worker: WorkerLike,
    private readonly makeLocal: () => Promise<SearchEngine>,
    baseUrl: string,
  ) {
    worker.addEventListener('message', ({data}) => {
      this.pending.get(data.id)?.resolve(data.reply);
      this.pending.delete(data.id);
    });
    worker.addEventListener('error', (event) => {
      // It is dealt with here; the console has nothing to add.
      event.preventDefault();
      this.goLocal();
    });
    void this.call({method: 'start', baseUrl});
  }

  async load(tags: readonly string[]): Promise<void> {
    await this.call({method: 'load', tags});
  }

  async search(request: SearchRequest): Promise<SearchReply> {
    const reply = await this.call({method: 'search', request});
    if (!reply) throw new Error('local-search: the worker answered a search without a reply.');
    return reply;
  }

  async retry(): Promise<void> {
    await this.call({method: 'retry'});
  }

  private call(call: Call): Promise<SearchReply | undefined> {
    if (this.local) return this.local.then((engine) => ask(engine, call));
    const id = (this.calls += 1);
    return new Promise((resolve) => {
      const whole = {...call, id};
      this.pending.set(id, {call: whole, resolve});
      this.worker.postMessage(whole);
    });
  }

  private goLocal(): void {
    if (this.local) return;
    this.worker.terminate();
    this.local = this.makeLocal();
    for (const {call, resolve} of this.pending.values())
      void this.local.then((engine) => ask(engine, call)).then(resolve);
    this.pending.clear();
  }
}

async function ask(engine: SearchEngine, call: Call): Promise<SearchReply | undefined> {
  if (call.method === 'search') return engine.search(call.request);
  if (call.method === 'load') await engine.load(call.tags);
  if (call.method === 'retry') await engine.retry();
  return undefined;
}

/** An engine that is still being fetched. */
function deferred(engine: Promise<SearchEngine>): SearchEngine {
  return {
    load: async (tags) => (await engine).load(tags),
    search: async (request) => (await engine).search(request),
    retry: async () => (await engine).retry(),
  };
}

async function makeLocalEngine(baseUrl: string): Promise<SearchEngine> {
  const {createSearchEngine} = await import('./searchEngine');
  return createSearchEngine(baseUrl, (address, init) => fetch(address, init));
}

function makeWorker(): WorkerLike {
  return new Worker(new URL('./searchWorker.ts', import.meta.url), {type: 'module', name: 'search'});
}

/** @returns an engine for one language, in a worker if that is possible. */
export function createSearchClient(baseUrl: string, make: () => WorkerLike = makeWorker): SearchEngine {
  const makeLocal = (): Promise<SearchEngine> => makeLocalEngine(baseUrl);
  try {
    return new WorkerEngine(make(), makeLocal, baseUrl);
  } catch {
    return deferred(makeLocal());
  }
}

const clients = new Map<string, SearchEngine>();

/** @returns the one engine of a language, so that every index is loaded once. */
export function getSearchClient(baseUrl: string): SearchEngine {
  const known = clients.get(baseUrl);
  if (known) return known;
  const client = createSearchClient(baseUrl);
  clients.set(baseUrl, client);
  return client;
}
