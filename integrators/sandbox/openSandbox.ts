import {currentVersion} from '../../src/kit/versions';
import type {RunningServer} from '../../tools/server/listen';
import type {Action} from './engine/act';
import type {Json, JsonObject} from './engine/json';
import {seedPassword} from './engine/seedWorld';
import {readContracts} from './readContracts';
import {startSandbox, type SandboxOptions} from './server/startSandbox';
import type {Attempt, Receiver} from './server/deliver';
import type {Exchange} from './server/surroundings';

/** Who creates documents in the sandbox, as the pages tell. */
export const account = {username: 'khue.le@example.com', password: seedPassword};

/** A sandbox for checks and tests, and who steers it. */
export interface OpenSandbox extends RunningServer, SandboxControl {
  /** The calls that came, oldest first; whoever reads them may empty them. */
  exchanges: Exchange[];
}

/**
 * Opens a sandbox of a version on a free port, without chance: what the documentation leaves open is always the same.
 *
 * @param label version as readers know it
 */
export async function openSandbox(
  label = currentVersion.label,
  options: Partial<SandboxOptions> = {},
): Promise<OpenSandbox> {
  const contract = readContracts(process.cwd()).get(label);
  if (!contract) throw new Error(`There is no version ${label}.`);
  const exchanges: Exchange[] = [];
  const server = await startSandbox({
    ...contract(),
    settings: {seed: 1, version: label, isPlain: true, refusals: '200'},
    port: 0,
    onExchange: (exchange) => exchanges.push(exchange),
    ...options,
  });
  return {...server, ...controlOf(server.origin), exchanges};
}

/** The control calls of a sandbox, below `/_sandbox`. */
export interface SandboxControl {
  control: <Answer = Json>(method: string, path: string, body?: JsonObject) => Promise<Answer>;
  /** Acts as a person. */
  act: (documentId: string, as: string, doing: Action['do']) => Promise<void>;
  /** @returns the newest code that a person got */
  codeFor: (user: string) => Promise<string>;
  /** Sends the events to a receiver. */
  setReceiver: (receiver: Partial<Receiver>) => Promise<void>;
  /** @returns what the receiver did, when all is delivered */
  deliveries: () => Promise<Attempt[]>;
}

/** What there is, in short. */
export interface State {
  documents: {id: string; actions: {as: string; do: Action['do']}[]}[];
}

/** @param world one that is not shared with other tests */
export function controlOf(origin: string, world = 'default'): SandboxControl {
  async function control<Answer>(method: string, path: string, body?: JsonObject): Promise<Answer> {
    const response = await fetch(`${origin}/_sandbox${path}`, {
      method,
      headers: {'X-Sandbox-World': world},
      ...(body ? {body: JSON.stringify(body)} : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /_sandbox${path}: ${text}`);
    return JSON.parse(text) as Answer;
  }

  async function act(documentId: string, as: string, doing: Action['do']): Promise<void> {
    await control('POST', '/act', {documentId, as, do: doing});
  }

  return {
    control,
    act,
    async codeFor(user) {
      const notices = await control<{code?: string}[]>('GET', `/notices?to=${user}`);
      return notices.flatMap(({code}) => code ?? []).at(-1) ?? '';
    },
    async setReceiver(receiver) {
      await control('PUT', '/webhook', {...receiver});
    },
    deliveries: () => control('GET', '/deliveries'),
  };
}
