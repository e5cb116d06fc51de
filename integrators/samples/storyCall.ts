import {createHash} from 'node:crypto';
import {isDeepStrictEqual} from 'node:util';
import type {Contract} from '../sandbox/engine/contract';
import {nextTick, tick} from '../sandbox/engine/handle';
import {isObject, type Json, type JsonObject} from '../sandbox/engine/json';
import {playStory, playStoryThrough, type StoryExchange} from '../sandbox/engine/story/playStory';
import type {World} from '../sandbox/engine/world';
import {sampleFiles} from '../sandbox/sampleFiles';

/** The moment of the story in which a sample is run, and what its call must lead to. */
export interface StoryCall {
  contract: Contract;
  /** Just before the call. */
  world: World;
  token: string;
  /** Just after it. */
  wanted: World;
  exchange: StoryExchange;
}

/**
 * @param operationId as the engine writes it
 * @throws Error if the story has no such call
 */
export function storyCall(contract: Contract, operationId: string): StoryCall {
  const now = Date.now();
  const {world, token = ''} = playStory(contract, now, operationId);
  const {world: wanted, exchanges} = playStoryThrough(contract, now, operationId);
  return {contract, world, token, wanted, exchange: exchanges.at(-1)!}; // The call itself.
}

/** Texts of examples in the language of a sample. */
export type Translate = (text: string) => string;

/** @returns the first place where a world is not as it must be after a call, in words; undefined if it is */
export function worldDifference({contract, world, wanted}: StoryCall, translate: Translate): string | undefined {
  const [found, expected] = [world, wanted].map((one) => {
    const ended = structuredClone(one);
    // A slow program may have seen the end of an import already.
    tick(ended, contract, {now: nextTick(ended) ?? 0});
    return comparable(ended as unknown as Json, translate);
  });
  return found === undefined || expected === undefined ? undefined : difference(found, expected);
}

/** @returns whether an address is the one of the call, with the same parameters in any order */
export function isTarget({contract, exchange}: StoryCall, target: string, translate: Translate): boolean {
  const {operationId, request} = exchange;
  const path = contract.operations.find(({id}) => id === operationId)?.path ?? '';
  const wanted = path.replace(/\{(\w+)\}/g, (_, name: string) => String(request.path[name]));
  const {pathname, searchParams} = new URL(target, 'http://sandbox');
  const parameters = Object.entries(request.query).map(([name, value]) => [name, translate(String(value))]);
  return decodeURIComponent(pathname) === wanted && isDeepStrictEqual([...searchParams].sort(), parameters.sort());
}

const keyOfFile = new Map(
  [...sampleFiles].map(([name, bytes]) => [`seed:${name}`, createHash('sha256').update(bytes).digest('hex')]),
);

/** Milliseconds since 1970 begin here; all other numbers are smaller. */
const earliestTime = Date.parse('2001-01-01');

const webhookTime = /^\d{4}\/\d{2}\/\d{2} [\d:]{8}$/;

/** What follows from the key of a file, which the story calls by its name. */
const ofFileKeys = ['links', 'linkOfFile'];

/** @returns a world without what differs from one run to another: times, and how files are called */
function comparable(value: Json, translate: Translate): Json {
  if (typeof value === 'number') return value > earliestTime ? 'a time' : value;
  if (typeof value === 'string') return webhookTime.test(value) ? 'a time' : (keyOfFile.get(value) ?? translate(value));
  if (Array.isArray(value)) return value.map((entry) => comparable(entry, translate));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([name]) => !ofFileKeys.includes(name));
  return Object.fromEntries(entries.map(([name, entry]) => [name, comparable(entry ?? null, translate)]));
}

function difference(found: Json, wanted: Json, place = ''): string | undefined {
  const isBothObject = isObject(found) && isObject(wanted);
  if (!isBothObject && !(Array.isArray(found) && Array.isArray(wanted)))
    return isDeepStrictEqual(found, wanted)
      ? undefined
      : `${place} is ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`;
  const [all, others] = [found, wanted] as [JsonObject, JsonObject];
  for (const name of new Set([...Object.keys(all), ...Object.keys(others)])) {
    const problem = difference(all[name] ?? null, others[name] ?? null, place === '' ? name : `${place}.${name}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
