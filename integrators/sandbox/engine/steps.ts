import {act, type Action} from './act';
import type {Contract} from './contract';
import type {ApiRequest, ApiResponse, Effect} from './exchange';
import {handle} from './handle';
import {isObject, type Json, type JsonObject} from './json';
import {sampleUpload} from './sampleUploads';
import {seedPassword} from './seedWorld';
import type {World} from './world';

/** A call of an operation. Texts such as `$document` stand for what an earlier step has kept, `$code` for the newest code. */
export interface CallStep {
  /** Id of the operation; a version without it leaves the step out. */
  call: string;
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  body?: Json;
  form?: JsonObject;
  /** Places in the answer by what they are kept as: `data.id`, or `data.downloadUrl?token` of an address. */
  keep?: Readonly<Record<string, string>>;
}

/** One thing that happens. */
export type ScenarioStep =
  | CallStep
  | {login: string; companyId?: number}
  | {act: Action['do']; as: string; document: string; reason?: string}
  | {advance: number};

/** Where steps are played. What is kept as `token` is the token of the next call. */
export interface Stage {
  world: World;
  contract: Contract;
  kept: Record<string, Json>;
  now: number;
}

/** What a call sent, and what came back. */
export interface Sent {
  path: JsonObject;
  query: JsonObject;
  /** Of a form, its fields; a file by its name. */
  body?: Json;
  response: ApiResponse;
}

export interface PlayedStep {
  effects: Effect[];
  sent?: Sent;
}

/** Plays a step, which changes the stage. */
export function playStep(step: ScenarioStep, stage: Stage): PlayedStep {
  const {world, contract, kept, now} = stage;
  if ('advance' in step) {
    stage.now += step.advance;
    return {effects: []};
  }
  if ('call' in step) return playCall(step, stage);
  if ('login' in step) {
    const {login, companyId = 901} = step;
    delete kept.token;
    const body = {username: login, password: seedPassword, companyId};
    return playCall({call: 'password-login', body, keep: {token: 'data'}}, stage);
  }
  const user = Object.values(world.users).find(({code, comId}) => comId === 901 && code === step.as);
  const {reason} = step;
  const action = {
    do: step.act,
    documentId: fill(step.document, stage),
    userId: user?.id ?? 0,
    ...(reason === undefined ? {} : {reason}),
  } as Action;
  return {effects: act(world, contract, action, {now})};
}

function playCall(step: CallStep, stage: Stage): PlayedStep {
  const {world, contract, kept, now} = stage;
  const operation = contract.operations.find(({id}) => id === step.call);
  if (!operation) return {effects: []};
  const [path, query] = [step.path, step.query].map((values) => fill({...values}, stage) as JsonObject) as [
    JsonObject,
    JsonObject,
  ];
  const body = step.body ?? step.form;
  const filled = body === undefined ? undefined : fill(body, stage);
  const inPath = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const inQuery = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  const {effects, response} = handle(
    world,
    contract,
    {
      method: operation.method,
      target: [inPath, inQuery.join('&')].filter((part) => part !== '').join('?'),
      // Links in the answers begin as in the contract's examples; whoever runs a sandbox makes new ones.
      origin: contract.address,
      headers: typeof kept.token === 'string' ? {authorization: `Bearer ${kept.token}`} : {},
      body: bodyOf(step, filled),
    },
    {now},
  );
  const answer = response.body.kind === 'json' ? response.body.value : null;
  for (const [name, place] of Object.entries(step.keep ?? {})) kept[name] = valueAt(answer, place);
  return {effects, sent: {path, query, ...(filled === undefined ? {} : {body: filled}), response}};
}

function bodyOf({form}: CallStep, filled: Json | undefined): ApiRequest['body'] {
  if (filled === undefined) return {kind: 'none'};
  if (!form) return {kind: 'text', type: 'application/json', text: JSON.stringify(filled)};
  const parts = Object.entries(filled as JsonObject).map(([field, value]) => [field, String(value)] as const);
  const files = parts.flatMap(([field, value]) => sampleUpload(field, value) ?? []);
  const fields = parts.filter(([field]) => files.every((file) => file.field !== field));
  return {kind: 'form', type: 'multipart/form-data', fields, files};
}

/** @returns a value with what stands for something else filled in */
function fill<Value extends Json>(value: Value, stage: Stage): Value {
  return fillJson(value, stage) as Value;
}

function fillJson(value: Json, stage: Stage): Json {
  if (Array.isArray(value)) return value.map((entry) => fillJson(entry, stage));
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, fillJson(entry ?? null, stage)]));
  if (typeof value !== 'string' || !value.startsWith('$')) return value;
  if (value === '$code') return stage.world.notices.flatMap(({code}) => code ?? []).at(-1) ?? value;
  return stage.kept[value.slice(1)] ?? value;
}

function valueAt(answer: Json, place: string): Json {
  const [names = '', parameter] = place.split('?');
  const found = names
    .split('.')
    .reduce<Json>(
      (part, name) => (Array.isArray(part) ? part[Number(name)] : isObject(part) ? part[name] : null) ?? null,
      answer,
    );
  if (parameter === undefined || typeof found !== 'string') return found;
  return new RegExp(`[?&]${parameter}=([^&]*)`).exec(found)?.[1] ?? null;
}
