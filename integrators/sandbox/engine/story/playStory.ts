import type {Contract} from '../contract';
import type {Json, JsonObject} from '../json';
import {isPlayed} from '../handlers/notPlayed';
import {createWorld} from '../seedWorld';
import {durationOf} from '../scenarios';
import {playStep, type ScenarioStep, type Stage} from '../steps';
import {story} from './story';
import type {ShownCall, StoryStep} from './storyStep';
import type {WebhookEvent, World} from '../world';

/** A call of the story. */
export interface StoryExchange {
  /** Id as the engine writes it: `password-login`, `v2/password-login`. */
  operationId: string;
  /** Names of the contract's examples that it is; undefined where no page shows it. */
  requestExample?: string;
  answerExample?: string;
  request: {path: JsonObject; query: JsonObject; body?: Json};
  /** Undefined for a file. */
  response?: Json;
}

export interface PlayedStory {
  /** The world at the end. */
  world: World;
  /** The token with which the next call is made. */
  token: string | undefined;
  /** In their order; without `until`, what could have happened instead is among them. */
  exchanges: StoryExchange[];
  events: WebhookEvent[];
}

/**
 * Plays the story of the pages in a new world: with the same ids, tokens and codes in each version, at each time.
 *
 * @param now time at its end
 * @param until stops just before this operation is called as its example shows, so that the example's own values work;
 *   at the end for one that the sandbox does not play
 * @param example which example, of the request or of the answer; the samples send `default`
 * @throws Error if the story has no such call
 */
export function playStory(contract: Contract, now: number, until?: string, example = 'default'): PlayedStory {
  if (until === undefined) return play(contract, now, story);
  return play(contract, now, isPlayed(until) ? pathTo(until, example).slice(0, -1) : linear(story));
}

/** Plays the story until an operation has been called as its example shows. */
export function playStoryThrough(contract: Contract, now: number, through: string, example = 'default'): PlayedStory {
  return play(contract, now, pathTo(through, example));
}

function play(contract: Contract, now: number, steps: readonly StoryStep[]): PlayedStory {
  const world = createWorld({seed: 1, version: contract.version, isPlain: true, refusals: '200'});
  const stage: Stage = {world, contract, kept: {}, now: now - durationOf(linear(steps))};
  const played: Pick<PlayedStory, 'exchanges' | 'events'> = {exchanges: [], events: []};
  playAll(steps, stage, played);
  const {token} = stage.kept;
  return {world, token: typeof token === 'string' ? token : undefined, ...played};
}

/** @returns how long the story takes */
export const storyDuration = (): number => durationOf(linear(story));

/** What happens for sure. */
const linear = (steps: readonly StoryStep[]): ScenarioStep[] =>
  steps.flatMap((step) => ('instead' in step ? [] : [step]));

/** @returns the steps to a call, without what could have happened instead of them */
function pathTo(operationId: string, example: string): StoryStep[] {
  const steps = pathIn(story, operationId, example);
  if (!steps) throw new Error(`The story has no call ${operationId}. Add it in integrators/sandbox/engine/story.`);
  return steps;
}

function pathIn(steps: readonly StoryStep[], operationId: string, example: string): StoryStep[] | undefined {
  for (const [index, step] of steps.entries()) {
    const end = isShown(step, operationId, example)
      ? [step]
      : 'instead' in step && pathIn(step.instead, operationId, example);
    if (end) return [...linear(steps.slice(0, index)), ...end];
  }
  return undefined;
}

function isShown(step: StoryStep, operationId: string, example: string): boolean {
  if (!('call' in step) || step.call !== operationId) return false;
  const {request, answer}: ShownCall = step;
  return (request ?? answer) === example;
}

function playAll(steps: readonly StoryStep[], stage: Stage, played: Pick<PlayedStory, 'exchanges' | 'events'>): void {
  for (const step of steps) {
    if ('instead' in step) {
      const {world, kept} = stage;
      playAll(step.instead, {...stage, world: structuredClone(world), kept: structuredClone(kept)}, played);
      continue;
    }
    const {effects, sent} = playStep(step, stage);
    played.events.push(...effects.flatMap((effect) => (effect.kind === 'webhook' ? [effect.event] : [])));
    if (!sent || !('call' in step)) continue;
    const {request, answer}: ShownCall = step;
    const {response, ...told} = sent;
    played.exchanges.push({
      operationId: step.call,
      ...(request === undefined ? {} : {requestExample: request}),
      ...(answer === undefined ? {} : {answerExample: answer}),
      request: told,
      ...(response.body.kind === 'json' ? {response: response.body.value} : {}),
    });
  }
}
