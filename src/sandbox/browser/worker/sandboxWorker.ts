import type {SandboxFile} from '../../../reference/shared/sandboxFile';
import type {About, Reply, WorkerRequest, WorkerResponse} from '../../shared/protocol';
import {Sandbox} from './sandbox';
import {openStore, type Store} from './store';

// The project compiles with the types of pages, where the other end of the channel has the same two members.
const scope = self as unknown as Pick<Worker, 'onmessage' | 'postMessage'>;
const say = (response: WorkerResponse): void => scope.postMessage(response);

/** What the tabs of this site share, and those of another site on the same host do not. */
interface Shared {
  name: string;
  store: Promise<Store>;
  /** Tells other tabs, by the version, that the world has changed. */
  channel: BroadcastChannel;
}

let shared: Shared | undefined;
/** By the addresses of their files. */
const sandboxes = new Map<string, Promise<{sandbox: Sandbox; about: About}>>();

function share(namespace: string): Shared {
  const name = `sandbox${namespace}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({data: version}: MessageEvent<string>) => {
    for (const [address, loading] of sandboxes)
      void loading.then(async ({sandbox}) => {
        if (sandbox.version === version) say({address, ...(await sandbox.reply())});
      });
  };
  return {name, store: openStore(name), channel};
}

function sandboxAt(address: string, shared: Shared): ReturnType<typeof load> {
  let sandbox = sandboxes.get(address);
  if (!sandbox) {
    sandbox = load(address, shared);
    sandboxes.set(address, sandbox);
    // The next wish tries again.
    sandbox.catch(() => sandboxes.delete(address));
  }
  return sandbox;
}

async function load(address: string, {name, store, channel}: Shared): Promise<{sandbox: Sandbox; about: About}> {
  const {contract, ...about} = await read(address);
  const sandbox = new Sandbox({
    contract,
    name,
    origin: about.apiUrl,
    store: await store,
    onChange: () => channel.postMessage(contract.version),
    onTick: (reply) => say({address, ...reply}),
  });
  return {sandbox, about};
}

/** @throws Error without a message, of which the page has one in the reader's language: no connection, a page instead */
async function read(address: string): Promise<SandboxFile> {
  try {
    const response = await fetch(address);
    if (response.ok) return (await response.json()) as SandboxFile;
  } catch {
    // As with an answer of another status.
  }
  throw new Error();
}

async function fulfil({namespace, address, wish}: WorkerRequest): Promise<Reply> {
  shared ??= share(namespace);
  const {sandbox, about} = await sandboxAt(address, shared);
  const reply = await sandbox.fulfil(wish);
  return wish.kind === 'open' ? {...reply, about} : reply;
}

scope.onmessage = ({data}: MessageEvent<WorkerRequest>) => {
  const {id, address} = data;
  fulfil(data).then(
    (reply) => say({id, address, reply}),
    (error: unknown) => say({id, address, failure: error instanceof Error ? error.message : String(error)}),
  );
};
