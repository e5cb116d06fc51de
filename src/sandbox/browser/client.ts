import {createStorageSlot} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import siteStorage from '@generated/site-storage';
import type {
  About,
  Answer,
  Caller,
  PageCall,
  Reply,
  Wish,
  WorkerRequest,
  WorkerResponse,
  WorldView,
} from '../shared/protocol';

/** After so long without an answer the worker is taken for dead, in milliseconds. */
const patience = 20_000;

/** A wish that was not fulfilled; the message is for readers. */
export class SandboxError extends Error {}

/** Who makes the calls of this tab: a page that is loaded anew goes on with it. */
const callerSlot = createStorageSlot('sandbox-caller', {persistence: 'sessionStorage'});

function keptCaller(address: string): Caller | undefined {
  try {
    const kept = JSON.parse(callerSlot.get() ?? '') as Record<string, unknown>;
    const {userId, token, isOfDocument} = kept;
    if (kept.address !== address || typeof token !== 'string' || typeof userId !== 'number') return undefined;
    return {userId, token, isOfDocument: isOfDocument === true};
  } catch {
    return undefined;
  }
}

interface Pending {
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
  timer: number;
}

/** The sandbox of a version, as the pages of a tab see it. */
export class SandboxClient {
  view: WorldView | undefined;
  about: About | undefined;
  caller: Caller | undefined;
  /** What has just ended, in a sentence; until the next call. */
  news = '';
  /** Counts the worlds: what was answered in another one is of no use. */
  age = 0;
  /** Counts how often the reader chose who calls. */
  choices = 0;
  private readonly listeners = new Set<() => void>();
  private readonly tokens = new Map<number, string>();

  constructor(
    readonly address: string,
    private readonly ask: (address: string, wish: Wish) => Promise<Reply>,
  ) {
    this.caller = keptCaller(address);
    const {userId, token} = this.caller ?? {};
    if (userId !== undefined && token !== undefined) this.tokens.set(userId, token);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Shows what the worker has told. */
  show(view: WorldView): void {
    this.view = view;
    this.tell();
  }

  /** Loads what forms and drawer need; again after a failure. */
  async open(): Promise<void> {
    if (this.about && this.view) return;
    const {view, about} = await this.ask(this.address, {kind: 'open'});
    this.about = about!;
    this.show(view);
  }

  async wish(wish: Wish): Promise<Reply> {
    const reply = await this.ask(this.address, wish);
    this.news = '';
    if (wish.kind === 'prepare' || (wish.kind === 'control' && wish.request.path === '/reset')) {
      // Another world has other tokens.
      this.tokens.clear();
      this.setCaller(undefined);
      this.age += 1;
    }
    if (reply.caller && wish.kind !== 'signIn') this.use(reply.caller);
    this.show(reply.view);
    return reply;
  }

  async call(call: PageCall): Promise<{answer: Answer; before: WorldView; after: WorldView}> {
    const before = this.view!;
    const {answer, view} = await this.wish({kind: 'call', call});
    return {answer: answer!, before, after: view};
  }

  /** Tells what has just ended. */
  report(news: string): void {
    this.news = news;
    this.tell();
  }

  /** @returns the token of a person of the sandbox, who signs in if need be */
  async tokenOf(userId: number): Promise<string> {
    const token = this.tokens.get(userId) ?? (await this.wish({kind: 'signIn', userId})).caller?.token ?? '';
    this.tokens.set(userId, token);
    return token;
  }

  /** Later calls are made with a token, where they need nobody else. */
  use(caller: Caller): void {
    if (caller.userId !== undefined) this.tokens.set(caller.userId, caller.token);
    this.setCaller(caller);
    this.tell();
  }

  /** Later calls are made as a person, whom the reader chose. */
  async choose(userId: number): Promise<string> {
    const token = await this.tokenOf(userId);
    this.choices += 1;
    this.use({userId, token});
    return token;
  }

  /** Forgets a token that has expired. */
  forget(userId: number): void {
    this.tokens.delete(userId);
    if (this.caller?.userId === userId) this.setCaller(undefined);
    this.tell();
  }

  private setCaller(caller: Caller | undefined): void {
    this.caller = caller;
    callerSlot.set(JSON.stringify({...caller, address: this.address}));
  }

  private tell(): void {
    this.listeners.forEach((listener) => listener());
  }
}

/** Talks to the worker of this tab, and starts another if it dies. */
class WorkerLink {
  private worker: Worker | undefined;
  private lastId = 0;
  private readonly pending = new Map<number, Pending>();

  constructor(private readonly onView: (address: string, view: WorldView) => void) {}

  ask = (address: string, wish: Wish): Promise<Reply> => {
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      const timer = window.setTimeout(() => this.fail(stopped()), patience);
      this.pending.set(id, {resolve, reject, timer});
      try {
        this.worker ??= this.start();
        this.worker.postMessage({id, namespace: siteStorage.namespace, address, wish} satisfies WorkerRequest);
      } catch {
        this.fail(notLoaded());
      }
    });
  };

  private start(): Worker {
    const worker = new Worker(new URL('./worker/sandboxWorker.ts', import.meta.url), {type: 'module', name: 'sandbox'});
    worker.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
      if (!('id' in data)) return this.onView(data.address, data.view);
      const pending = this.pending.get(data.id);
      this.pending.delete(data.id);
      window.clearTimeout(pending?.timer);
      if ('reply' in data) pending?.resolve(data.reply);
      else pending?.reject(new SandboxError(data.failure === '' ? notLoaded() : data.failure));
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.fail(notLoaded());
    });
    return worker;
  }

  /** Everything that waits learns it; what was answered before is kept, and the next wish starts a new worker. */
  private fail(message: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const {reject, timer} of this.pending.values()) {
      window.clearTimeout(timer);
      reject(new SandboxError(message));
    }
    this.pending.clear();
  }
}

function notLoaded(): string {
  if (process.env.NODE_ENV === 'development') return 'The sandbox is made by a build: npm run site.';
  return translate({
    id: 'sandbox.notLoaded',
    message: 'The sandbox could not be loaded. Check the connection, then try again.',
  });
}

const stopped = (): string =>
  translate({
    id: 'sandbox.stopped',
    message: 'The sandbox did not answer and was started anew. What it had answered is kept; try again.',
  });

const clients = new Map<string, SandboxClient>();
const link = new WorkerLink((address, view) => clients.get(address)?.show(view));

/** @returns the one sandbox of a version's `sandbox.json` */
export function clientAt(address: string): SandboxClient {
  const absolute = new URL(address, document.baseURI).href;
  const client = clients.get(absolute) ?? new SandboxClient(absolute, link.ask);
  clients.set(absolute, client);
  return client;
}
