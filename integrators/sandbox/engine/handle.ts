import {createContext, entryOf, Refusal, type Call, type Context, type Handler} from './context';
import type {Contract, ContractOperation} from './contract';
import type {ApiRequest, ApiResponse, Effect, Surroundings} from './exchange';
import {authentication, forOneDocument} from './handlers/authentication';
import {documents} from './handlers/documents';
import {imports, reportReadyImports} from './handlers/imports';
import {lists} from './handlers/lists';
import {notPlayed} from './handlers/notPlayed';
import {processing} from './handlers/processing';
import {users} from './handlers/users';
import {workflowCalls} from './handlers/workflowCalls';
import type {Json, JsonObject} from './json';
import {readCall} from './readCall';
import {route} from './route';
import {certainties, type Certainty, type RuleId} from './rules';
import {second} from './time';
import {fitAnswer} from './validate';
import type {World} from './world';

/** What answers each operation of the contracts. */
export const handlers: Readonly<Record<string, Handler>> = {
  ...authentication,
  ...documents,
  ...workflowCalls,
  ...processing,
  ...imports,
  ...lists,
  ...users,
  ...notPlayed,
};

/** What a call brought about. */
export interface Outcome {
  response: ApiResponse;
  effects: Effect[];
}

/** How long an answer is held back that shall be slow. */
const slow = 70 * second;

/**
 * Answers a call to the platform. The world is changed in place, since a copy of many documents for each call would take
 * longer than the call; a call that is refused changes nothing but what it counts.
 */
export function handle(world: World, contract: Contract, request: ApiRequest, surroundings: Surroundings): Outcome {
  const context = createContext(world, contract, request, surroundings);
  reportReadyImports(context);
  const response = answer(context);
  const certainty = certaintyOf(context.followed);
  if (certainty !== '') response.headers['X-Sandbox-Certainty'] = certainty;
  return {response, effects: context.effects};
}

/**
 * What happens by itself as time goes by. Calls see to it too; whoever runs the engine does so at `nextTick`.
 *
 * @returns what else happened
 */
export function tick(world: World, contract: Contract, surroundings: Surroundings): Effect[] {
  const request: ApiRequest = {method: 'GET', target: '/', origin: '', headers: {}, body: {kind: 'none'}};
  const context = createContext(world, contract, request, surroundings);
  reportReadyImports(context);
  return context.effects;
}

/** @returns when something happens by itself, in the time of the surroundings */
export function nextTick({batchImports, clockAhead}: World): number | undefined {
  const times = Object.values(batchImports).flatMap(({isReported, readyAt}) => (isReported ? [] : [readyAt]));
  return times.length === 0 ? undefined : Math.min(...times) - clockAhead;
}

function answer(context: Context): ApiResponse {
  const {contract, request} = context;
  try {
    const [path = ''] = request.target.split('?');
    const match = route(contract, request.method, path);
    if (match.kind === 'nothing') throw new Refusal('bad-request', `There is no call ${path}.`, 404);
    if (match.kind === 'incomplete') {
      const {method, path: whole} = match.operation;
      throw new Refusal('bad-request', `The end of the address is missing: ${method} ${whole}.`, 404);
    }
    if (match.kind === 'method')
      throw new Refusal(
        'bad-request',
        `${path} is called with ${match.allowed.join(' or ')}, not ${request.method}.`,
        405,
      );
    const {operation, values} = match;
    if (operation.needsToken) signIn(operation, context);
    const call = readCall(contract, operation, values, request);
    const gateway = gatewayOf(call, context);
    if (gateway === 'before') return badGateway(context);
    const result = handlers[operation.id]!(call, context); // A test compares the handlers with the contracts.
    if (gateway === 'after') return badGateway(context);
    if ('file' in result) return {status: 200, headers: {}, body: {kind: 'file', file: result.file}};
    const {data, code = 0, success = true, messages = []} = result;
    const response = envelope(context, operation, {data, success, code, messages});
    if (call.body.reason !== 'slow') return response;
    context.followed.add('fault-slow');
    return {...response, delay: slow};
  } catch (error) {
    if (error instanceof Refusal) return refuse(error, context);
    throw error;
  }
}

/** @throws Refusal if the token is missing, is unknown, has expired or is not for this call */
function signIn({id}: ContractOperation, context: Context): void {
  const {request, world, now} = context;
  const session = entryOf(world.sessions, /^bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]);
  if (!session || session.expiresAt <= now)
    throw new Refusal('token-lifetime', 'The token is wrong or has expired.', 401);
  if (session.documentId !== undefined && !forOneDocument.includes(id))
    throw new Refusal('process-code', 'The token of a processing code only reads and processes its document.', 401);
  context.session = session;
}

function envelope(context: Context, {answer: schema = true}: ContractOperation, value: JsonObject): ApiResponse {
  return {status: 200, headers: {}, body: {kind: 'json', value: fitAnswer(context.contract, schema, value)}};
}

/** A wish that was refused: by itself HTTP 200 with `success: false`, as far as the platform's answers are known. */
function refuse({rule, message, status}: Refusal, {followed, world}: Context): ApiResponse {
  followed.clear();
  followed.add(rule);
  // HTTP 400, 404 and 405 are of `bad-request`, which is invented as well.
  if (status === undefined) followed.add('refusal');
  const {refusals} = world.settings;
  if (status === undefined && refusals === 'mixed') world.refused += 1;
  const isHttp = refusals === '4xx' || (refusals === 'mixed' && world.refused % 2 === 1);
  const own = rule === 'not-found' ? 404 : 422;
  const http = status ?? (isHttp ? own : 200);
  const code = status ?? (isHttp ? own : 400);
  const value: Json = {data: null, success: false, code, messages: message.split('\n')};
  return {status: http, headers: {}, body: {kind: 'json', value}};
}

/** When a gateway loses the call: a document code asks for it. */
function gatewayOf({body, path}: Call, {world, session}: Context): 'before' | 'after' | undefined {
  const comId = entryOf(world.users, session?.userId)?.comId;
  const ids = [body.id, path.id, path.documentId, entryOf(world.documentOfStep, body.processId)];
  const documents = ids.map((id) => entryOf(world.documents, id)).filter((document) => document?.comId === comId);
  const numbers = [String(body.no), ...documents.map((document) => document?.no ?? '')];
  if (numbers.some((no) => no.endsWith('-HTML'))) return 'before';
  return numbers.some((no) => no.endsWith('-502')) ? 'after' : undefined;
}

function badGateway({followed}: Context): ApiResponse {
  followed.clear();
  followed.add('fault-502');
  const text = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';
  return {status: 502, headers: {}, body: {kind: 'html', text}};
}

/** @returns the rules that an answer followed, least sure first */
function certaintyOf(followed: ReadonlySet<RuleId>): string {
  const order: readonly Certainty[] = ['invented', 'inferred', 'public-programs', 'seen'];
  return order
    .flatMap((certainty) => [...followed].filter((id) => certainties[id] === certainty))
    .map((id) => `${certainties[id]}; rule=${id}`)
    .join(', ');
}
