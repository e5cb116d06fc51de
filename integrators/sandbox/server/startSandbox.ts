import type {IncomingMessage, ServerResponse} from 'node:http';
import {listen, type RunningServer} from '../../../tools/server/startServer';
import {control, type ControlRequest} from '../engine/control';
import type {Contract} from '../engine/contract';
import type {ApiRequest, ApiResponse, Effect} from '../engine/exchange';
import {handle} from '../engine/handle';
import {isObject, type Json, type JsonObject} from '../engine/json';
import {createWorld} from '../engine/seedWorld';
import type {Settings, World} from '../engine/world';
import {samplePdf} from '../sampleFiles';
import {Deliveries, plans, type Plan, type Receiver} from './deliver';
import {createFiles} from './files';
import {readBytes, readRequest} from './readRequest';
import {stampPdf} from '../stampPdf';
import {StateFile, type Entry} from './stateFile';

/** A call and how it was answered. */
export interface Exchange {
  at: string;
  world: string;
  method: string;
  target: string;
  status: number;
  milliseconds: number;
  /** Texts of the answer. */
  messages: string[];
}

/** What is answered instead of the platform's answer. */
interface Fault {
  /** Part of the target; every call if it is missing. */
  target?: string;
  status?: number;
  /** Milliseconds. */
  delay?: number;
  /** So many calls it holds for; all if it is missing. */
  times?: number;
}

export interface SandboxOptions {
  contract: Contract;
  settings: Settings;
  /** What there is at first; the seed world if it is not given. */
  world?: World;
  /** 0 takes any free port. */
  port: number;
  /** Keeps the state. */
  stateFile?: string;
  webhook?: {url: string; token?: string};
  onExchange?: (exchange: Exchange) => void;
}

export interface Sandbox extends RunningServer {
  exchanges: readonly Exchange[];
}

/** Calls about the sandbox itself begin with this. */
const controlPath = '/_sandbox';

/** So many calls are remembered. */
const kept = 500;

/** The world of calls that name none. */
const defaultWorld = 'default';

/** Names of worlds, which come in a header. */
const worldName = /^[\w.-]{1,64}$/;

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Expose-Headers': 'X-Sandbox-Certainty',
};

/**
 * Starts a platform to try things on, which only this machine reaches.
 *
 * @throws Error if the state file cannot be read, or the port is taken
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const {contract, settings, onExchange} = options;
  const worlds = new Map<string, World>();
  const exchanges: Exchange[] = [];
  const faults: Fault[] = [];
  const deliveries = new Deliveries();
  let receiver: Receiver | undefined = options.webhook && {...options.webhook, plan: 'once', retries: 0};
  const state = options.stateFile === undefined ? undefined : new StateFile(options.stateFile);
  const files = createFiles((key, bytes) => state?.add({kind: 'file', key, bytes: bytes.toString('base64')}));
  restore();

  function worldOf(name: string): World {
    let world = worlds.get(name);
    if (!world) {
      world = (name === defaultWorld ? options.world : undefined) ?? createWorld(settings);
      worlds.set(name, world);
      state?.add({kind: 'world', world: name, settings});
    }
    return world;
  }

  /** Reads what was kept, plays what happened since, and begins anew from there. */
  function restore(): void {
    if (!state) return;
    const {snapshot, entries} = state.read();
    const bytes = new Map(Object.entries(snapshot?.files ?? {}));
    for (const [name, world] of Object.entries(snapshot?.worlds ?? {})) worlds.set(name, world);
    for (const entry of entries) replay(entry, bytes);
    for (const [key, text] of bytes) files.put(key, Buffer.from(text, 'base64'));
    state.begin({
      journal: snapshot?.journal ?? 0,
      worlds: Object.fromEntries(worlds),
      files: Object.fromEntries(bytes),
    });
  }

  function replay(entry: Entry, bytes: Map<string, string>): void {
    if (entry.kind === 'world') worlds.set(entry.world, createWorld(entry.settings));
    else if (entry.kind === 'file') bytes.set(entry.key, entry.bytes);
    else if (entry.kind === 'call') handle(worldOf(entry.world), contract, entry.request, {now: entry.now});
    else takeControl(entry.world, entry.request, entry.now);
  }

  function takeControl(name: string, request: ControlRequest, now: number): ReturnType<typeof control> {
    const outcome = control(worldOf(name), contract, request, {now});
    if (outcome?.world) worlds.set(name, outcome.world);
    return outcome;
  }

  function follow(effects: readonly Effect[]): void {
    for (const effect of effects) if (effect.kind === 'webhook' && receiver) deliveries.deliver(effect.event, receiver);
  }

  async function answerControl(name: string, request: IncomingMessage, path: string): Promise<[number, Json]> {
    const method = request.method ?? 'GET';
    const bytes = await readBytes(request);
    let body: Json;
    try {
      body = bytes === undefined || bytes.length === 0 ? {} : (JSON.parse(bytes.toString('utf8')) as Json);
    } catch (error) {
      return [400, {message: `The body is not JSON: ${String(error)}`}];
    }
    const query = Object.fromEntries(new URL(request.url ?? '/', 'http://sandbox').searchParams);
    const wish: ControlRequest = {method, path, query, body: isObject(body) ? body : {}};
    const own = ownControl(wish, worldOf(name));
    if (own) return own instanceof Promise ? own : [own[0], own[1]];
    const now = Date.now();
    if (method !== 'GET') state?.add({kind: 'control', world: name, now, request: wish});
    const outcome = takeControl(name, wish, now);
    if (!outcome) return [404, {message: `The sandbox has no ${method} ${controlPath}${path}.`}];
    follow(outcome.effects);
    return [outcome.status, outcome.value];
  }

  /** What needs a network, or is about this server. */
  function ownControl(
    {method, path, body}: ControlRequest,
    world: World,
  ): [number, Json] | Promise<[number, Json]> | undefined {
    if (method === 'GET' && path === '/requests') return [200, exchanges as unknown as Json];
    if (method === 'PUT' && path === '/faults') {
      faults.splice(0, faults.length, ...((body.faults ?? []) as unknown as Fault[]));
      return [200, {faults: faults.length}];
    }
    if (method === 'PUT' && path === '/webhook') return setReceiver(body);
    if (method === 'GET' && path === '/deliveries')
      return deliveries.settled(receiver).then(() => [200, deliveries.attempts as unknown as Json]);
    const [, id] = /^\/events\/(\d+)\/deliver$/.exec(path) ?? [];
    if (method !== 'POST' || id === undefined) return undefined;
    const event = world.events.find((one) => one.id === Number(id));
    if (!event) return [404, {message: `There is no event ${id}.`}];
    if (!receiver) return [400, {message: 'There is no receiver yet: PUT /_sandbox/webhook {"url": "…"}.'}];
    deliveries.deliver(event, receiver);
    return deliveries.settled(receiver).then(() => [200, deliveries.attempts.at(-1) as unknown as Json]);
  }

  function setReceiver({url, token, plan = 'once', retries = 0}: JsonObject): [number, Json] {
    if (url === null || url === undefined) {
      receiver = undefined;
      return [200, {url: null}];
    }
    if (typeof url !== 'string' || !/^https?:\/\//.test(url)) return [400, {message: 'The url must begin with http.'}];
    if (!plans.some((one) => one === plan))
      return [400, {message: `There is no plan ${String(plan)}. There are: ${plans.join(', ')}.`}];
    receiver = {
      url,
      ...(typeof token === 'string' ? {token} : {}),
      plan: plan as Plan,
      retries: typeof retries === 'number' ? Math.min(10, Math.max(0, Math.trunc(retries))) : 0,
    };
    return [200, {url, plan}];
  }

  /** @returns the fault that a call meets, once less */
  function faultFor(target: string): Fault | undefined {
    const index = faults.findIndex((one) => target.includes(one.target ?? ''));
    const fault = faults[index];
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) faults.splice(index, 1);
    }
    return fault;
  }

  async function answerCall(name: string, request: IncomingMessage, origin: string): Promise<ApiResponse> {
    const call: ApiRequest = await readRequest(request, files, origin);
    const fault = faultFor(call.target);
    if (fault?.delay !== undefined) await new Promise((resolve) => setTimeout(resolve, fault.delay));
    if (fault?.status !== undefined)
      return {status: fault.status, headers: {}, body: {kind: 'html', text: `<h1>HTTP ${fault.status}</h1>`}};
    const world = worldOf(name);
    const now = Date.now();
    state?.add({kind: 'call', world: name, now, request: call});
    const {response, effects} = handle(world, contract, call, {now});
    follow(effects);
    if (response.delay !== undefined) await new Promise((resolve) => setTimeout(resolve, response.delay));
    return response;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const start = performance.now();
    const target = request.url ?? '/';
    const name = [request.headers['x-sandbox-world']].flat()[0] ?? defaultWorld;
    const finish = (status: number, headers: Record<string, string>, body: string | Uint8Array): void => {
      response.writeHead(status, {...corsHeaders, ...headers}).end(body);
    };
    if (request.method === 'OPTIONS') return finish(204, {'Access-Control-Max-Age': '600'}, '');
    const json = {'Content-Type': 'application/json; charset=utf-8'};
    if (!worldName.test(name))
      return finish(
        400,
        json,
        JSON.stringify({message: 'X-Sandbox-World: letters, digits, dots and dashes, at most 64.'}),
      );
    if (target === controlPath || target.startsWith(`${controlPath}/`)) {
      const [path = ''] = target.slice(controlPath.length).split('?');
      const [status, value] = await answerControl(name, request, path);
      return finish(status, json, JSON.stringify(value, undefined, 2));
    }
    const {status, headers, body} = await answerCall(name, request, `http://${request.headers.host ?? ''}`);
    const messages = body.kind === 'json' && isObject(body.value) ? (body.value.messages as string[]) : [];
    const milliseconds = Math.round(performance.now() - start);
    const exchange = {
      at: new Date().toISOString(),
      world: name,
      method: request.method ?? '',
      target,
      status,
      milliseconds,
      messages,
    };
    exchanges.push(exchange);
    if (exchanges.length > kept) exchanges.shift();
    onExchange?.(exchange);
    if (body.kind === 'json') return finish(status, {...json, ...headers}, JSON.stringify(body.value));
    if (body.kind === 'html')
      return finish(status, {'Content-Type': 'text/html; charset=utf-8', ...headers}, body.text);
    if (body.kind === 'none') return finish(status, headers, '');
    const pdf = await stampPdf(files.get(body.file.key) ?? samplePdf());
    const fileName = encodeURIComponent(body.file.name);
    const disposition = `attachment; filename*=UTF-8''${fileName}`;
    finish(status, {'Content-Type': 'application/pdf', 'Content-Disposition': disposition, ...headers}, pdf);
  }

  const server = await listen(
    (request, response) => {
      serve(request, response).catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        response.writeHead(500, corsHeaders).end(JSON.stringify({message}));
      });
    },
    options.port,
    '127.0.0.1',
  );
  return {
    ...server,
    exchanges,
    close: async () => {
      await server.close();
      await deliveries.settled();
      state?.close();
    },
  };
}
