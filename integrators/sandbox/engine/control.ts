import {act, doingOf, type Action} from './act';
import {entryOf, Refusal} from './context';
import {permissionsOf, type Contract} from './contract';
import type {Effect, Surroundings} from './exchange';
import {tick} from './handle';
import {isObject, type Json, type JsonObject} from './json';
import {playScenario, scenarios, type ScenarioName} from './scenarios';
import {day, hour, minute, second} from './time';
import type {Settings, World} from './world';

/** A wish about the sandbox itself, below `/_sandbox`. */
export interface ControlRequest {
  method: string;
  /** Path without `/_sandbox`, such as `/clock`. */
  path: string;
  query: Readonly<Record<string, string>>;
  body: JsonObject;
}

export interface ControlOutcome {
  status: 200 | 400 | 404;
  value: Json;
  effects: Effect[];
  /** Another world to go on with. */
  world?: World;
  /** Token of the scenario's last login. */
  token?: string;
}

const units: Readonly<Record<string, number>> = {D: day, H: hour, M: minute, S: second};

/** @returns an ISO 8601 duration such as `PT5M` or `P1DT2H` in milliseconds; undefined if it is none */
export function readDuration(text: string): number | undefined {
  if (!/^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/.test(text)) return undefined;
  return [...text.matchAll(/(\d+)([DHMS])/g)].reduce((sum, [, count, unit]) => sum + Number(count) * units[unit!]!, 0);
}

/** The clock can be put ahead by so much in all: an answer's year has four digits. */
const mostAhead = 36_500 * day;

/** What people may ask of the sandbox itself; whoever runs it adds what needs a network. */
export function control(
  world: World,
  contract: Contract,
  request: ControlRequest,
  surroundings: Surroundings,
): ControlOutcome | undefined {
  const {method, path, query, body} = request;
  const say = (value: Json, effects: Effect[] = []): ControlOutcome => ({status: 200, value, effects});
  const refuse = (message: string): ControlOutcome => ({status: 400, value: {message}, effects: []});
  const now = surroundings.now + world.clockAhead;

  switch (`${method} ${path}`) {
    case 'GET /state':
      return say(summaryOf(world, now));
    case 'DELETE /state':
    case 'POST /reset': {
      const settings = settingsOf(world.settings, body);
      if (typeof settings === 'string') return refuse(settings);
      const name = body.scenario ?? 'empty';
      if (typeof name !== 'string' || !Object.hasOwn(scenarios, name))
        return refuse(`There is no scenario ${String(name)}. There are: ${Object.keys(scenarios).join(', ')}.`);
      const played = playScenario(name as ScenarioName, settings, contract, surroundings.now);
      return {
        ...say({...summaryOf(played.world, surroundings.now), token: played.token ?? null}, played.effects),
        world: played.world,
        ...(played.token === undefined ? {} : {token: played.token}),
      };
    }
    case 'POST /clock': {
      const advance = typeof body.advance === 'string' ? readDuration(body.advance) : undefined;
      if (advance === undefined)
        return refuse('Give the time to advance as in {"advance": "PT5M"} or {"advance": "P1D"}.');
      if (world.clockAhead + advance > mostAhead)
        return refuse('The clock can be put ahead by a hundred years at most.');
      world.clockAhead += advance;
      return say({now: new Date(now + advance).toISOString()}, tick(world, contract, surroundings));
    }
    case 'GET /notices': {
      const to = query.to?.toLowerCase();
      const isWanted = (notice: World['notices'][number]): boolean =>
        to === undefined || [notice.to, world.users[notice.userId]?.code].some((one) => one?.toLowerCase() === to);
      return say(world.notices.filter(isWanted) as unknown as Json);
    }
    case 'GET /events':
      return say(world.events as unknown as Json);
    case 'POST /act': {
      const action = actionOf(world, contract, body);
      if (typeof action === 'string') return refuse(action);
      try {
        const effects = act(world, contract, action, surroundings);
        return say({status: world.documents[action.documentId]?.status ?? null}, effects);
      } catch (error) {
        if (error instanceof Refusal) return refuse(error.message);
        throw error;
      }
    }
    default:
      return undefined;
  }
}

/** @returns the settings with what a body changes, or what is wrong with it */
function settingsOf(settings: Settings, body: JsonObject): Settings | string {
  const {seed = settings.seed, plain: isPlain = settings.isPlain, refusals = settings.refusals} = body;
  if (!Number.isInteger(seed)) return '"seed" must be a whole number.';
  if (typeof isPlain !== 'boolean') return '"plain" must be true or false.';
  if (refusals !== '200' && refusals !== '4xx' && refusals !== 'mixed') return '"refusals" must be 200, 4xx or mixed.';
  return {...settings, seed: seed as number, isPlain, refusals};
}

const doings: readonly Action['do'][] = ['approve', 'sign', 'fill', 'reject', 'view', 'coordinate', 'restore'];

/** @returns the action that a body describes, or what is wrong with it */
function actionOf(world: World, contract: Contract, body: JsonObject): Action | string {
  const {documentId, as, do: doing, reason, recipients} = body;
  const document = entryOf(world.documents, documentId);
  if (!document) return `There is no document ${String(documentId)}.`;
  const userOf = (code: Json | undefined): number | undefined =>
    Object.values(world.users).find((user) => user.comId === document.comId && user.code === code)?.id;
  const userId = userOf(as);
  if (userId === undefined) return `There is no user ${String(as)}. Give a user code, such as HUNG.PHAM.`;
  if (!doings.some((one) => one === doing)) return `"do" must be one of ${doings.join(', ')}.`;
  const base = {documentId: document.id, userId, ...(typeof reason === 'string' ? {reason} : {})};
  if (doing !== 'coordinate') return {...base, do: doing} as Action;
  const added = (Array.isArray(recipients) ? recipients : []).filter(isObject).map((one) => ({
    userId: userOf(one.userCode) ?? 0,
    permission: one.permission,
  }));
  const unknown = added.find(({permission}) => !permissionsOf(contract).includes(String(permission)));
  if (unknown) return `There is no permission ${String(unknown.permission)}: ${permissionsOf(contract).join(', ')}.`;
  return {...base, do: 'coordinate', recipients: added} as Action;
}

/** What there is, in short. */
function summaryOf(world: World, now: number): JsonObject {
  const {settings, documents, users, batchImports, notices, events} = world;
  return {
    ...settings,
    now: new Date(now).toISOString(),
    users: Object.values(users).map(({id, comId, code, name}) => ({id, comId, code, name})),
    documents: Object.values(documents).map(({id, no, subject, status, steps}) => ({
      id,
      no,
      subject,
      status,
      waitsFor: steps.filter(({isWaiting}) => isWaiting).map(({userId}) => users[userId]?.code ?? ''),
      actions: steps
        .filter(({isWaiting}) => isWaiting)
        .map(({userId, permission}) => ({as: users[userId]?.code ?? '', do: doingOf[permission]})),
    })),
    batches: Object.values(batchImports).map(({id, name, documentIds}) => ({id, name, documents: documentIds.length})),
    notices: notices.length,
    events: events.length,
    scenarios: Object.keys(scenarios),
  };
}
