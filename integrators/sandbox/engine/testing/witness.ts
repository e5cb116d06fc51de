import {isDeepStrictEqual} from 'node:util';
import {act, type Action} from '../act';
import {Refusal} from '../context';
import type {ApiRequest, Effect} from '../exchange';
import {handle, tick, type Outcome} from '../handle';
import {isObject, type Json} from '../json';
import type {Status, World} from '../world';
import {Player} from './player';

/** Which status may follow which, as the facts about the platform tell it; 5 (Correcting) is not a call's. */
export const lifecycle: Readonly<Record<Status, readonly Status[]>> = {
  1: [2, 3, -2],
  2: [3, 4, -1, -3],
  3: [4, -1, -3],
  4: [-3],
  5: [],
  [-1]: [],
  [-2]: [1],
  [-3]: [],
};

/** A player who compares what must hold with each call and each action. */
export class Witness extends Player {
  /** Players of other worlds, of which this one must know nothing. */
  others: readonly Witness[] = [];

  protected override answer(request: ApiRequest): Outcome {
    const {world, contract, now} = this;
    tick(world, contract, {now});
    const [before, statuses] = [JSON.stringify(world), statusesOf(world)];
    const comId = companyOf(request, world);
    const outcome = super.answer(request);
    const again = JSON.parse(before) as World;
    const outcomeAgain = handle(again, contract, request, {now});
    this.expect(isDeepStrictEqual(outcome, outcomeAgain), 'A world that was written and read answers otherwise.');
    this.expect(
      JSON.stringify(again) === JSON.stringify(world),
      'A world that was written and read goes on otherwise.',
    );
    const {body} = outcome.response;
    if (body.kind === 'json') this.checkKnown(body.value, request, comId);
    if (isRefusal(outcome)) this.checkUnchanged(before);
    this.checkDocuments(statuses, request.method === 'DELETE');
    return outcome;
  }

  protected override perform(action: Action): Effect[] {
    const {world, contract, now} = this;
    const [before, statuses] = [JSON.stringify(world), statusesOf(world)];
    const again = JSON.parse(before) as World;
    try {
      const effects = super.perform(action);
      this.expect(isDeepStrictEqual(effects, act(again, contract, action, {now})), 'An action has other effects.');
      return effects;
    } catch (error) {
      if (error instanceof Refusal) this.checkUnchanged(before);
      throw error;
    } finally {
      this.checkDocuments(statuses, false);
    }
  }

  private expect(condition: unknown, message: string): asserts condition {
    if (!condition) throw new Error(message);
  }

  /** Nothing but the counters of refusals and wrong codes. */
  private checkUnchanged(before: string): void {
    const withoutCounters = (name: string, value: unknown): unknown =>
      name === 'refused' || name === 'wrongTries' ? undefined : value;
    const [was, is] = [JSON.parse(before) as World, this.world].map((one) => JSON.stringify(one, withoutCounters));
    this.expect(was === is, 'What was refused changed the world.');
  }

  /** An answer holds nothing of another company or world, but for what the call itself named. */
  private checkKnown(value: Json, request: ApiRequest, comId: number | undefined): void {
    const sent = JSON.stringify(request);
    const own = ownersIn(this.world);
    const foreign = this.others.map(({world}) => ownersIn(world));
    for (const [id] of JSON.stringify(value).matchAll(/[0-9a-f]{8}-[0-9a-f-]{27}|token=[0-9a-f]{32}/g)) {
      if (sent.includes(id)) continue;
      const owner = own.get(id);
      this.expect(
        owner === undefined || comId === undefined || owner === comId,
        `${id} is of company ${String(owner)}.`,
      );
      this.expect(owner !== undefined || !foreign.some((ids) => ids.has(id)), `${id} is of another world.`);
    }
    if (comId === undefined) return;
    for (const found of valuesOf(value, 'comId')) this.expect(found === comId, `There is company ${String(found)}.`);
  }

  private checkDocuments(statuses: ReadonlyMap<string, Status>, isDeletion: boolean): void {
    const {world} = this;
    for (const [id, status] of statuses) {
      const now = world.documents[id]?.status;
      if (now === undefined) this.expect(isDeletion && status === 1, `Document ${id} is lost.`);
      else if (now !== status) this.expect(lifecycle[status].includes(now), `${id} went from ${status} to ${now}.`);
    }
    const codes = new Set(Object.keys(world.processCodes));
    for (const {id, comId, no, status, steps} of Object.values(world.documents)) {
      const waiting = steps.filter(({isWaiting}) => isWaiting);
      const isOpen = status === 2 || status === 3;
      this.expect(isOpen === waiting.length > 0, `Document ${no} with status ${status} waits for ${waiting.length}.`);
      this.expect(
        status !== 4 || steps.every((step) => step.permission === 'V' || step.processedDate),
        `${no} is not done.`,
      );
      this.expect(
        waiting.every(({processCode = ''}) => codes.delete(processCode)),
        `A step of ${no} has no code.`,
      );
      this.expect(world.documentNumbers[`${comId}|${no}`] === id, `The code ${no} leads elsewhere.`);
      this.expect(
        steps.every((step) => world.documentOfStep[step.id] === id),
        `A step of ${no} leads elsewhere.`,
      );
    }
    this.expect(codes.size === 0, 'A code leads to no step that waits.');
    for (const {id, code, documentCount} of Object.values(world.types)) {
      const count = Object.values(world.documents).filter(({typeId}) => typeId === id).length;
      this.expect(documentCount === count, `Type ${code} counts ${documentCount} of ${count} documents.`);
    }
  }
}

const statusesOf = ({documents}: World): Map<string, Status> =>
  new Map(Object.values(documents).map(({id, status}) => [id, status]));

/** @returns whether a call was refused: neither asked for a code (100) nor told to wait (202) */
function isRefusal({response: {status, body}}: Outcome): boolean {
  if (body.kind !== 'json' || !isObject(body.value)) return false;
  return status >= 400 || (body.value.success === false && body.value.data === null);
}

/** The company in which a call is made. */
function companyOf({headers}: ApiRequest, {sessions, users}: World): number | undefined {
  const userId = sessions[(headers.authorization ?? '').slice('Bearer '.length)]?.userId;
  return userId === undefined ? undefined : users[userId]?.comId;
}

/** The companies of ids, as answers show them. */
function ownersIn({documents, batchProcesses, roles, links}: World): Map<string, number> {
  return new Map([
    ...Object.values(documents).flatMap(({id, comId, steps}) =>
      [id, ...steps.map((step) => step.id)].map((one) => [one, comId] as const),
    ),
    ...[...Object.values(batchProcesses), ...Object.values(roles)].map(({id, comId}) => [id, comId] as const),
    ...Object.entries(links).flatMap(([token, {documentId = ''}]) => {
      const comId = documents[documentId]?.comId;
      return comId === undefined ? [] : [[`token=${token}`, comId] as const];
    }),
  ]);
}

/** @returns all values with a name in an answer */
function valuesOf(value: Json | undefined, name: string): Json[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesOf(entry, name));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => (key === name ? [entry ?? null] : valuesOf(entry, name)));
}
