import type {IncomingMessage, ServerResponse} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import {listen, type RunningServer} from '../../../tools/server/listen';
import {asksForAnswer, preferredAnswer} from '../documentedAnswers';
import type {ControlRequest} from '../engine/control';
import type {ApiRequest, ApiResponse} from '../engine/exchange';
import {isObject, type Json} from '../engine/json';
import {route} from '../engine/route';
import type {Settings, World} from '../engine/world';
import type {SandboxContract} from '../readContracts';
import {samplePdf} from '../sampleFiles';
import {controlPage} from './controlPage';
import {readBytes, readRequest} from './readRequest';
import {stampPdf} from '../stampPdf';
import {WorldSurroundings, type Exchange} from './surroundings';
import {Worlds} from './worlds';

export interface SandboxOptions extends SandboxContract {
  settings: Settings;
  /** 0 takes any free port. */
  port: number;
  /** Keeps the state. */
  stateFile?: string;
  webhook?: {url: string; token?: string};
  /** Makes what a new world begins with; not for worlds that are kept. */
  begun?: () => World;
  onExchange?: (exchange: Exchange) => void;
}

/** Calls about the sandbox itself begin with this. */
const controlPath = '/_sandbox';

/** Names of worlds, which come in a header, or in front of the path for clients that send none. */
const worldName = /^[\w.-]{1,64}$/;
const worldPath = /^\/_sandbox\/worlds\/([^/]+)(?=\/)/;
const defaultWorld = 'default';

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Expose-Headers': 'X-Sandbox-Certainty, Content-Disposition',
  // For pages of the web that call this machine.
  'Access-Control-Allow-Private-Network': 'true',
};

/** What is sent back. */
type Reply = [status: number, headers: Record<string, string>, body: string | Uint8Array];

const reply = (status: number, value: Json, headers: Record<string, string> = {}): Reply => [
  status,
  {'Content-Type': 'application/json; charset=utf-8', ...headers},
  JSON.stringify(value),
];

const html = (status: number, text: string, headers: Record<string, string> = {}): Reply => [
  status,
  {'Content-Type': 'text/html; charset=utf-8', ...headers},
  text,
];

/**
 * Starts a platform to try things on, which only this machine reaches.
 *
 * @throws Error if the state file cannot be read, or the port is taken
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningServer> {
  const {contract, answers = {}, settings, onExchange, webhook} = options;
  const stopping = new AbortController();
  const worlds = new Worlds(contract, settings, options.stateFile, options.begun);
  const surroundings = new Map<string, WorldSurroundings>();

  function around(name: string): WorldSurroundings {
    let found = surroundings.get(name);
    if (!found) {
      found = new WorldSurroundings(webhook && {...webhook, plan: 'once', retries: 0}, stopping.signal);
      surroundings.set(name, found);
    }
    return found;
  }

  async function answerControl(name: string, request: IncomingMessage): Promise<Reply> {
    const {method = 'GET', headers} = request;
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://sandbox');
    // What steers the sandbox makes it call addresses: pages of the web must not.
    if (headers.origin !== undefined && !isLocal(headers.origin))
      return reply(403, {
        message: `${controlPath} is for pages and programs of this machine, not for ${headers.origin}.`,
      });
    const path = pathname.slice(controlPath.length);
    if (method === 'GET' && ['', '/'].includes(path)) return html(200, controlPage);
    const bytes = await readBytes(request);
    let body: Json;
    try {
      body = bytes === undefined || bytes.length === 0 ? {} : (JSON.parse(bytes.toString('utf8')) as Json);
    } catch (error) {
      return reply(400, {message: `The body is not JSON: ${String(error)}`});
    }
    const query = Object.fromEntries(searchParams);
    const wish: ControlRequest = {method, path, query, body: isObject(body) ? body : {}};
    const own = await around(name).control(wish, worlds.get(name));
    if (own) return reply(...own);
    const outcome = worlds.control(name, wish);
    if (!outcome) return reply(404, {message: `The sandbox has no ${method} ${controlPath}${path}.`});
    around(name).follow(outcome.effects);
    return reply(outcome.status, outcome.value);
  }

  /** Answers as a caller prefers, and leaves the world as it is. */
  function answerPreferred({method, target}: ApiRequest, prefer: string): ApiResponse | undefined {
    const match = route(contract, method, target.split('?')[0] ?? '');
    if (match.kind !== 'operation') return undefined;
    const documented = answers[`${match.operation.method} ${match.operation.path}`] ?? [];
    const answer = preferredAnswer(documented, prefer);
    if (answer)
      return {
        status: answer.code,
        headers: {'Preference-Applied': prefer},
        body:
          answer.type === 'text/html'
            ? {kind: 'html', text: String(answer.value)}
            : {kind: 'json', value: answer.value},
      };
    const known = documented.map(({status, name}) =>
      name === undefined ? `code=${status}` : `code=${status}, example=${name}`,
    );
    const message = `No such answer of this call is documented. There are: ${known.join('; ')}.`;
    return {
      status: 400,
      headers: {},
      body: {kind: 'json', value: {data: null, success: false, code: 400, messages: [message]}},
    };
  }

  async function answerCall(
    name: string,
    request: IncomingMessage,
    operation: string | undefined,
  ): Promise<ApiResponse> {
    // Links in the answers lead back into the same world.
    const prefix = name === defaultWorld ? '' : `${controlPath}/worlds/${name}`;
    const call = await readRequest(request, worlds.files, `http://${request.headers.host ?? ''}${prefix}`);
    const fault = await around(name).meetFault(call.target, operation);
    if (fault) return fault;
    const {prefer = ''} = call.headers;
    const preferred = asksForAnswer(prefer) ? answerPreferred(call, prefer) : undefined;
    if (preferred) return preferred;
    const {response, effects} = worlds.call(name, call);
    around(name).follow(effects);
    if (response.delay !== undefined) await wait(response.delay, undefined, {signal: stopping.signal});
    return response;
  }

  async function toReply({status, headers, body}: ApiResponse): Promise<Reply> {
    if (body.kind === 'json') return reply(status, body.value, headers);
    if (body.kind === 'html') return html(status, body.text, headers);
    if (body.kind === 'none') return [status, headers, ''];
    const pdf = await stampPdf(worlds.files.get(body.file.key) ?? samplePdf());
    const fileName = encodeURIComponent(body.file.name);
    const disposition = `attachment; filename*=UTF-8''${fileName}`;
    return [status, {'Content-Type': 'application/pdf', 'Content-Disposition': disposition, ...headers}, pdf];
  }

  async function answer(request: IncomingMessage): Promise<Reply> {
    const {method = 'GET', url = '/'} = request;
    if (method === 'OPTIONS') return [204, {'Access-Control-Max-Age': '600'}, ''];
    const [prefix = '', inPath] = worldPath.exec(url) ?? [];
    const name = inPath ?? [request.headers['x-sandbox-world']].flat()[0] ?? defaultWorld;
    if (!worldName.test(name))
      return reply(400, {message: 'The name of a world has letters, digits, dots and dashes, at most 64.'});
    const target = url.slice(prefix.length);
    request.url = target;
    if (/^\/_sandbox(?:[/?]|$)/.test(target)) return answerControl(name, request);
    const start = performance.now();
    const match = route(contract, method, target.split('?')[0] ?? '');
    const operation = match.kind === 'operation' ? match.operation.id : undefined;
    const response = await answerCall(name, request, operation);
    const {body, status} = response;
    const exchange: Exchange = {
      at: new Date().toISOString(),
      world: name,
      method,
      target,
      ...(operation === undefined ? {} : {operation}),
      status,
      success: status < 400 && !(body.kind === 'json' && isObject(body.value) && body.value.success === false),
      milliseconds: Math.round(performance.now() - start),
      messages: body.kind === 'json' && isObject(body.value) ? [body.value.messages as string[]].flat() : [],
    };
    around(name).note(exchange);
    onExchange?.(exchange);
    return toReply(response);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let [status, headers, body]: Reply = [500, {}, ''];
    try {
      [status, headers, body] = await answer(request);
    } catch (error) {
      // Nobody waits for an answer any more.
      if (stopping.signal.aborted || request.socket.destroyed) return void response.destroy();
      [status, headers, body] = reply(500, {message: error instanceof Error ? error.message : String(error)});
    }
    response.writeHead(status, {...corsHeaders, ...headers}).end(body);
  }

  const server = await listen((request, response) => void serve(request, response), options.port, '127.0.0.1', {
    // In milliseconds: a program that is busy for longer than Node's five seconds would meet a closed connection.
    keepAliveTimeout: 60_000,
  });
  // Not before the port is ours: what is begun by two is lost for one.
  try {
    worlds.begin();
  } catch (error) {
    await server.close();
    throw error;
  }
  const clock = setInterval(() => {
    for (const [name, effects] of worlds.tick()) around(name).follow(effects);
  }, 500);
  return {
    ...server,
    close: async () => {
      clearInterval(clock);
      stopping.abort();
      await server.close();
      worlds.close();
    },
  };
}

/** @returns whether a page comes from this machine */
function isLocal(origin: string): boolean {
  return URL.canParse(origin) && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname);
}
