import type {SandboxFile} from '../../../reference/shared/sandboxFile';
import type {About, Reply, WorkerRequest, WorkerResponse, Wish} from '../../shared/protocol';
import {Sandbox} from './sandbox';
import {openStore} from './store';

// The project compiles with the types of pages, where the other end of the channel has the same two members.
const scope = self as unknown as Pick<Worker, 'onmessage' | 'postMessage'>;
const say = (response: WorkerResponse): void => scope.postMessage(response);

const store = openStore();
/** By the addresses of their files. */
const sandboxes = new Map<string, Promise<{sandbox: Sandbox; about: About}>>();
/** Tells other tabs, by the address of the version's file, that the world has changed. */
const channel = new BroadcastChannel('docs.sandbox');

function sandboxAt(address: string): ReturnType<typeof load> {
  let sandbox = sandboxes.get(address);
  if (!sandbox) {
    sandbox = load(address);
    sandboxes.set(address, sandbox);
    // The next wish tries again.
    sandbox.catch(() => sandboxes.delete(address));
  }
  return sandbox;
}

async function load(address: string): Promise<{sandbox: Sandbox; about: About}> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  const {contract, ...about} = (await response.json()) as SandboxFile;
  const sandbox = new Sandbox({
    contract,
    origin: about.apiUrl,
    store: await store,
    onChange: () => channel.postMessage(contract.version),
    onTick: (reply) => say({address, ...reply}),
  });
  return {sandbox, about};
}

async function fulfil(address: string, wish: Wish): Promise<Reply> {
  const {sandbox, about} = await sandboxAt(address);
  const reply = await sandbox.fulfil(wish);
  return wish.kind === 'open' ? {...reply, about} : reply;
}

channel.onmessage = ({data: version}: MessageEvent<string>) => {
  for (const [address, loading] of sandboxes)
    void loading.then(async ({sandbox}) => {
      if (sandbox.version === version) say({address, ...(await sandbox.reply())});
    });
};

scope.onmessage = ({data: {id, address, wish}}: MessageEvent<WorkerRequest>) => {
  fulfil(address, wish).then(
    (reply) => say({id, address, reply}),
    (error: unknown) => say({id, address, failure: error instanceof Error ? error.message : String(error)}),
  );
};
